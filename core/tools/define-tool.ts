import type * as z from 'zod/mini';
import type { MilestoneKey } from '../journey.ts';
import type { LibraryType } from '../library.ts';
import type { ToolFacts, ToolMilestone } from './tool-facts.ts';

/** No tool takes a larger file, in bytes. */
export const LARGEST_TOOL_FILE = 4 * 1024 * 1024;

/** A file that a device-made tool uploads before its generation can settle. `maxBytes` caps its size. */
export interface ToolFile {
  type: string;
  maxBytes: number;
  /** It may be missing. */
  optional?: true;
}

/** How the library shows a generation: the words under its title, and the names of the files that stand for it. */
export interface Shown {
  style: string;
  djName: string;
  picture: string | null;
  audio?: string;
  /** What is downloaded of it: the audio or the picture, unless said. */
  file?: string;
}

/**
 * What is written for a tool before it is made, kept on the server as it was typed: the schema takes every text, half a link and
 * an empty line, too. The title is what lists call it.
 */
export interface ToolDrafts<Input> {
  schema: z.ZodMiniType<Input>;
  titleOf(content: Input): string;
}

/** A tool that makes something: its manifest, and what only the server and its own screen need to know. */
interface ToolBase<Id extends string, Input, Output, Edits> extends ToolFacts {
  id: Id;
  makes: { type: LibraryType; noun: string };
  milestone: ToolMilestone & { key: MilestoneKey };
  /** What a caller must send; every field but the essential one has a default. */
  input: z.ZodMiniType<Input>;
  output: z.ZodMiniType<Output>;
  /** What may be changed later without a new generation; each change is a new version. */
  edits: z.ZodMiniType<Edits>;
  /** The title a new generation gets. */
  titleOf(input: Input): string;
  shownAs(made: { input: Input; output: Output; edits: Edits | null }): Shown;
  /** There where it is written over days, as a document is. */
  drafts?: ToolDrafts<Input>;
  /** A smallest valid input, as a caller would send it: the conformance suite runs every tool with it. */
  example: unknown;
}

/** Made on the server: the reply to the request holds the result. */
export interface ServerTool<Id extends string = string, Input = unknown, Output = unknown, Edits = unknown>
  extends ToolBase<Id, Input, Output, Edits> {
  made: 'server';
}

/** Made on the device: the browser renders under a reservation, uploads `files`, then settles with the output. */
export interface DeviceTool<Id extends string = string, Input = unknown, Output = unknown, Edits = unknown>
  extends ToolBase<Id, Input, Output, Edits> {
  made: 'device';
  files: Readonly<Record<string, ToolFile>>;
}

export type Tool<Id extends string = string, Input = unknown, Output = unknown, Edits = unknown> =
  | ServerTool<Id, Input, Output, Edits>
  | DeviceTool<Id, Input, Output, Edits>;

/** Declares a tool made on the server; its types follow from its schemas. */
export function serverTool<const Id extends string, Input, Output, Edits>(
  tool: ServerTool<Id, Input, Output, Edits>,
): ServerTool<Id, Input, Output, Edits> {
  return tool;
}

/** Declares a tool made on the user's device; its types follow from its schemas. */
export function deviceTool<const Id extends string, Input, Output, Edits>(
  tool: DeviceTool<Id, Input, Output, Edits>,
): DeviceTool<Id, Input, Output, Edits> {
  return tool;
}
