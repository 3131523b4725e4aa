import { CATALOGUE } from '#core/catalogue.ts';
import { LONGEST_MESSAGE } from '#core/chat.ts';
import { RESERVATION_MINUTES } from '#core/credits.ts';
import { GRACE_DAYS } from '#core/deletion.ts';
import { MILESTONE_KEYS } from '#core/journey.ts';
import { moneyWords } from '#core/money.ts';
import {
  FAIR_USE_DAILY,
  FREE_DAILY,
  PRO_PRICE,
  REFERRAL_CREDITS,
  SIGN_UP_CREDITS,
  TRIAL_DAYS,
  TRIAL_NOTICE_DAYS,
} from '#core/plans.ts';
import { CONCEPTS_PER_BRIEF } from '#core/tools/logo-generator/tool.ts';
import { LONGEST_SCRIPT } from '#core/tools/voice-tag/script.ts';
import { costWords } from '#site/lib/credit-words.ts';

const WORDS = [
  ...['none', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'],
  ...['eleven', 'twelve', 'thirteen', 'fourteen', 'fifteen', 'sixteen', 'seventeen', 'eighteen', 'nineteen'],
  'twenty',
];

/** `three`, up to twenty; `21` above. */
const inWords = (count: number): string => WORDS[count] ?? grouped(count);
/** `2,000`. */
const grouped = (count: number): string => count.toLocaleString('en');

/** What content may name instead of repeating it: `{price.voice-tag}` for `4 credits`. */
export const FIGURES: ReadonlyMap<string, string> = new Map([
  ...CATALOGUE.flatMap(({ id, name, path, cost }): [string, string][] => [
    [`price.${id}`, cost === null ? 'free' : costWords(cost)],
    // In a table, or among other figures.
    [`credits.${id}`, String(cost ?? 0)],
    [`path.${id}`, path],
    [`name.${id}`, name],
  ]),
  ['tools.count.words', inWords(CATALOGUE.length)],
  ['credits.opening', String(SIGN_UP_CREDITS)],
  ['credits.opening.words', inWords(SIGN_UP_CREDITS)],
  ['credits.referral', String(REFERRAL_CREDITS)],
  ['plan.free.daily', String(FREE_DAILY)],
  ['plan.free.daily.words', inWords(FREE_DAILY)],
  ['plan.fair-use', String(FAIR_USE_DAILY)],
  ['plan.trial.days', String(TRIAL_DAYS)],
  ['plan.trial.days.words', inWords(TRIAL_DAYS)],
  ['plan.trial.notice', String(TRIAL_NOTICE_DAYS)],
  ['plan.pro.monthly', moneyWords(PRO_PRICE)],
  ['plan.pro.monthly.words', moneyWords(PRO_PRICE, 'words')],
  ['logo.concepts', String(CONCEPTS_PER_BRIEF)],
  ['logo.concepts.words', inWords(CONCEPTS_PER_BRIEF)],
  ['script.longest', String(LONGEST_SCRIPT)],
  ['message.longest', grouped(LONGEST_MESSAGE)],
  ['reservation.minutes', String(RESERVATION_MINUTES)],
  ['deletion.days', String(GRACE_DAYS)],
  ['deletion.days.words', inWords(GRACE_DAYS)],
  ['journey.milestones.words', inWords(MILESTONE_KEYS.length)],
]);

/**
 * Words with the names above filled in; `{Logo.concepts.words}` begins a sentence: `Twelve`. Throws on a name that is none, so
 * that no page goes out with it.
 */
export const withFigures = (words: string): string =>
  words.replaceAll(/\{([A-Za-z][\w.-]*)\}/g, (whole, name: string) => {
    const figure = FIGURES.get(name);
    if (figure !== undefined) return figure;
    const lower = FIGURES.get(name.charAt(0).toLowerCase() + name.slice(1));
    if (lower === undefined)
      throw new Error(`There is no figure ${whole}: site/collections/figures.ts has them`);
    return lower.charAt(0).toUpperCase() + lower.slice(1);
  });

/** The same for all words of an entry, however deep. */
export function filled<Value>(value: Value): Value {
  if (typeof value === 'string') return withFigures(value) as Value;
  if (Array.isArray(value)) return value.map(filled) as Value;
  if (value === null || typeof value !== 'object' || value instanceof Date) return value;
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, filled(part)])) as Value;
}
