import { nameWords } from '../name-words.ts';
import { findPlace, isSameCity, type Places } from '../places.ts';
import { WEEKDAY } from './day-names.ts';
import type { Line, Span } from './line.ts';
import type { KnownVenue, QuickContext } from './quick-context.ts';

export interface FoundVenue extends Span {
  venue: KnownVenue;
}

/** A day of the week is a day, also where a venue is called so. */
const DAY_NAME = new RegExp(`^(?:${WEEKDAY})$`, 'iu');

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
  { venue, from, to }: FoundVenue,
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

/** The account's own venue with the longest name that stands in the line; of several that are called so, the one whose city stands beside it. */
export function findVenue(line: Line, context: QuickContext): FoundVenue | null {
  const byName = Map.groupBy(context.venues, ({ name }) => nameWords(name));
  const longest = Math.max(0, ...[...byName.keys()].map((name) => name.split(' ').length));
  let best: (Span & { name: string }) | null = null;
  for (const from of line.words.keys()) {
    let name = '';
    for (let to = from; to < Math.min(line.words.length, from + longest); to += 1) {
      const word = line.words[to];
      if (!word || word.isTaken) break;
      name = [name, word.folded].filter(Boolean).join(' ');
      const isKnown = name !== '' && byName.has(name) && !DAY_NAME.test(name);
      if (isKnown && name.length > (best?.name.length ?? 0)) best = { from, to: to + 1, name };
    }
  }
  if (!best) return null;
  const { from, to, name } = best;
  const found = (byName.get(name) ?? []).map((venue) => ({ venue, from, to }));
  return found.find((one) => cityBeside(line, one, context)) ?? found[0] ?? null;
}
