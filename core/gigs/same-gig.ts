import type { Gig, NewGig } from './gig.ts';
import { nightOf, readMoment } from './moment.ts';
import { nameWords } from './name-words.ts';
import { wallTime } from './zoned-time.ts';

/**
 * Whether two are likely the same gig: of one night, and with the same venue, or a title that has all words of the other's title
 * or venue. To be shown, never to be decided by.
 */
export function sameGig(one: Gig | NewGig, other: Gig | NewGig): boolean {
  if (nightOfGig(one) !== nightOfGig(other)) return false;
  const [place, otherPlace] = [placeOf(one), placeOf(other)];
  if (place !== '' && otherPlace !== '') return isWithin(place, otherPlace);
  return namesOf(one).some((name) => namesOf(other).some((otherName) => isWithin(name, otherName)));
}

/** The night of a gig, or of one that isn't made yet. */
export function nightOfGig(gig: Gig | NewGig): string {
  if ('night' in gig) return gig.night;
  const instant = readMoment(gig.start, gig.zone);
  return instant === null ? gig.start : nightOf(wallTime(instant, gig.zone));
}

const placeOf = ({ venue }: Gig | NewGig): string => (venue && 'name' in venue ? nameWords(venue.name) : '');

const namesOf = (gig: Gig | NewGig): string[] =>
  [nameWords(gig.title), placeOf(gig)].filter((name) => name !== '');

/** Whether one of the two has all words of the other. */
function isWithin(one: string, other: string): boolean {
  const [words, others] = [new Set(one.split(' ')), new Set(other.split(' '))];
  return words.isSubsetOf(others) || others.isSubsetOf(words);
}
