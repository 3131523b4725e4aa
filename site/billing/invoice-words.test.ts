import { expect, it } from 'vitest';
import { billing, invoice, NOW, paid } from './billing-of-tests.ts';
import { invoiceWords, nextPayment } from './invoice-words.ts';
import { planDays } from './plan-days.ts';
import { sandboxButtons } from './sandbox-words.ts';

const days = planDays(NOW, 'UTC');

it('an invoice has its number, and says when it was for what', () => {
  expect(invoiceWords(invoice(), days)).toEqual({ name: 'DH-1', note: '19 Nov · Pro until 19 Dec' });
  const pack = invoice({ credits: 20, until: null });
  expect(invoiceWords(pack, days)).toEqual({ name: 'DH-1', note: '19 Nov · 20 credits' });
  expect(invoiceWords({ ...pack, number: null }, days)).toEqual({ name: '20 credits', note: '19 Nov' });
  expect(invoiceWords({ ...pack, at: '2025-11-19T09:00:00.000Z' }, days).note).toBe(
    '19 Nov 2025 · 20 credits',
  );
});

it('the next payment is named only where one comes', () => {
  const of = billing({ subscription: paid() });
  expect(nextPayment('pro', of)).toEqual({ at: '2026-12-05T09:00:00.000Z', total: paid().price });
  expect(nextPayment('past-due', of)).toBeNull();
  expect(nextPayment('pro', { subscription: paid({ cancelsAt: '2026-12-05T09:00:00.000Z' }) })).toBeNull();
  expect(nextPayment('free', billing())).toBeNull();
});

it('the sandbox offers what can happen now, without what has its own place', () => {
  const labels = sandboxButtons([
    'order-pro',
    'order-pack',
    'cancel',
    'resume',
    'week-passes',
    'month-failed',
  ]);
  expect(labels.map(({ label }) => label)).toEqual(['A week passes', 'Next payment fails']);
});
