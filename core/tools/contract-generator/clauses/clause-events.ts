import type { EventType } from '#core/gigs/booking.ts';
import type { Contract } from '../contract.ts';
import { CLAUSE_IDS, type ClauseId } from './clause-ids.ts';

const EVERYWHERE = ['club', 'festival', 'wedding', 'corporate', 'private', 'residency'] as const;
/** Nights that sell tickets. */
const PUBLIC = ['club', 'festival', 'residency'] as const;
const CELEBRATIONS = ['wedding', 'private'] as const;

/** Whether people celebrate something of their own, and have wishes for the music. */
export const isCelebration = (event: EventType): boolean => CELEBRATIONS.some((each) => each === event);

/** Events whose contracts have a clause unless it is taken out, and events that go wrong without it. */
const EVENTS_OF: Readonly<
  Record<ClauseId, { usedAt: readonly EventType[]; neededAt: readonly EventType[] }>
> = {
  parties: { usedAt: EVERYWHERE, neededAt: EVERYWHERE },
  engagement: { usedAt: EVERYWHERE, neededAt: EVERYWHERE },
  times: { usedAt: EVERYWHERE, neededAt: EVERYWHERE },
  fee: { usedAt: EVERYWHERE, neededAt: EVERYWHERE },
  deposit: { usedAt: EVERYWHERE, neededAt: EVERYWHERE },
  balance: { usedAt: EVERYWHERE, neededAt: EVERYWHERE },
  overtime: { usedAt: EVERYWHERE, neededAt: ['corporate', ...CELEBRATIONS] },
  postponement: { usedAt: EVERYWHERE, neededAt: [] },
  'client-cancels': { usedAt: EVERYWHERE, neededAt: EVERYWHERE },
  'artist-cancels': { usedAt: EVERYWHERE, neededAt: ['corporate', ...CELEBRATIONS] },
  'force-majeure': { usedAt: EVERYWHERE, neededAt: ['festival'] },
  'technical-rider': { usedAt: ['corporate', ...PUBLIC], neededAt: ['club', 'festival'] },
  hospitality: { usedAt: EVERYWHERE, neededAt: [] },
  travel: { usedAt: PUBLIC, neededAt: [] },
  safety: { usedAt: EVERYWHERE, neededAt: PUBLIC },
  damage: { usedAt: EVERYWHERE, neededAt: CELEBRATIONS },
  weather: { usedAt: ['festival'], neededAt: [] },
  recording: { usedAt: EVERYWHERE, neededAt: ['festival'] },
  promotion: { usedAt: PUBLIC, neededAt: [] },
  radius: { usedAt: [], neededAt: [] },
  'licences-taxes': { usedAt: EVERYWHERE, neededAt: PUBLIC },
  liability: { usedAt: EVERYWHERE, neededAt: ['corporate', 'festival'] },
  insurance: { usedAt: ['corporate', 'festival', 'wedding'], neededAt: [] },
  contractor: { usedAt: ['corporate', ...PUBLIC], neededAt: ['residency'] },
  substitution: { usedAt: ['wedding'], neededAt: [] },
  law: { usedAt: EVERYWHERE, neededAt: EVERYWHERE },
  'whole-agreement': { usedAt: EVERYWHERE, neededAt: EVERYWHERE },
  notices: { usedAt: EVERYWHERE, neededAt: EVERYWHERE },
};

/** Whether a contract has a clause of the library: as its user chose, or as its event usually has it. */
export const hasClause = ({ clauses, event }: Pick<Contract, 'clauses' | 'event'>, id: ClauseId): boolean =>
  clauses[id] ?? EVENTS_OF[id].usedAt.includes(event);

/** The clauses that an event goes wrong without. */
export const neededClauses = (event: EventType): ClauseId[] =>
  CLAUSE_IDS.filter((id) => EVENTS_OF[id].neededAt.includes(event));

/** Without these no contract of any kind is one. */
export const ESSENTIAL_CLAUSES: readonly ClauseId[] = ['parties', 'engagement', 'fee'];

/** A contract with a clause put in, or taken out. */
export const withClause = (
  { clauses }: Pick<Contract, 'clauses'>,
  id: ClauseId,
  isIn: boolean,
): Pick<Contract, 'clauses'> => ({ clauses: { ...clauses, [id]: isIn } });
