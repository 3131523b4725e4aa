import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { BillingEvent, BillingFact, ProviderInvoice, ProviderSubscription } from './billing-event.ts';
import { CHARGE_DAYS, endsAtOnce, GRACE_DAYS, planState, type SubscriptionState } from './plan-state.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
const START = Date.parse('2026-11-28T12:00:00Z');
const PRICE = { amount: 1699, currency: 'USD' };
const at = (day: number) => new Date(START + day * DAY_MS).toISOString();
const days = (iso: string) => (Date.parse(iso) - START) / DAY_MS;

/** What can happen in a month of a subscription. */
const month = fc.record({
  /** How the invoice ends: paid at once, after tries (days), or never. */
  paysAfter: fc.oneof(fc.constant(0), fc.integer({ min: 1, max: 6 }), fc.constant(null)),
  after: fc.constantFrom('nothing', 'refund', 'part-refund', 'dispute-won', 'dispute-lost', 'dispute'),
  cancels: fc.constantFrom('no', 'at-end', 'resumed', 'now'),
});
type Month = typeof month extends fc.Arbitrary<infer Value> ? Value : never;

/** A provider that tells all that happens, and knows what is paid for. */
function life(months: readonly Month[], trialDays: number) {
  const events: BillingEvent[] = [];
  let n = 0;
  const tell = (day: number, fact: BillingFact) => events.push({ id: `evt_${++n}`, at: at(day), fact });
  const subscription = (day: number, over: Partial<ProviderSubscription>) =>
    tell(day, {
      kind: 'subscription',
      subscription: {
        ...{ id: 'sub_1', status: 'active', price: PRICE, interval: 'month' },
        ...{
          trialEndsAt: trialDays > 0 ? at(trialDays) : null,
          periodEndsAt: at(0),
          cancelsAt: null,
          ...over,
        },
      },
    });
  const paid: { from: number; until: number }[] = [];
  if (trialDays > 0) subscription(0, { status: 'trialing', periodEndsAt: at(trialDays) });
  let isOver = false;
  for (const [index, { paysAfter, after, cancels }] of months.entries()) {
    if (isOver) break;
    const from = trialDays + index * 30;
    const until = from + 30;
    const invoice = (day: number, status: ProviderInvoice['status']) =>
      tell(day, {
        kind: 'invoice',
        invoice: {
          ...{
            id: `in_${index}`,
            number: `D-${index}`,
            subscription: 'sub_1',
            status,
            total: PRICE,
            url: null,
          },
          ...{ from: at(from), until: at(until) },
        },
      });
    invoice(from, 'open');
    if (paysAfter !== 0) {
      invoice(from + 0.1, 'failed');
      subscription(from + 0.1, { status: 'past-due', periodEndsAt: at(until) });
    }
    if (paysAfter === null) {
      invoice(from + 7, 'void');
      subscription(from + 7, { status: 'ended', periodEndsAt: at(until) });
      break;
    }
    const payment = `pi_${index}`;
    invoice(from + paysAfter + 0.2, 'paid');
    tell(from + paysAfter + 0.2, { kind: 'invoice-payment', invoice: `in_${index}`, payment });
    subscription(from + paysAfter + 0.2, { periodEndsAt: at(until) });
    const whole = { kind: 'refund', payment, refunded: PRICE, isWhole: true } as const;
    if (after === 'refund') tell(from + 10, whole);
    if (after === 'part-refund')
      tell(from + 10, { ...whole, refunded: { ...PRICE, amount: 400 }, isWhole: false });
    if (after.startsWith('dispute')) tell(from + 10, { kind: 'dispute', payment, status: 'open' });
    if (after === 'dispute-won') tell(from + 20, { kind: 'dispute', payment, status: 'won' });
    if (after === 'dispute-lost') tell(from + 20, { kind: 'dispute', payment, status: 'lost' });
    if (after !== 'refund' && after !== 'dispute' && after !== 'dispute-lost') paid.push({ from, until });
    if (cancels === 'at-end' || cancels === 'resumed')
      subscription(from + 12, { periodEndsAt: at(until), cancelsAt: at(until) });
    if (cancels === 'resumed') subscription(from + 13, { periodEndsAt: at(until) });
    if (cancels === 'at-end')
      subscription(until, { status: 'ended', periodEndsAt: at(until), cancelsAt: at(until) });
    if (cancels === 'now') subscription(from + 14, { status: 'ended', periodEndsAt: at(until) });
    isOver = cancels === 'at-end' || cancels === 'now';
  }
  return { events, paid };
}

const lives = fc
  .tuple(fc.array(month, { minLength: 1, maxLength: 5 }), fc.constantFrom(0, 3))
  .map(([months, trialDays]) => life(months, trialDays));

