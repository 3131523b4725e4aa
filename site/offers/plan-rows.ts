import { CATALOGUE, type CatalogueId } from '#core/catalogue.ts';
import type { Plan } from '#core/plans.ts';
import { djAssistantFacts } from '#core/tools/dj-assistant/facts.ts';
import { costWords } from '#site/lib/credit-words.ts';

/** What stands in a cell of the comparison: words, or whether the plan has it. */
export type PlanCell = string | boolean;

type CellOf = (plan: Plan) => PlanCell;

interface PlanRow {
  id: string;
  cell: CellOf;
  /** The tool that it belongs to, where there is one. */
  tool?: CatalogueId;
}

const ofPro: CellOf = ({ hasProParts }) => hasProParts;

/** The rows of the comparison from the top; content/comparison.yaml has their words, under the same ids. */
export const PLAN_ROWS: readonly PlanRow[] = [
  { id: 'credits', cell: ({ credits }) => (credits === null ? 'Not needed' : `${credits} to start`) },
  { id: 'daily', cell: ({ daily }) => (daily === null ? 'No limit, fair use' : String(daily)) },
  {
    id: 'cue',
    cell: ({ credits }) => (credits === null ? 'Included' : costWords(djAssistantFacts.cost)),
  },
  { id: 'edits', cell: () => 'Free' },
  { id: 'files', cell: () => true },
  { id: 'keep', cell: () => true },
  { id: 'wav', cell: ofPro },
  { id: 'zip', cell: ofPro },
  { id: 'licence', cell: ofPro },
  { id: 'gigs', cell: () => 'Included', tool: 'gig-tracker' },
  { id: 'links', cell: ofPro, tool: 'press-kit' },
  {
    id: 'contracts',
    cell: ({ contractsOut }) => (contractsOut === null ? 'Any number' : String(contractsOut)),
    tool: 'contract-generator',
  },
];

/** Whether what the row names can be had today: its tool is open, or it needs none. */
export const isOpenToday = ({ tool }: PlanRow): boolean =>
  tool === undefined || CATALOGUE.some(({ id, opens }) => id === tool && opens !== null);
