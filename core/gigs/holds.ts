import { dateInYear } from '../day-words.ts';
import type { Gig } from './gig.ts';

type HeldGig = Pick<Gig, 'id' | 'night' | 'status' | 'hold' | 'deletedAt'>;
type Hold = NonNullable<Gig['hold']>;

const isHeld = ({ status, deletedAt }: HeldGig): boolean => status === 'hold' && deletedAt === null;

/** The holds of a night, the first in the queue first; one without a place in it is the last. */
export function holdsOfNight<G extends HeldGig>(gigs: readonly G[], night: string): G[] {
  const placeOf = ({ hold }: G): number => hold?.order ?? Number.POSITIVE_INFINITY;
  return gigs
    .filter((gig) => gig.night === night && isHeld(gig))
    .toSorted((one, other) => (placeOf(one) < placeOf(other) ? -1 : placeOf(one) > placeOf(other) ? 1 : 0));
}

/** The other holds of the night of a gig: what can be released once it is confirmed. */
export const otherHolds = <G extends HeldGig>(gig: HeldGig, others: readonly G[]): G[] =>
  holdsOfNight(others, gig.night).filter(({ id }) => id !== gig.id);

/** Whether the last day of a hold is over. One without a last day never runs out. */
export const hasRunOut = ({ until }: Hold, today: string): boolean => until !== null && until < today;

/** `1st`, `2nd`: the place in the queue for a night. */
export function holdPlace({ order }: Hold): string {
  return ['1st', '2nd', '3rd'][order - 1] ?? `${order}th`;
}

const OTHERS = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight'] as const;

/** `Yours until 1 Dec`, `Behind one other act until 6 Dec`, `Ran out on 1 Dec`. The year is named where it is another. */
export function holdWords(hold: Hold, today: string): string {
  const { order, until } = hold;
  const day = until && dateInYear(until, today);
  if (hasRunOut(hold, today)) return `Ran out on ${day}`;
  const last = day ? ` until ${day}` : '';
  if (order === 1) return last ? `Yours${last}` : 'First in line';
  return `Behind ${OTHERS[order - 2]} other ${order === 2 ? 'act' : 'acts'}${last}`;
}
