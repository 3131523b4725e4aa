import { wordsOf } from '#core/handbook/tokens.ts';
import { asking, either, maybe, phrase } from './asking.ts';
import type { Fact } from './fact.ts';

const MONTHS = [
  ...['jan(?:uary)?', 'feb(?:ruary)?', 'mar(?:ch)?', 'apr(?:il)?', 'may', 'june?', 'july?', 'aug(?:ust)?'],
  ...['sept?(?:ember)?', 'oct(?:ober)?', 'nov(?:ember)?', 'dec(?:ember)?'],
];
/** A month by its name, in small letters. */
export const MONTH = either(MONTHS);
/** A day of the week, or many of them. */
export const WEEKDAY =
  '(?:(?:mon|tues|wednes|thurs|fri|satur|sun)days?|mon|tues?|wed|thu(?:rs?)?|fri|sat|sun)';

const WHEN = either([
  ...['\\d{1,2}(?:st|nd|rd|th)?', '20\\d\\d', MONTH, WEEKDAY, 'today', 'tonight', 'tomorrow'],
  ...['weekends?', 'weeks?', 'months?', 'year', 'nye', 'new years?', 'christmas', 'xmas', 'halloween'],
]);
/** `in March`, `on the 12th`, `this weekend`, `tomorrow` */
const AT = `\\b(?:(?:in|on|this|next|over|during|for|of) (?:the |these |this |next )?(?:next |coming |\\w+ (?=weeks?|months?))?${WHEN}|today|tonight|tomorrow)\\b`;

/** What people call a gig. */
export const GIGS = '(?:gigs?|shows?|bookings?|performances?)';
const PLAY = '(?:play|playing|perform|performing|gigging|booked|busy)';
const FREE = '(?:free|available)';
const NIGHTS = either(['dates?', 'nights?', 'days?', 'evenings?', 'weekends?', WEEKDAY]);
const OWED = '(?:unpaid|outstanding|overdue)';
const SUMS = '(?:payments?|balances?|fees?|deposits?|gigs?|bookings?|money|sums?|amounts?)';

/** How something is done or ought to be, and what it means, is for the handbook. */
const ADVICE = [
  '^how (?:do|can|to|could|would|should|does|did)\\b',
  '^(?:can|could) (?:i|anyone|anybody|someone|others?|people|my)\\b',
  phrase([
    ...['should', 'charge', 'prepare', 'promote', 'advertise', 'delete', 'remove', 'restore', 'add', 'edit'],
    ...['change', 'move', 'import', 'export', 'share', 'sync', 'subscribe', 'print', 'cancel\\w*', 'bring'],
    ...['wear', 'need', 'tips?', 'advice', 'ideas?', 'clauses?', 'contracts?', 'invoices?', 'letters?'],
    ...['emails?', 'write', 'means?', 'happens?', 'if', 'chase', 'avoid', 'insurance', 'tax\\w*', 'credits?'],
    ...['do i do', 'can i do', 'have to', 'songs?', 'tracks?', 'records?', 'genres?', 'music'],
  ]),
];

type Asks = Pick<Fact, 'asks' | 'unless'>;

