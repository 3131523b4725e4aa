import { describe, expect, it } from 'vitest';
import type { Subscription } from '#core/subscription.ts';
import { trialView } from './trial-view.ts';

const now = new Date('2026-11-28T11:03:00Z');
const account = (more: Partial<Subscription> = {}): Subscription => ({
  subscriptionStatus: 'free',
  hasProTrial: false,
  trialEndsAt: null,
  role: 'user',
  ...more,
});
const onTrial = (trialEndsAt: string) =>
  account({ subscriptionStatus: 'trial', hasProTrial: true, trialEndsAt });
const view = (of: Subscription) => trialView(of, now, 'Europe/Berlin');

describe('where an account stands with its trial', () => {
  it.each([
    ['may start it', account(), 'open'],
    ['is on it', onTrial('2026-12-05T11:03:00Z'), 'running'],
    ['has had it', account({ hasProTrial: true, trialEndsAt: '2026-11-28T11:03:00Z' }), 'over'],
    ['has Pro', account({ subscriptionStatus: 'active' }), 'pro'],
    [
      'pays since the trial',
      account({ ...onTrial('2026-12-05T11:03:00Z'), subscriptionStatus: 'active' }),
      'pro',
    ],
    ['is an admin', account({ role: 'admin' }), 'pro'],
    ['paid once, and never had a trial', account({ subscriptionStatus: 'free' }), 'open'],
  ] as const)('one that %s', (_, of, state) => {
    expect(view(of).state).toBe(state);
  });
});

describe('its dates', () => {
  it('are those of a trial that starts now, by the clock of the reader', () => {
    expect(view(account()).words).toEqual({
      'day-0': 'Saturday 28 November',
      'day-5': 'Thursday 3 December',
      'day-7': 'Saturday 5 December',
      until: 'Saturday 5 December, 12:03',
      last: '5 December',
      left: '7 of 7',
    });
  });

  it('are those of the trial that runs, in days that are rounded up as on the badge', () => {
    const { words, share } = view(onTrial('2026-11-30T23:03:00Z'));
    expect(words).toMatchObject({
      'day-0': 'Tuesday 24 November',
      'day-5': 'Sunday 29 November',
      until: 'Tuesday 1 December, 00:03',
      last: '1 December',
      left: '3 of 7',
    });
    expect(share).toBeCloseTo(2.5 / 7);
  });

  it('are not told of days that are over', () => {
    const { words, share } = view(account({ hasProTrial: true, trialEndsAt: '2026-11-20T11:03:00Z' }));
    expect(words).toMatchObject({
      'day-0': 'Day 0',
      'day-5': 'Day 5',
      'day-7': 'Day 7',
      last: '20 November',
    });
    expect(share).toBe(0);
  });
});
