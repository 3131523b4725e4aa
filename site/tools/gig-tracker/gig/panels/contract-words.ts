import { dateInYear } from '#core/day-words.ts';
import { CONTRACT_STATES, type ContractState } from '#core/gigs/contract-states.ts';
import type { GigContract } from '#core/gigs/gig-terms-schema.ts';
import { localDay } from '#site/lib/local-day.ts';
import type { State } from '#site/ui/state-icons.ts';

const SIGNS: Record<ContractState, State> = {
  draft: 'nothing',
  made: 'waiting',
  out: 'waiting',
  signed: 'ok',
  declined: 'danger',
  voided: 'nothing',
  expired: 'danger',
};

/** How far a contract is, and since when: `Signed by both, 3 Nov`. */
export function stateWords(
  { state, since }: Pick<GigContract, 'state' | 'since'>,
  today: string,
): { sign: State; text: string } {
  const day = dateInYear(localDay(new Date(since)), today);
  const words = CONTRACT_STATES[state];
  if (state === 'out') return { sign: SIGNS[state], text: `${words} since ${day}` };
  const isWritten = state === 'draft' || state === 'made';
  return { sign: SIGNS[state], text: isWritten ? `${words}, changed ${day}` : `${words}, ${day}` };
}

/** Where a contract is written: a draft by its name, and what was made of one that is gone by its own. */
export const addressOfContract = (id: string): string =>
  `/contract-generator?${id.startsWith('drf_') ? 'contract' : 'view'}=${id}`;