/** What can be asked of the gigs of an account. */
export const GIG_ASKS = {
  next: {
    asks: asking(
      `\\b(?:my|our) next ${either(['gig', 'show', 'booking', 'performance', 'set', 'date'])}\\b`,
      '^(?:\\w+ ){0,3}next (?:gig|show|booking|performance)(?: please)?$',
      `\\b(?:where|when|what|who) (?:do|am|will) i (?:be )?${PLAY}(?: for| at)? next(?: please)?$`,
    ),
    unless: asking(...ADVICE, phrase(['techno', 'house', 'how many people'])),
  },
  free: {
    asks: asking(
      `\\bam i (?:still )?${FREE}\\b.*\\b${WHEN}\\b`,
      `\\b(?:when|which|what) (?:\\w+ ){0,3}am i (?:still )?${FREE}\\b`,
      `\\b(?:my|any|which|what|whats|list|show|show me|give me|have) (?:next |the |own )?(?:free|open|available) ${NIGHTS}\\b`,
      `^(?:free|open|available) ${NIGHTS}\\b`,
      `\\b(?:which|what) ${NIGHTS} (?:are|is) (?:still )?(?:open|${FREE})\\b`,
      `^is (?:\\w+ ){0,4}${WHEN}(?: \\w+){0,3} (?:${FREE}|taken)\\b`,
      `\\bcan i (?:take|accept) ${maybe('a', 'an', 'another')}${GIGS} ${AT.slice(2)}`,
    ),
    unless: asking(
      '^how\\b',
      phrase([
        'plans?',
        'trial',
        'pro',
        'credits?',
        'tools?',
        'generations?',
        'drinks?',
        'share',
        'copy',
        'send',
      ]),
      phrase(['should', 'means?', 'if', 'clauses?', 'contracts?']),
    ),
  },
  unpaid: {
    asks: asking(
      `\\b(?:who|which \\w+|anyone|anybody|someone|somebody|clients|promoters|they|people) (?:still )?owes? me\\b`,
      `\\b(?:what|how much|how much money) (?:is|am i|money is|money am i) (?:still )?owed\\b`,
      `^(?:what|which|whats|who|any|anything|how much|how many|list|show|is any\\w*|are any|are there)\\b.*\\b(?:${OWED}|(?:hasnt|havent|not|has not|have not|still to be) paid)\\b`,
      `\\b(?:my|any|show|list|which) (?:late|missing|${OWED}) ${SUMS}\\b`,
      `^(?:late|${OWED}) ${SUMS}$`,
      'outstanding balances?$',
      '^(?:has|have) (?:anyone|anybody|everyone|everybody|all (?:of )?my \\w+)\\b.*\\bpaid\\b',
    ),
    unless: asking(
      ...ADVICE,
      phrase([
        'interest',
        'remind\\w*',
        'law',
        'legal',
        'court',
        'policy',
        'ask',
        'when a',
        'when the',
        'about',
      ]),
    ),
  },
  holds: {
    asks: asking(
      `\\b(?:my|any|which) (?:\\w+ )?holds?\\b`,
      phrase('holds', ['do i have', 'have i']),
      `${GIGS} .*\\bon hold\\b`,
    ),
    unless: asking(...ADVICE, phrase(['second', 'first', 'is a', 'is an'])),
  },
  clashes: {
    asks: asking(
      `\\b(?:am i|are we|any|my|do i have a?) ?double ?book(?:ed|ings?)\\b`,
      `^(?:do|does|are|is|any|which|what) .*\\b(?:${GIGS}|dates?)\\b.*\\b(?:clash|overlap|conflict)\\w*`,
      `\\b(?:my|any) (?:clash\\w*|overlaps?|conflicts?)\\b`,
    ),
    unless: asking(...ADVICE, phrase(['what is', 'works?', 'radius', 'why'])),
  },
  list: {
    asks: asking(
      `\\b(?:what|where|when|which \\w+|who) (?:do|am|will|are) i (?:be )?${PLAY}(?: for| at)?(?:$| .*${AT.slice(2)}| ${AT.slice(2)})`,
      `\\bmy (?:\\w+ )?(?:${GIGS}|dates) .*${AT}`,
      `\\bmy (?:${MONTH}|${WEEKDAY}|weekend) ${GIGS}\\b`,
      `^(?:what are |whats |show me |show |list |tell me |give me |name |which are |and )?(?:all )?(?:of )?my (?:coming |upcoming |future |confirmed |booked |planned )?${GIGS}(?: coming up| please)?$`,
      `\\bmy next (?:\\w+ )?(?:gigs|shows|bookings)\\b`,
      `\\bhow many ${GIGS} (?:\\w+ ){0,2}(?:do i have|have i|am i|i have|i got|do i play)\\b`,
      `\\b(?:do i have|have i|have i got|am i|do i) ${maybe('a', 'an', 'any', 'another')}(?:${GIGS}|anything|something|${PLAY})\\b(?:$|.*${AT})`,
      `^(?:is|are) there ${maybe('a', 'any')}${GIGS}\\b.*${AT}`,
      `^(?:whats|what is|anything|what have i(?: got)?) on ${AT.slice(2)}`,
      `^(?:upcoming|coming|all|next) (?:gigs|shows|bookings)$`,
      `^(?:gigs|shows|bookings) ${AT.slice(2)}`,
    ),
    unless: asking(
      ...ADVICE,
      phrase([
        'did',
        'played',
        'last',
        'past',
        'ago',
        'track',
        'phone',
        'google',
        'outlook',
        'apple',
        'before i',
      ]),
    ),
  },
} as const satisfies Record<string, Asks>;

/** Whether an answer may need the gigs of the account. */
export function asksOfGigs(question: string): boolean {
  const words = wordsOf(question).join(' ');
  return Object.values(GIG_ASKS).some(({ asks, unless }) => asks.test(words) && !unless.test(words));
}
