import { expect, it } from 'vitest';
import type { Gig, GigPayment } from './gig.ts';
import { unpaidOf } from './gig-sums.ts';
import { unpaidWords } from './unpaid-words.ts';

const TODAY = '2026-11-20';
const payment = (
  kind: GigPayment['kind'],
  amount: number,
  due: string | null,
  paidOn: string | null = null,
) => ({ id: `${kind} ${due}`, kind, amount, due, paidOn }) satisfies GigPayment;

function told(status: Gig['status'], payments: GigPayment[], amount = 95_000) {
  const gig = { status, payments, fee: { amount, currency: 'EUR' } };
  const { amount: unpaid, due: unpaidDue } = unpaidOf(gig);
  const words = unpaidWords({ ...gig, unpaid, unpaidDue }, TODAY);
  return words && `${words.text}, ${words.state}`;
}

it('what is left is told with the day on which all of it is due', () => {
  expect(told('confirmed', [payment('balance', 95_000, '2026-12-04')])).toBe('€950 due 4 Dec, waiting');
  expect(told('confirmed', [payment('balance', 95_000, '2027-01-04')])).toBe('€950 due 4 Jan 2027, waiting');
  expect(told('played', [payment('balance', 95_000, TODAY)])).toBe('€950 due today, waiting');
  expect(told('played', [payment('balance', 95_000, '2026-11-19')])).toBe('€950 late, danger');
});

it('what is due on several days is told as a sum; late is late as soon as the first of it is', () => {
  const balance = payment('balance', 47_500, '2026-12-04');
  expect(told('confirmed', [payment('deposit', 47_500, '2026-11-25'), balance])).toBe('€950 unpaid, waiting');
  expect(told('confirmed', [payment('deposit', 47_500, '2026-11-01'), balance])).toBe('€950 unpaid, danger');
  expect(told('confirmed', [payment('deposit', 47_500, '2026-11-01', '2026-11-01'), balance])).toBe(
    '€475 due 4 Dec, waiting',
  );
});

it('what nobody dated is unpaid, what came in is paid, and nothing is owed before it is agreed', () => {
  expect(told('confirmed', [])).toBe('€950 unpaid, nothing');
  expect(told('paid', [])).toBe('Paid, ok');
  expect(told('lead', [])).toBeNull();
  expect(told('confirmed', [], 0)).toBeNull();
});

it('of what was called off, its cancellation fee is left', () => {
  expect(told('cancelled', [payment('balance', 95_000, '2026-12-04')])).toBeNull();
  expect(told('cancelled', [payment('cancellation', 20_000, '2026-11-10')])).toBe('€200 late, danger');
});
