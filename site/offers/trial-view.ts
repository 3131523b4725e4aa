import { TRIAL_DAYS, TRIAL_NOTICE_DAYS, trialEnd } from '#core/plans.ts';
import { isPro, offersTrial, type Subscription } from '#core/subscription.ts';

/** Whether an account may start its trial, is on it, has had it, or has Pro anyway. */
export type TrialState = 'open' | 'running' | 'over' | 'pro';

export interface TrialView {
  state: TrialState;
  /** What the places of these names say. */
  words: Record<string, string>;
  /** What is left of it, from 0 to 1. */
  share: number;
}

const DAY_MS = 24 * 60 * 60 * 1000;

/** Days of the trial on which something happens: it begins, it is announced that it ends, it ends. */
export const TRIAL_STEPS = [0, TRIAL_DAYS - TRIAL_NOTICE_DAYS, TRIAL_DAYS] as const;

function stateOf(account: Subscription, now: Date): TrialState {
  if (offersTrial(account, now)) return 'open';
  if (account.subscriptionStatus === 'active' || account.role === 'admin') return 'pro';
  return isPro(account, now) ? 'running' : 'over';
}

/** Where an account stands with its trial, with dates by the reader's own calendar and clock. */
export function trialView(account: Subscription, now: Date, timeZone?: string): TrialView {
  const words = (at: Date, parts: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat('en-GB', { ...parts, timeZone }).format(at);
  const weekday = (at: Date) => words(at, { weekday: 'long', day: 'numeric', month: 'long' });
  const state = stateOf(account, now);
  const isAhead = state === 'open' || state === 'running';
  const end = account.trialEndsAt === null ? trialEnd(now) : new Date(account.trialEndsAt);
  const leftMs = Math.max(0, end.getTime() - now.getTime());
  const steps = TRIAL_STEPS.map((day): [string, string] => {
    const at = new Date(end.getTime() - (TRIAL_DAYS - day) * DAY_MS);
    return [`day-${day}`, isAhead ? weekday(at) : `Day ${day}`];
  });
  return {
    state,
    words: {
      ...Object.fromEntries(steps),
      until: `${weekday(end)}, ${words(end, { timeStyle: 'short' })}`,
      last: words(end, { day: 'numeric', month: 'long' }),
      left: `${Math.ceil(leftMs / DAY_MS)} of ${TRIAL_DAYS}`,
    },
    share: Math.min(1, leftMs / (TRIAL_DAYS * DAY_MS)),
  };
}
