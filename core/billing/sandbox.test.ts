import fc from 'fast-check';
import { expect, it } from 'vitest';
import { subscriptionAt } from '../subscription.ts';
import type { BillingEvent } from './billing-event.ts';
import { planState } from './plan-state.ts';
import { monthAfter, sandboxEvents } from './sandbox.ts';
import { SANDBOX_ACTS, type SandboxAct } from './sandbox-acts.ts';

const NOW = new Date('2026-11-28T12:00:00Z');

function life(...acts: readonly (SandboxAct | 'trial')[]) {
  let n = 0;
  let events: BillingEvent[] = [];
  let now = NOW;
  return acts.map((act) => {
    now = new Date(now.getTime() + 1000);
    const told: BillingEvent[] =
      act === 'trial'
        ? [
            {
              id: 'trial',
              at: now.toISOString(),
              fact: { kind: 'trial-started', endsAt: '2026-12-05T12:00:01.000Z' },
            },
          ]
        : sandboxEvents(events, act, { now, newId: (kind) => `${kind}_${++n}` });
    events = [...events, ...told];
    const state = planState(events);
    const ends = {
      trialEndsAt: state.trial && new Date(state.trial.endsAt),
      proUntil: state.proUntil === null ? null : new Date(state.proUntil),
    };
    return { state, told, ...subscriptionAt(ends, now) };
  });
}
const walk = (...acts: readonly (SandboxAct | 'trial')[]) =>
  life(...acts).map((step) => step.subscriptionStatus);

it('the whole life of a plan', () => {
  expect(
    walk('trial', 'order-pro', 'month-paid', 'month-failed', 'payment-recovered', 'cancel', 'resume'),
  ).toEqual(['trial', 'active', 'active', 'active', 'active', 'active', 'active']);
  expect(walk('order-pro', 'month-failed', 'given-up', 'order-pro')).toEqual([
    'active',
    'active',
    'free',
    'active',
  ]);
  expect(walk('order-pro', 'cancel', 'month-paid', 'order-pro')).toEqual([
    'active',
    'active',
    'free',
    'active',
  ]);
  expect(walk('order-pro', 'refund', 'order-pro')).toEqual(['active', 'free', 'free']);
  expect(walk('order-pro', 'dispute', 'dispute-won', 'dispute', 'dispute-lost')).toEqual([
    'active',
    'free',
    'active',
    'free',
    'free',
  ]);
  // What is not paid for ends as it is cancelled, and can be had again.
  expect(walk('order-pro', 'refund', 'cancel', 'order-pro')).toEqual(['active', 'free', 'free', 'active']);
  expect(walk('order-pro', 'month-failed', 'cancel', 'order-pro')).toEqual([
    'active',
    'active',
    'free',
    'active',
  ]);
  expect(walk('trial', 'week-passes', 'order-pro', 'week-passes', 'week-passes')).toEqual([
    'trial',
    'free',
    'active',
    'active',
    'active',
  ]);
});

it('any acts in any order: who is in has paid, or waits for no longer than grace', () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...SANDBOX_ACTS, 'trial' as const), { maxLength: 14 }), (acts) => {
      const firstTrial = acts.filter((act, i) => act !== 'trial' || acts.indexOf('trial') === i);
      for (const { state } of life(...firstTrial)) {
        const paid = state.invoices
          .filter(({ standing }) => standing === 'paid')
          .map(({ until }) => Date.parse(until));
        const until = state.proUntil === null ? 0 : Date.parse(state.proUntil);
        const base = Math.max(0, ...paid);
        expect(until).toBeGreaterThanOrEqual(base);
      }
    }),
  );
});

it('a month is a month', () => {
  expect(monthAfter('2027-01-31T09:00:00.000Z')).toBe('2027-02-28T09:00:00.000Z');
  expect(monthAfter('2026-12-05T12:00:00.000Z')).toBe('2027-01-05T12:00:00.000Z');
  expect(monthAfter('2028-01-30T09:00:00.000Z')).toBe('2028-02-29T09:00:00.000Z');
});
