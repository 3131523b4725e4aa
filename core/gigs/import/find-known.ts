import type { Gig, NewGig } from '../gig.ts';
import { nameWords } from '../name-words.ts';

/** A gig that was read, and its night. */
export interface GigOfNight {
  night: string;
  gig: NewGig;
}

/** What a gig of a file is likely the same as: one that is there, or one before it in the file, by its place. */
export type Known = { gig: Gig } | { twin: number } | null;

/**
 * Which of them are there already: on the same night with the same title, or at the same venue from the same time on. Those that
 * a file has twice are known from the second on. To be shown, never to be decided by.
 */
export function findKnown(read: readonly GigOfNight[], gigs: readonly Gig[]): Known[] {
  const known = new Map<string, Gig>();
  for (const gig of gigs) for (const key of keysOf(gig.night, gig)) known.set(key, known.get(key) ?? gig);
  const first = new Map<string, number>();
  return read.map(({ night, gig }, at) => {
    const found = keysOf(night, gig).flatMap((key) => known.get(key) ?? []);
    const whole = JSON.stringify([nameWords(gig.title), gig.start, gig.end, venueOf(gig)]);
    const twin = first.get(whole);
    if (twin === undefined) first.set(whole, at);
    if (found[0]) return { gig: found[0] };
    return twin === undefined ? null : { twin };
  });
}

/** What two have in common that are the same. */
function keysOf(night: string, gig: Gig | NewGig): string[] {
  const venue = venueOf(gig);
  // The night alone says nothing of when two sets at one venue are.
  const time = gig.start.includes('T') ? gig.start.slice(0, 16) : '';
  return [`${night} title ${nameWords(gig.title)}`, ...(venue && time ? [`${time} venue ${venue}`] : [])];
}

const venueOf = ({ venue }: Gig | NewGig): string => (venue && 'name' in venue ? nameWords(venue.name) : '');
