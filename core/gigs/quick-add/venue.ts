import { nameWords } from '../name-words.ts';
import { findPlace, isSameCity, type Places } from '../places.ts';
import { DAY_NAME } from './day-names.ts';
import type { Line, Span } from './line.ts';
import { isBehindAt } from './name-runs.ts';
import type { KnownVenue, QuickContext } from './quick-context.ts';

export interface FoundVenue extends Span {
  venue: KnownVenue;
  /** Where another is that is called so, if nothing says which is meant. */
  other: string;
}

/** Whether the words of a line name the city that a venue is in, under any of its names. */
export function isCityOf({ city, country }: KnownVenue, typed: string, places: Places): boolean {
  if (city === '') return false;
  if (isSameCity(city, typed)) return true;
  const near = country || undefined;
  const meant = findPlace(places, city, near);
  return meant !== null && findPlace(places, typed, near)?.place === meant.place;
}

/** Words right behind the name of a venue, or right before it, that only say where it is. */
export function cityBeside(
  line: Line,
  { venue, from, to }: Omit<FoundVenue, 'other'>,
  { places }: QuickContext,
): Span | null {
  const most = Math.max(1, places.mostWords);
  for (let length = most; length > 0; length -= 1) {
    for (const span of [
      { from: to, to: to + length },
      { from: from - length, to: from },
    ]) {
      const words = line.words.slice(Math.max(0, span.from), span.to);
      if (words.length < length || words.some(({ isTaken }) => isTaken)) continue;
      if (isCityOf(venue, words.map(({ text }) => text).join(' '), places)) return span;
    }
  }
  return null;
}

/**
 * The account's own venue with the longest name that stands in the line; of several that are called so, the one whose city stands
 * beside it. One that is called like a day of the week needs an `at` or its city, unless the line has another day.
 */
export function findVenue(line: Line, context: QuickContext, isDayRead: boolean): FoundVenue | null {
  const byName = Map.groupBy(context.venues, ({ name }) => nameWords(name));
  const longest = Math.max(0, ...[...byName.keys()].map((name) => name.split(' ').length));
  const foundAt = (from: number, to: number, name: string): FoundVenue | null => {
    const named = (byName.get(name) ?? []).map((venue) => ({ venue, from, to }));
    const beside = named.find((one) => cityBeside(line, one, context));
    const isDay = DAY_NAME.test(name) && !isDayRead && !beside && !isBehindAt(line, from);
    const [found] = beside ? [beside] : named;
    if (!found || isDay) return null;
    const other = named.find(({ venue }) => venue.city !== found.venue.city)?.venue.city;
    return { ...found, other: beside ? '' : (other ?? '') };
  };
  let best: FoundVenue | null = null;
  let length = 0;
  for (const from of line.words.keys()) {
    let name = '';
    for (let to = from; to < Math.min(line.words.length, from + longest); to += 1) {
      const word = line.words[to];
      if (!word || word.isTaken) break;
      name = [name, word.folded].filter(Boolean).join(' ');
      const found = name.length > length ? foundAt(from, to + 1, name) : null;
      if (found) [best, length] = [found, name.length];
    }
  }
  return best;
}
