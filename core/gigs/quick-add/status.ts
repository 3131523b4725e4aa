import type { GigStatus } from '../gig-status.ts';
import { readDay } from './dates.ts';
import { firstOf, type Line, matchAt, type Span, take, wordsLike } from './line.ts';
import type { FoundDay } from './named-days.ts';
import type { QuickContext } from './quick-context.ts';

export interface Hold {
  order: number;
  until: string | null;
}

export interface FoundStatus {
  status: GigStatus;
  hold: Hold | null;
}

const ORDERS: Readonly<Record<string, number>> = { first: 1, second: 2, third: 3 };
const HOLD = '(?:hold|option|pencil)';
const HOLDS = [
  wordsLike(`(?:(?<digit>[1-9])(?:st|nd|rd|th|\\.)|(?<word>first|second|third)) ?${HOLD}\\b`),
  wordsLike(`${HOLD} ?#?(?<digit>[1-9])\\b`),
  wordsLike('(?<sure>on hold|pencill?ed(?: in)?)\\b'),
  wordsLike(`${HOLD}\\b`),
];
const UNTIL = wordsLike('(?:until|till?|bis|by)\\b(?: zum)?');

/** Words of a status. Those of a `name` are also words of names, and none where a name goes on behind them. */
const WORDS: readonly { status: GigStatus; pattern: RegExp; name?: true }[] = [
  {
    status: 'contract-sent',
    pattern: wordsLike('contract (?:is )?(?:sent|out)\\b|vertrag (?:ist )?raus\\b'),
  },
  {
    status: 'confirmed',
    pattern: wordsLike('(?:confirmed|booked|signed|contract signed|bestätigt|gebucht)\\b'),
  },
  { status: 'quoted', pattern: wordsLike('(?:quoted|quote(?: sent)?|offer sent|angeboten)\\b') },
  { status: 'cancelled', pattern: wordsLike('(?:cancell?ed|abgesagt)\\b') },
  { status: 'lead', pattern: wordsLike('(?:enquiry|inquiry|anfrage)\\b') },
  { status: 'lead', pattern: wordsLike('(?:lead|request)\\b'), name: true },
  { status: 'quoted', pattern: wordsLike('offer(?:ed)?\\b'), name: true },
  { status: 'played', pattern: wordsLike('(?:played|gespielt)\\b'), name: true },
  { status: 'lost', pattern: wordsLike('(?:lost|declined)\\b'), name: true },
  { status: 'paid', pattern: wordsLike('(?:paid|bezahlt)\\b'), name: true },
];

const isFollowedByName = ({ words }: Line, to: number): boolean => {
  const next = words[to];
  return next !== undefined && !next.isTaken && !next.isApart && /^\p{L}/u.test(next.text);
};
/** `deposit paid`, `not confirmed` */
const isDenied = ({ words }: Line, at: number): boolean =>
  /^(?:not|deposit|un|nicht|anzahlung|to be)$/.test(words[at - 1]?.folded ?? '');

function holdAt(line: Line, at: number): (Hold & Span & { isNumbered: boolean }) | null {
  for (const pattern of HOLDS) {
    const match = matchAt(line, at, pattern);
    if (!match) continue;
    const { digit, word, sure } = match.groups;
    const order = Number(digit ?? ORDERS[word?.toLowerCase() ?? ''] ?? 1);
    const isNumbered = digit !== undefined || word !== undefined;
    if (isNumbered || sure || !isFollowedByName(line, match.to) || matchAt(line, match.to, UNTIL)) {
      return { order, until: null, isNumbered, from: match.from, to: match.to };
    }
  }
  return null;
}

/** A hold, with its place in the queue and the day until which it is held; takes their words. */
export function readHold(line: Line, context: QuickContext): FoundStatus | null {
  const found = firstOf(line, (at) => holdAt(line, at));
  if (!found) return null;
  take(line, found);
  const until = holdUntil(line, found.to, context);
  const hold = found.isNumbered || until ? { order: found.order, until: until?.day ?? null } : null;
  return { status: 'hold', hold };
}

function holdUntil(line: Line, at: number, context: QuickContext): FoundDay | null {
  const until = matchAt(line, at, UNTIL);
  const day = until && readDay(line, until.to, context);
  if (!day) return null;
  take(line, { from: until.from, to: day.to });
  return day;
}

/** Any other status; takes its words. */
export function readStatus(line: Line): FoundStatus | null {
  for (const { status, pattern, name } of WORDS) {
    const found = firstOf(line, (at) => {
      const match = matchAt(line, at, pattern);
      return match && !isDenied(line, at) && !(name && isFollowedByName(line, match.to)) ? match : null;
    });
    if (!found) continue;
    take(line, found);
    return { status, hold: null };
  }
  return null;
}
