import { dateInYear, longDateWords } from '#core/day-words.ts';
import { moneyWords } from '#core/money.ts';
import { type Plan, trialEnd } from '#core/plans.ts';
import { localDay } from '#site/lib/local-day.ts';
import type { Session } from '#site/lib/session.store.ts';
import { isWithPro } from './session-pro.ts';

/** What can be offered to who is here: `over` has had its trial, `pro` needs nothing. */
export type GateState = 'visitor' | 'trial' | 'over' | 'pro';

/**
 * While nobody knows who is here the trial is offered: the server says it where it can't be had.
 * @param isDoubted the server may just have refused what the session says
 */
export function gateState(session: Session, isDoubted = false): GateState {
  if (session.status === 'visitor') return 'visitor';
  if (session.status !== 'user') return 'trial';
  if (isWithPro(session) && !isDoubted) return 'pro';
  return session.user.trialEndsAt === null ? 'trial' : 'over';
}

/** A plan that the dialog shows: its price and its terms. */
export interface GateOption {
  id: Plan['id'];
  title: string;
  price: string;
  /** What the price is for, where it is for a time. */
  per: string | null;
  terms: string;
}

/** The plans that give what is behind the gate, in their order. */
export function gateOptions(plans: readonly Plan[], state: GateState, now: Date): GateOption[] {
  return plans.flatMap((plan): GateOption[] => {
    const { id, name, days } = plan;
    const price = moneyWords(plan.price);
    if (!plan.hasProParts) return [];
    if (days === null)
      return [{ id, title: name, price, per: 'a month', terms: 'Month by month. Cancel any time.' }];
    if (state === 'over') return [];
    const ends = state === 'visitor' ? `after ${days} days` : `on ${dayWords(trialEnd(now), now)}`;
    return [
      {
        ...{ id, title: `${days}-day trial`, price, per: null },
        terms: `No card. Ends ${ends}, then you're on Free again.`,
      },
    ];
  });
}

/** `5 Dec` in the calendar of this device; with its year where that is another one. */
export const dayWords = (at: Date, now: Date): string => dateInYear(localDay(at), localDay(now));

/** `5 December`: a trial is too short for a day of the same name in another year. */
export const trialDayWords = (at: Date): string => longDateWords(localDay(at)).replace(/ \d+$/, '');
