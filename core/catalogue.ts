import { contractGeneratorFacts } from './tools/contract-generator/facts.ts';
import { djAssistantFacts } from './tools/dj-assistant/facts.ts';
import { gigTrackerFacts } from './tools/gig-tracker/facts.ts';
import { logoGeneratorFacts } from './tools/logo-generator/facts.ts';
import { pressKitFacts } from './tools/press-kit/facts.ts';
import type { ToolFacts } from './tools/tool-facts.ts';
import { voiceTagFacts } from './tools/voice-tag/facts.ts';

/** The tools of the product, as tiles and prices list them. spec §1 */
export const CATALOGUE = [
  logoGeneratorFacts,
  voiceTagFacts,
  pressKitFacts,
  contractGeneratorFacts,
  djAssistantFacts,
  gigTrackerFacts,
] as const satisfies readonly ToolFacts[];

export type CatalogueTool = (typeof CATALOGUE)[number];
export type CatalogueId = CatalogueTool['id'];

/** Credits a use of each tool. spec §9 */
export const TOOL_COSTS = Object.fromEntries(CATALOGUE.map(({ id, cost }) => [id, cost])) as {
  [Tool in CatalogueTool as Tool['id']]: Tool['cost'];
};

/** The tool of that id, or undefined: an activity may be of one that is no more. */
export const findFacts = (id: string): CatalogueTool | undefined => CATALOGUE.find((tool) => tool.id === id);
