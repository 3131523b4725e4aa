import { moneyWords } from '#core/money.ts';
import { PRO_PRICE, waitsForTrial } from '#core/plans.ts';
import type { Subscription } from '#core/subscription.ts';
import { trialView } from './trial-view.ts';

/** Whether an account orders Pro from today, or from the end of a trial that runs on until then, or has it. */
export type OrderState = 'today' | 'later' | 'pro';

export interface OrderView {
  state: OrderState;
  /** Whether nothing costs the account credits now. */
  isUncounted: boolean;
  /** What the places of these names say. */
  words: { due: string; first: string };
}

/** What an account would order with Pro, with the day of the first payment by the reader's own calendar. */
export function orderView(account: Subscription, now: Date, timeZone?: string): OrderView {
  const { state: trial } = trialView(account, now);
  const end = account.trialEndsAt === null ? now : new Date(account.trialEndsAt);
  const isLater = trial === 'running' && waitsForTrial(end, now);
  const day = { weekday: 'long', day: 'numeric', month: 'long', timeZone } as const;
  return {
    state: trial === 'pro' ? 'pro' : isLater ? 'later' : 'today',
    isUncounted: trial === 'pro' || trial === 'running',
    words: {
      due: moneyWords(isLater ? { ...PRO_PRICE, amount: 0 } : PRO_PRICE),
      first: new Intl.DateTimeFormat('en-GB', day).format(end),
    },
  };
}