describe('what the record of an account says', () => {
  it('is the same for any order in which it is told, and however often', () => {
    fc.assert(
      fc.property(lives, fc.infiniteStream(fc.nat()), ({ events }, stream) => {
        const dice = stream[Symbol.iterator]();
        const roll = () => dice.next().value as number;
        const twice = [...events, ...events.filter(() => roll() % 2)];
        const told = twice.map((event) => ({ event, turn: roll() })).toSorted((a, b) => a.turn - b.turn);
        expect(planState(told.map(({ event }) => event))).toEqual(planState(events));
      }),
    );
  });

  it('locks nobody out who has paid, and lets nobody in beyond grace who has not', () => {
    fc.assert(
      fc.property(lives, ({ events, paid }) => {
        const { proUntil } = planState(events);
        const last = Math.max(0, ...paid.map(({ until }) => until));
        const until = proUntil === null ? 0 : days(proUntil);
        expect(until).toBeGreaterThanOrEqual(last);
        expect(until).toBeLessThanOrEqual(Math.max(last + GRACE_DAYS, 3 + CHARGE_DAYS));
      }),
    );
  });

  it('is made good by the last word on each thing, whatever was lost before', () => {
    fc.assert(
      fc.property(lives, fc.infiniteStream(fc.boolean()), ({ events }, stream) => {
        const dice = stream[Symbol.iterator]();
        const lastOf = new Map<string, BillingEvent>();
        const thing = ({ fact }: BillingEvent): string => {
          if (fact.kind === 'subscription') return fact.subscription.id;
          if (fact.kind === 'invoice') return fact.invoice.id;
          return `${fact.kind} ${'payment' in fact ? fact.payment : ''}`;
        };
        for (const event of events) lastOf.set(thing(event), event);
        const kept = events.filter(() => dice.next().value);
        const asked = [...lastOf.values()].map((event) => ({ ...event, id: `asked_${event.id}` }));
        expect(planState([...kept, ...asked]).proUntil).toBe(planState(events).proUntil);
      }),
    );
  });
});

it('of two subscriptions the one that goes on is told, though the other reached further', () => {
  const record: BillingEvent[] = [];
  const tell = (fact: BillingFact) =>
    record.push({ id: `evt_${record.length}`, at: at(record.length), fact });
  const of = (id: string, status: ProviderSubscription['status']) =>
    tell({
      kind: 'subscription',
      subscription: {
        ...{ id, status, price: PRICE, interval: 'month' },
        ...{ trialEndsAt: null, periodEndsAt: at(30), cancelsAt: null },
      },
    });
  const paid = (id: string, subscription: string) => {
    tell({
      kind: 'invoice',
      invoice: {
        ...{ id, number: id, subscription, status: 'paid', total: PRICE, url: null },
        ...{ from: at(0), until: at(30) },
      },
    });
    tell({ kind: 'invoice-payment', invoice: id, payment: `pi_${id}` });
  };
  of('sub_before', 'ended');
  paid('in_before', 'sub_before');
  of('sub_now', 'active');
  paid('in_now', 'sub_now');
  tell({ kind: 'refund', payment: 'pi_in_now', refunded: PRICE, isWhole: true });
  const state = planState(record);
  // It may be charged again, so that nobody orders another beside it.
  expect(state.subscription).toMatchObject({ id: 'sub_now', status: 'active' });
  expect(state.proUntil).toBe(at(30));
});

it('what is cancelled ends at once where nothing is paid for, though grace runs', () => {
  const subscription: SubscriptionState = {
    ...{ id: 'sub_1', status: 'active', price: PRICE, interval: 'month', cancelsAt: null, isPastDue: false },
    ...{ trialEndsAt: null, periodEndsAt: at(60), paidUntil: at(30), graceUntil: at(37) },
  };
  const when = (day: number, over: Partial<SubscriptionState> = {}) =>
    endsAtOnce({ ...subscription, ...over }, new Date(at(day)));
  expect([when(29), when(30), when(31)]).toEqual([false, true, true]);
  const waits = { status: 'trialing', trialEndsAt: at(3), paidUntil: null, graceUntil: at(4) } as const;
  // A draft of an invoice is charged an hour after the trial.
  expect([when(2.9, waits), when(3.01, { ...waits, status: 'active' })]).toEqual([false, true]);
  expect(when(29, { status: 'past-due' })).toBe(true);
  // A month that the provider gives for free.
  expect(when(45, { status: 'trialing', trialEndsAt: at(60) })).toBe(false);
});

it('a payment that went back gives no days on top', () => {
  for (const after of ['refund', 'dispute', 'dispute-lost'] as const) {
    const month = { paysAfter: 0, cancels: 'no' } as const;
    const { events } = life(
      [
        { ...month, after: 'nothing' },
        { ...month, after },
      ],
      0,
    );
    expect([after, planState(events).proUntil]).toEqual([after, at(30)]);
  }
  const { events } = life([{ paysAfter: 0, cancels: 'no', after: 'dispute-won' }], 0);
  expect(planState(events).proUntil).toBe(at(30 + GRACE_DAYS));
});
