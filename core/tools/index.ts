import { contractGenerator } from './contract-generator/tool.ts';
import type { Tool } from './define-tool.ts';
import { logoGenerator } from './logo-generator/tool.ts';
import { pressKit } from './press-kit/tool.ts';
import { voiceTag } from './voice-tag/tool.ts';

/** Every tool that makes something. A tool that is not in here does not exist for the server. */
export const TOOLS = {
  'logo-generator': logoGenerator,
  'voice-tag': voiceTag,
  'press-kit': pressKit,
  'contract-generator': contractGenerator,
} as const satisfies Record<string, Tool>;

export type ToolId = keyof typeof TOOLS;
/** Tools by id, as the server is given them: the product's own, or a test's. */
export type ToolRegistry = Readonly<Record<string, Tool>>;

/** The tool of that id, or null: names that every object has, such as `constructor`, are no tools. */
export function findTool(registry: ToolRegistry, id: string): Tool | null {
  return Object.hasOwn(registry, id) ? (registry[id] ?? null) : null;
}
