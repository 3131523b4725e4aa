import { findPlace, type NamedPlace, type Place, type Places } from '../places.ts';
import { type Line, type Span, take } from './line.ts';
import { type Run, runsOf } from './name-runs.ts';
import type { QuickContext } from './quick-context.ts';

/** Thousands of people without which a city in another part of the world is taken for a name: behind one, alone, before one. */
const LEAST = { behindName: 100, alone: 300, beforeName: 300 } as const;
/** Larger cities that venues are called like. */
const NAMES_TOO = new Set([
  ...['aurora', 'bend', 'bury', 'corona', 'eden', 'gary', 'kent', 'man', 'mary', 'mobile'],
  ...['most', 'orange', 'paradise', 'phoenix', 'sale', 'troy', 'union', 'victoria'],
]);
/** `Club Paris` and `Paris Club` are names. */
const KINDS = new Set([
  ...['arena', 'bar', 'beach', 'cafe', 'club', 'disco', 'hall', 'hotel', 'lounge', 'palace', 'pub'],
  ...['restaurant', 'rooftop', 'room', 'studio', 'the'],
]);
/** `Leeds Festival` is a name too, but a party in Leeds is in Leeds. */
const EVENTS = new Set(['carnival', 'festival', 'open', 'parade', 'park', 'party', 'pride', 'street']);
const COUNTRIES: Readonly<Record<string, string>> = { UK: 'GB', USA: 'US' };

interface Candidate extends NamedPlace, Span {
  /** How surely it is the city of the line. */
  score: number;
}

/** Words of a run that are a city, with the country behind it (`London UK`) where one stands there. */
function cityAt(
  line: Line,
  { from, to }: Span,
  home: string | undefined,
  places: Places,
): (NamedPlace & Span) | null {
  const words = line.words.slice(from, to);
  if (words.some(({ folded }) => folded === '')) return null;
  const texts = words.map(({ text }) => text);
  const code = COUNTRIES[texts.at(-1) ?? ''] ?? texts.at(-1) ?? '';
  const abroad =
    texts.length > 1 && /^[A-Z]{2}$/.test(code)
      ? findPlace(places, texts.slice(0, -1).join(' '), code)
      : null;
  if (abroad?.place.country === code) return { ...abroad, from, to };
  const typed = texts.join(' ');
  // Short names are words of some language: `LA`, not `la`.
  if (typed.length <= 3 && !/^\p{Lu}/u.test(typed)) return null;
  const found = findPlace(places, typed, home);
  return found && { ...found, from, to };
}

/** `Europe` of `Europe/Berlin` */
const regionOf = (zone: string): string => zone.split('/')[0] ?? '';

/** The city at the end of a run, else at its beginning; the longest name of all. */
function cityOf(line: Line, run: Run, isOnly: boolean, { homeZone, places }: QuickContext): Candidate | null {
  const home = places.countries.get(homeZone);
  const folded = (at: number): string => line.words[at]?.folded ?? '';
  const isNear = ({ zone }: Place): boolean => regionOf(zone) === regionOf(homeZone);
  const isKnown = ({ place, from, to }: NamedPlace & Span, least: number): boolean =>
    place.country === home ||
    to - from > 1 ||
    ((isNear(place) || place.weight >= least) && !NAMES_TOO.has(folded(from)));
  const isKind = (from: number, to: number): boolean =>
    line.words.slice(from, to).every((word) => KINDS.has(word.folded));
  const size = run.to - run.from;
  for (let length = Math.min(size, places.mostWords + 1); length > 0; length -= 1) {
    const last = cityAt(line, { from: run.to - length, to: run.to }, home, places);
    const isIn = folded(run.to - length - 1) === 'in';
    if (last && length === size && (isIn || !isOnly || isKnown(last, LEAST.alone)))
      return { ...last, score: 3 };
    if (last && length < size && (isIn || (isKnown(last, LEAST.behindName) && !isKind(run.from, last.from))))
      return { ...last, score: 2 };
    const first = length < size && cityAt(line, { from: run.from, to: run.from + length }, home, places);
    const next = folded(run.from + length);
    const isName = KINDS.has(next) || EVENTS.has(next) || NAMES_TOO.has(folded(run.from));
    if (first && first.place.weight >= LEAST.beforeName && !isName) return { ...first, score: 1 };
  }
  return null;
}

/** The city that a line names beside everything else; takes its words. */
export function readPlace(line: Line, context: QuickContext): NamedPlace | null {
  const runs = runsOf(line);
  const found = runs.flatMap((run) => cityOf(line, run, runs.length === 1, context) ?? []);
  const [best] = found.sort((a, b) => b.score - a.score || b.from - a.from);
  if (!best) return null;
  take(line, best);
  return { place: best.place, name: best.name };
}
