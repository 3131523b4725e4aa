import { longDateWords } from '#core/day-words.ts';
import type { Gig } from '#core/gigs/gig.ts';

/** A line of the list: a gig with its place in it, or the month of the gigs below. */
export type ListLine =
  | { kind: 'gig'; key: string; gig: Gig; index: number }
  | { kind: 'month'; key: string; words: string };

/** `November 2026` */
const monthWords = (day: string): string => longDateWords(day).replace(/^\d+ /, '');

/** The lines of gigs; in the order of their nights each month has its name above it. */
export function linesOf(gigs: readonly Gig[], isByNight: boolean): ListLine[] {
  return gigs.flatMap((gig, index) => {
    const line: ListLine = { kind: 'gig', key: gig.id, gig, index };
    const month = gig.night.slice(0, 7);
    if (!isByNight || gigs[index - 1]?.night.slice(0, 7) === month) return [line];
    return [{ kind: 'month', key: `${month} ${gig.id}`, words: monthWords(gig.night) }, line];
  });
}

/** The ids from one to another, both counted in, whichever comes first; the second alone where the first isn't there. */
export function idsBetween(ids: readonly string[], from: string | null, to: string): string[] {
  const [first, last] = [from === null ? -1 : ids.indexOf(from), ids.indexOf(to)];
  if (last < 0) return [];
  if (first < 0) return [to];
  return ids.slice(Math.min(first, last), Math.max(first, last) + 1);
}
