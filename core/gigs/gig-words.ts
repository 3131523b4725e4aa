import { isolated } from '../bidi.ts';
import { moneyWords } from '../money.ts';
import type { Gig } from './gig.ts';

type Timed = Pick<Gig, 'start' | 'end'>;

/** `23:30–02:00` on the wall at the venue, `23:30` without an end, nothing while nobody knows the time. */
export function setWords({ start, end }: Timed): string {
  const from = start.slice(11, 16);
  const until = end?.slice(11, 16) ?? '';
  return until ? `${from}–${until}` : from;
}

/** `€1,200`; nothing where nobody spoke of it. */
export const feeWords = ({ fee }: Pick<Gig, 'fee'>): string => (fee ? moneyWords(fee) : '');

/** The venue as a second line: its city, and its name too where the title says another. */
export function placeWords({ title, venue }: Pick<Gig, 'title' | 'venue'>): string {
  if (!venue) return '';
  const isTold = title.toLowerCase().includes(venue.name.toLowerCase());
  return [isTold ? '' : venue.name, venue.city].filter(Boolean).map(isolated).join(', ');
}
