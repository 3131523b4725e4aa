import { expect, it } from 'vitest';
import type { BillingEvent, BillingFact, ProviderSubscription } from './billing-event.ts';
import { newsOf } from './billing-news.ts';

const SUBSCRIPTION: ProviderSubscription = {
  ...{ id: 'sub_1', status: 'active', price: { amount: 1699, currency: 'USD' }, interval: 'month' },
  ...{ trialEndsAt: null, periodEndsAt: '2026-12-28T12:00:00.000Z', cancelsAt: null },
};
const PACK: BillingFact = {
  ...{ kind: 'pack-paid', order: 'cs_1', payment: 'pi_1', invoice: null },
  ...{ credits: 20, total: { amount: 499, currency: 'USD' } },
};
const refund = (amount: number): BillingFact => ({
  ...{ kind: 'refund', payment: 'pi_1', refunded: { amount, currency: 'USD' }, isWhole: amount === 499 },
});
let n = 0;
const event = (at: string, fact: BillingFact): BillingEvent => ({ id: `evt_${++n}`, at, fact });
const found = (...facts: BillingFact[]) => facts.map((fact) => event('2026-11-29T00:00:00.000Z', fact));

it('what is found again is no news, whatever its id and the order of its keys', () => {
  const record = [event('2026-11-28T12:00:00.000Z', PACK), event('2026-11-28T12:00:01.000Z', refund(100))];
  const turned = Object.fromEntries(Object.entries(PACK).toReversed()) as BillingFact;
  expect(newsOf(record, found(turned, refund(100)))).toEqual([]);
});

it('a refund of nothing is none where there was none, and an address that is signed anew no news', () => {
  const invoice = (url: string): BillingFact => ({
    kind: 'invoice',
    invoice: {
      ...{ id: 'in_1', number: 'DECK-0001', subscription: 'sub_1', status: 'paid', url },
      ...{ total: SUBSCRIPTION.price, from: '2026-11-28T12:00:00.000Z', until: SUBSCRIPTION.periodEndsAt },
    },
  });
  const record = [event('2026-11-28T12:00:00.000Z', invoice('https://i.example/a'))];
  expect(newsOf(record, found(invoice('https://i.example/b'), refund(0)))).toEqual([]);
  // One that failed is.
  expect(newsOf([...record, ...found(refund(499))], found(refund(0)))).toHaveLength(1);
});

it('what differs from the last word on the same thing is, and what was never told', () => {
  const ended: BillingFact = { kind: 'subscription', subscription: { ...SUBSCRIPTION, status: 'ended' } };
  const active: BillingFact = { kind: 'subscription', subscription: SUBSCRIPTION };
  const record = [event('2026-11-28T12:00:01.000Z', ended), event('2026-11-28T12:00:00.000Z', active)];
  const again = found(active, ended, PACK);
  // It was active before it ended: that is news now.
  expect(newsOf(record, again)).toEqual([again[0], again[2]]);
  expect(newsOf([...record, ...found(PACK, refund(100))], found(PACK, refund(499)))).toMatchObject([
    { fact: { refunded: { amount: 499 } } },
  ]);
});
