import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { PLANS } from '#core/plans.ts';
import type { Session } from '#site/lib/session.store.ts';
import { dayWords, gateOptions, gateState, trialDayWords } from './gate-state.ts';

const NOW = new Date('2026-11-28T12:00:00Z');
type User = Extract<Session, { status: 'user' }>['user'];

beforeEach(() => vi.stubEnv('TZ', 'UTC'));
afterEach(() => vi.unstubAllEnvs());

function account(parts: Partial<User> = {}): Session {
  const free = { subscriptionStatus: 'free', hasProTrial: false, trialEndsAt: null, role: 'user' } as const;
  return { status: 'user', user: { ...free, ...parts } as User };
}

it('knows who may have the trial, and who has had it', () => {
  expect(gateState({ status: 'visitor' })).toBe('visitor');
  expect(gateState(account())).toBe('trial');
  const had = { hasProTrial: true, trialEndsAt: '2026-11-20T12:00:00Z' };
  expect(gateState(account(had))).toBe('over');
  expect(gateState(account({ ...had, subscriptionStatus: 'trial' }))).toBe('pro');
  expect(gateState(account({ subscriptionStatus: 'active' }))).toBe('pro');
  expect(gateState(account({ role: 'admin' }))).toBe('pro');
});

it('leaves it to the server where nobody knows who is here', () => {
  for (const status of ['loading', 'unreachable'] as const) expect(gateState({ status })).toBe('trial');
});

it('believes no session that a refusal speaks against', () => {
  const onTrial = account({ subscriptionStatus: 'trial', trialEndsAt: '2026-12-05T12:00:00Z' });
  expect(gateState(onTrial, true)).toBe('over');
  expect(gateState(account({ subscriptionStatus: 'active' }), true)).toBe('trial');
});

it('names the price of each, the end of the trial, and how Pro goes on', () => {
  expect(gateOptions(PLANS, 'trial', NOW)).toEqual([
    {
      ...{ id: 'trial', title: '7-day trial', price: '$0', per: null },
      terms: "No card. Ends on 5 Dec, then you're on Free again.",
    },
    {
      ...{ id: 'pro', title: 'Pro', price: '$16.99', per: 'a month' },
      terms: 'Month by month. Cancel any time.',
    },
  ]);
  expect(gateOptions(PLANS, 'visitor', NOW)[0]?.terms).toContain('Ends after 7 days');
});

it('offers no second trial', () => {
  expect(gateOptions(PLANS, 'over', NOW).map(({ id }) => id)).toEqual(['pro']);
});

it('names days by the calendar of the device', () => {
  expect(dayWords(new Date('2025-12-05T12:00:00Z'), NOW)).toBe('5 Dec 2025');
  expect(trialDayWords(new Date('2026-12-05T12:00:00Z'))).toBe('5 December');
});
