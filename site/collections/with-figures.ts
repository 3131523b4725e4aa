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

const FIGURES: ReadonlyMap<string, string> = new Map([
  ['price', moneyWords(PRO_PRICE)],
  ['credits', String(SIGN_UP_CREDITS)],
  ['daily', String(FREE_DAILY)],
  ['trialDays', String(TRIAL_DAYS)],
  ['noticeDays', String(TRIAL_NOTICE_DAYS)],
  ['referral', String(REFERRAL_CREDITS)],
  ['fairUse', String(FAIR_USE_DAILY)],
]);

/** Words with the names above, such as `{price}` and `{credits}`, filled in. Throws on any other name. */
export function withFigures(words: string): string {
  return words.replaceAll(/\{(\w+)\}/g, (whole, name: string) => {
    const figure = FIGURES.get(name);
    if (figure === undefined) throw new Error(`There is no figure ${whole}`);
    return figure;
  });
}
