import { expect, it } from 'vitest';
import type { Subscription } from '#core/subscription.ts';
import { orderView } from './order-view.ts';

const now = new Date('2026-11-28T11:03:00Z');
const account = (more: Partial<Subscription> = {}): Subscription => ({
  ...{ subscriptionStatus: 'free', hasProTrial: false, trialEndsAt: null, role: 'user' },
  ...more,
});
const onTrial = (trialEndsAt: string) =>
  account({ subscriptionStatus: 'trial', hasProTrial: true, trialEndsAt });
const view = (of: Subscription) => orderView(of, now, 'Europe/Berlin');

it.each([
  ['is on Free', account(), 'today', '$16.99', false],
  [
    'has had its trial',
    account({ hasProTrial: true, trialEndsAt: '2026-11-20T11:03:00Z' }),
    'today',
    '$16.99',
    false,
  ],
  ['has a trial that ends in two days', onTrial('2026-11-30T11:13:00Z'), 'today', '$16.99', true],
  ['has a trial that goes on', onTrial('2026-11-30T11:13:01Z'), 'later', '$0', true],
  ['pays', account({ subscriptionStatus: 'active' }), 'pro', '$16.99', true],
  ['is an admin', account({ role: 'admin' }), 'pro', '$16.99', true],
] as const)('one that %s', (_, of, state, due, isUncounted) => {
  expect(view(of)).toMatchObject({ state, isUncounted, words: { due } });
});

it('names the day of the first payment by the clock of the reader', () => {
  expect(view(onTrial('2026-12-04T23:30:00Z')).words.first).toBe('Saturday 5 December');
});
