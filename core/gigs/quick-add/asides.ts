import { findPlace, type Places } from '../places.ts';
import { CURRENCY } from './currency-words.ts';
import { type Line, matchAt, type Span, setAside, take, textOf, wordsLike } from './line.ts';

/** Nine digits at least that begin like a number to call. */
const PHONE =
  '(?!\\d{4} ?- ?\\d{4}(?!\\d))(?:\\+\\d(?:[ ()/-]{0,2}\\d){9,13}?|0(?:[ ()/-]{0,2}\\d){8,13}?)(?!\\d)(?: \\d\\d(?!\\d))*' +
  '|\\d{3}[-.) ]{1,2}\\d{3}[-.]\\d{4}';
/** `SE1 6DP` */
const BRITISH_CODE = '[a-z]{1,2}\\d[a-z\\d]? ?\\d(?!st|nd|rd|th|hr)[abd-hjlnp-uw-z]{2}';
const CLOCK_OF_NO_DAY = '(?:2[5-9]|[3-9]\\d):\\d\\d(?:-\\d+:\\d\\d)?|\\d\\d:[6-9]\\d';

const SUM = `(?:${CURRENCY})?(?:\\d{3,6}|\\d{1,3}[.,]\\d{3}|\\d{1,3}(?:[.,]\\d)?k)(?: ?(?:${CURRENCY}))?`;
/** What is no sum yet: `1200-1500`, `2 x 300`, `100 per hour`, `ca.` */
const NO_SUM = `${SUM} ?(?:-|to|bis) ?${SUM}|(?:(?<!\\d )min|max)\\.? ${SUM}|\\d ?x ?\\d+|${SUM} ?(?:/|per |pro )\\p{L}+|ca\\.?(?= ?\\d)`;
const SHARE =
  '(?:(?:less|minus|vs\\.?) )?(?:\\d[\\d.,]* ?(?:%|percent|prozent)|\\d0/\\d0)' +
  '(?: (?:after|over|ab) \\d+| (?:of|the|vo[nm]|door|bar|agency|commission|tickets?|profits?|split|deposit|paid)\\b)*';
const BESIDE_FEE = `(?:deposit|anzahlung):? ${SUM.replace('{3,6}', '{2,6}%?')}(?: paid)?|(?:plus|incl|inkl|zzgl)\\.? \\S+|mwst|vat|all in`;
const GUESTS =
  'free (?:entry|admission|drinks|till? \\d+)|eintritt frei|cap(?:acity)?:? \\d+|\\d[\\d-]* (?:pax|people|guests|gäste|personen|leute|tickets|cap)';
const REPEATS = 'weekly|monthly|wöchentlich|monatlich|\\d nights';

const ASIDE = wordsLike(
  `(?:${[PHONE, '\\S+@\\S+', BRITISH_CODE, NO_SUM, SHARE, BESIDE_FEE, GUESTS, REPEATS, CLOCK_OF_NO_DAY].join('|')})(?!\\p{L})`,
);
/** `2300-0200`, unless a budget goes before it. */
const TIMES = /^\d{4} ?- ?\d{4}$/;
const OF_MONEY = /^(?:budget|fee|gage)$/;
/** `DJ set` says nothing that a gig doesn’t. */
const SAYS_NOTHING = wordsLike('dj (?:set|gig)\\b');

/** Countries whose codes have four digits: `1010 Wien`. */
const FOUR_DIGITS = /^(?:AT|BE|CH|DK|NL)$/;

/** A number that tells a letter where to go: before its city, or behind a state. A round one is money. */
function postcodeAt(line: Line, at: number, places: Places): Span | null {
  const digits = /^(?:\w-)?(\d{4,5})$/.exec(line.words[at]?.text ?? '')?.[1];
  if (!digits || line.words[at]?.isTaken || /[05]0$/.test(digits)) return null;
  const isLong = digits.length === 5;
  if (isLong && /^[A-Z]{2}$/.test(line.words[at - 1]?.text ?? '')) return { from: at - 1, to: at + 1 };
  for (let to = at + 1 + places.mostWords; to > at + 1; to -= 1) {
    const found = findPlace(places, textOf(line, { from: at + 1, to }));
    if (found && (isLong || FOUR_DIGITS.test(found.place.country))) return { from: at, to: at + 1 };
  }
  return null;
}

function asideAt(line: Line, at: number): Span | null {
  const found = matchAt(line, at, ASIDE);
  if (!found || !TIMES.test(textOf(line, found))) return found;
  return OF_MONEY.test(line.words[at - 1]?.folded ?? '') ? { from: at - 1, to: found.to } : null;
}

/** Leaves unread what would be mistaken for a fee, a time or a name: numbers to call, postcodes, shares, what guests pay. */
export function setAsides(line: Line, places: Places): void {
  for (const at of line.words.keys()) {
    const found = postcodeAt(line, at, places) ?? asideAt(line, at);
    if (found) setAside(line, found);
    const nothing = matchAt(line, at, SAYS_NOTHING);
    if (nothing) take(line, nothing);
  }
}
