import { describe, expect, it } from 'vitest';
import {
  isPro,
  offersTrial,
  offersUpgrade,
  planOf,
  type Subscription,
  subscriptionAt,
  subscriptionBadge,
} from './subscription.ts';

const now = new Date('2026-11-21T12:00:00Z');
const account = (over: Partial<Subscription>): Subscription => ({
  subscriptionStatus: 'free',
  hasProTrial: false,
  trialEndsAt: null,
  role: 'user',
  ...over,
});

describe('the subscription badge', () => {
  it.each([
    [{ subscriptionStatus: 'active' }, 'Pro'],
    [{ subscriptionStatus: 'active', role: 'admin' }, 'Pro'],
    [{ role: 'admin' }, 'Admin Pro'],
    [{ role: 'admin', hasProTrial: true }, 'Admin Pro'],
    [{ hasProTrial: true }, 'Trial'],
    [{ subscriptionStatus: 'trial' }, 'Trial'],
    [{ hasProTrial: true, trialEndsAt: '2026-11-21T12:00:01Z' }, 'Trial (1d left)'],
    [{ hasProTrial: true, trialEndsAt: '2026-11-22T12:00:00Z' }, 'Trial (1d left)'],
    [{ hasProTrial: true, trialEndsAt: '2026-11-22T12:00:01Z' }, 'Trial (2d left)'],
    [{ hasProTrial: true, trialEndsAt: '2026-11-21T12:00:00Z' }, 'Trial Expired'],
    [{ subscriptionStatus: 'trial', trialEndsAt: '2026-11-01T00:00:00Z' }, 'Trial Expired'],
    [{}, 'Free'],
  ] as const)('%o reads %s', (over, words) => {
    expect(subscriptionBadge(account(over), now)).toBe(words);
  });
});

describe('Pro', () => {
  it('lasts while paid, and on trial until the trial ends', () => {
    expect(isPro(account({ subscriptionStatus: 'active' }), now)).toBe(true);
    expect(isPro(account({ hasProTrial: true, trialEndsAt: '2026-11-21T12:00:01Z' }), now)).toBe(true);
    expect(isPro(account({ hasProTrial: true, trialEndsAt: '2026-11-21T12:00:00Z' }), now)).toBe(false);
    expect(isPro(account({ hasProTrial: true }), now)).toBe(false);
    expect(isPro(account({ role: 'admin' }), now)).toBe(true);
  });

  it('is offered only when the subscription is absent or free', () => {
    expect([undefined, null, 'free'].map((s) => offersUpgrade(s as 'free'))).toEqual([true, true, true]);
    expect(offersUpgrade('trial')).toBe(false);
    expect(offersUpgrade('active')).toBe(false);
  });
});

describe('where an account stands', () => {
  const moment = (minutes: number) => new Date(now.getTime() + minutes * 60_000);
  const [past, future, further] = [moment(-1), moment(1), moment(2)];
  it.each([
    [null, null, 'free', 'Free'],
    [future, null, 'trial', 'Trial (1d left)'],
    [now, null, 'free', 'Trial Expired'],
    [past, null, 'free', 'Trial Expired'],
    [null, future, 'active', 'Pro'],
    [null, now, 'free', 'Free'],
    // Pro that was paid for in the trial.
    [future, further, 'active', 'Pro'],
    [past, future, 'active', 'Pro'],
    // Who paid, and pays no more, is not somebody whose trial is over.
    [moment(-2), past, 'free', 'Free'],
  ] as const)(
    'trial until %s, Pro until %s: %s, and the badge reads %s',
    (trialEndsAt, proUntil, status, badge) => {
      const standing = { ...subscriptionAt({ trialEndsAt, proUntil }, now), trialEndsAt, role: 'user' };
      expect(standing.subscriptionStatus).toBe(status);
      expect(subscriptionBadge(standing, now)).toBe(badge);
      expect(isPro(standing, now)).toBe(status !== 'free');
      expect(planOf(standing)).toBe(status === 'active' ? 'pro' : status);
      expect(offersUpgrade(standing.subscriptionStatus)).toBe(status === 'free');
      expect(offersTrial(standing, now)).toBe(trialEndsAt === null && status === 'free');
    },
  );

  it('an admin has Pro, so no trial is offered', () => {
    expect(planOf(account({ role: 'admin' }))).toBe('pro');
    expect(offersTrial(account({ role: 'admin' }), now)).toBe(false);
  });
});
