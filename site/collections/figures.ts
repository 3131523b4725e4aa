import { GRACE_DAYS } from '#core/billing/plan-state.ts';
import { CATALOGUE } from '#core/catalogue.ts';
import { FAIR_USE_MESSAGES, LONGEST_MESSAGE } from '#core/chat.ts';
import { listed } from '#core/count-words.ts';
import { RESERVATION_MINUTES } from '#core/credits.ts';
import { GRACE_DAYS as DELETION_DAYS } from '#core/deletion.ts';
import { GIG_MOST, MAX_GIG_FILE_BYTES, TRASH_DAYS, USUAL } from '#core/gigs/gig.ts';
import { MILESTONE_KEYS } from '#core/journey.ts';
import { moneyWords } from '#core/money.ts';
import {
  CREDIT_PACKS,
  FAIR_USE_DAILY,
  FREE_DAILY,
  orderPath,
  PRO_PRICE,
  REFERRAL_CREDITS,
  SHORTEST_WAIT_DAYS,
  SIGN_UP_CREDITS,
  TRIAL_DAYS,
  TRIAL_NOTICE_DAYS,
} from '#core/plans.ts';
import { OPEN_DAYS, REMINDERS } from '#core/signing/envelope.ts';
import { CLAUSE_IDS } from '#core/tools/contract-generator/clauses/clause-ids.ts';
import { CHECKS } from '#core/tools/contract-generator/lint/lint-contract.ts';
import { CONCEPTS_PER_BRIEF } from '#core/tools/logo-generator/tool.ts';
import { LONGEST_SCRIPT } from '#core/tools/voice-tag/script.ts';
import { costWords, creditWords } from '#site/lib/credit-words.ts';
import { capital, numberWords } from '#site/lib/number-words.ts';
import { TRIAL_WAY } from '#site/lib/trial-way.ts';

/** What content may name instead of repeating it: `{price.voice-tag}` for `4 credits`. */
export const FIGURES: ReadonlyMap<string, string> = new Map([
  ...CATALOGUE.flatMap(({ id, name, path, cost }): [string, string][] => [
    [`price.${id}`, cost === null ? 'free' : costWords(cost)],
    // In a table, or among other figures.
    [`credits.${id}`, String(cost ?? 0)],
    [`path.${id}`, path],
    [`name.${id}`, name],
  ]),
  ['tools.count.words', numberWords(CATALOGUE.length)],
  ['credits.opening', String(SIGN_UP_CREDITS)],
  ['credits.opening.words', numberWords(SIGN_UP_CREDITS)],
  ['credits.referral', String(REFERRAL_CREDITS)],
  ['plan.free.daily', String(FREE_DAILY)],
  ['plan.free.daily.words', numberWords(FREE_DAILY)],
  ['plan.fair-use', String(FAIR_USE_DAILY)],
  ['plan.fair-use.minutes.words', numberWords((24 * 60) / FAIR_USE_DAILY)],
  ['message.fair-use', String(FAIR_USE_MESSAGES)],
  ['plan.trial.days', String(TRIAL_DAYS)],
  ['plan.trial.days.words', numberWords(TRIAL_DAYS)],
  ['plan.trial.notice', String(TRIAL_NOTICE_DAYS)],
  ['plan.pro.monthly', moneyWords(PRO_PRICE)],
  ['plan.pro.monthly.words', moneyWords(PRO_PRICE, 'words')],
  ['plan.pro.grace', String(GRACE_DAYS)],
  ['plan.pro.wait', String(SHORTEST_WAIT_DAYS)],
  ['order.trial', orderPath('trial')],
  ['order.trial.visitor', TRIAL_WAY],
  ['order.pro', orderPath('pro')],
  // `20 credits for $4.99 and 60 credits for $11.99`
  [
    'packs',
    listed(CREDIT_PACKS.map(({ credits, price }) => `${creditWords(credits)} for ${moneyWords(price)}`)),
  ],
  ['logo.concepts', String(CONCEPTS_PER_BRIEF)],
  ['logo.concepts.words', numberWords(CONCEPTS_PER_BRIEF)],
  ['contract.clauses', String(CLAUSE_IDS.length)],
  ['contract.checks', String(CHECKS.length)],
  ['signing.open', String(OPEN_DAYS.usual)],
  ['signing.open.most', String(OPEN_DAYS.most)],
  ['reminder.first', String(REMINDERS.first)],
  ['reminder.every', String(REMINDERS.every)],
  ['reminder.most.words', numberWords(REMINDERS.most)],
  ['reminder.stop', String(REMINDERS.stop)],
  ['gig.sleep', String(USUAL.sleepHours)],
  ['gig.files', String(GIG_MOST.files)],
  ['gig.file.megabytes', String(MAX_GIG_FILE_BYTES / 1024 / 1024)],
  ['gig.trash', String(TRASH_DAYS)],
  ['script.longest', String(LONGEST_SCRIPT)],
  ['message.longest', LONGEST_MESSAGE.toLocaleString('en')],
  ['reservation.minutes', String(RESERVATION_MINUTES)],
  ['deletion.days', String(DELETION_DAYS)],
  ['deletion.days.words', numberWords(DELETION_DAYS)],
  ['journey.milestones.words', numberWords(MILESTONE_KEYS.length)],
]);

/**
 * Words with the names above filled in; `{Logo.concepts.words}` begins a sentence: `Twelve`. Throws on any other words in braces,
 * so that no page goes out with them; numbers in braces are MDX.
 */
export const withFigures = (words: string): string =>
  words.replaceAll(/\{\s*([A-Za-z][^{}]*)\}/g, (whole, name: string) => {
    const figure = FIGURES.get(name);
    if (figure !== undefined) return figure;
    const lower = FIGURES.get(name.charAt(0).toLowerCase() + name.slice(1));
    if (lower !== undefined) return capital(lower);
    throw new Error(`There is no figure ${whole}: site/collections/figures.ts has them`);
  });

/** The same for all words of an entry, however deep. */
export function filled<Value>(value: Value): Value {
  if (typeof value === 'string') return withFigures(value) as Value;
  if (Array.isArray(value)) return value.map(filled) as Value;
  if (value === null || typeof value !== 'object' || value instanceof Date) return value;
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, filled(part)])) as Value;
}
