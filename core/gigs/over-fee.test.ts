import { expect, it } from 'vitest';
import { exampleGig } from '../../tests/support/gigs.ts';
import type { Gig, GigPayment } from './gig.ts';
import { overFee } from './over-fee.ts';

const pay = (kind: GigPayment['kind'], amount: number): GigPayment => ({
  ...{ id: kind, kind, amount, due: null, paidOn: null },
});
const HALVES = [pay('deposit', 60_001), pay('balance', 60_000)];
const over = (amount: number, told: Partial<Gig> = {}): number =>
  overFee(exampleGig('2026-11-28', { payments: HALVES, fee: { amount, currency: 'JPY' }, ...told }));

it('payments may be more than a fee that was lowered', () => {
  expect(over(100)).toBe(119_901);
  expect(over(0)).toBe(120_001);
});

it('payments that make up the fee, or less, or come on top of it, are not more', () => {
  expect([over(120_001), over(200_000)]).toEqual([0, 0]);
  expect(over(120_001, { payments: [...HALVES, pay('extra', 5000)] })).toBe(0);
  expect(over(120_001, { fee: null })).toBe(0);
});

it('nothing is too much of a share of the door, or of a gig that is called off', () => {
  expect(over(0, { deal: { kind: 'door', percent: 70, costs: 0, steps: [] } })).toBe(0);
  expect(over(100, { status: 'cancelled' })).toBe(0);
});
