import type { Billing, BillingInvoice } from '#core/billing/billing-schema.ts';
import type { Subscription } from '#core/subscription.ts';

export const NOW = new Date('2026-11-19T10:00:00Z');
const PRICE = { amount: 1699, currency: 'USD' };

type Paid = NonNullable<Billing['subscription']>;

export const account = (more: Partial<Subscription> = {}): Subscription => ({
  ...{ subscriptionStatus: 'free', hasProTrial: false, trialEndsAt: null, role: 'user' },
  ...more,
});

export const onTrial = account({
  ...{ subscriptionStatus: 'trial', hasProTrial: true, trialEndsAt: '2026-11-24T21:12:00.000Z' },
});
export const pro = account({ subscriptionStatus: 'active' });

export const billing = (more: Partial<Billing> = {}): Billing => ({
  ...{ payments: 'stripe', hasPortal: true, trial: null, proUntil: null, subscription: null },
  ...{ invoices: [], acts: [] },
  ...more,
});

export const TRIAL = { startedAt: '2026-11-17T21:12:00.000Z', endsAt: '2026-11-24T21:12:00.000Z' };

export const paid = (more: Partial<Paid> = {}): Paid => ({
  ...{ status: 'active', price: PRICE, interval: 'month', trialEndsAt: null, cancelsAt: null },
  ...{ periodEndsAt: '2026-12-05T09:00:00.000Z', paidUntil: '2026-12-05T09:00:00.000Z' },
  ...{ graceUntil: '2026-12-12T09:00:00.000Z', isPastDue: false },
  ...more,
});

export const invoice = (more: Partial<BillingInvoice> = {}): BillingInvoice => ({
  ...{ id: 'in_1', number: 'DH-1', credits: null, total: PRICE, at: '2026-11-19T09:58:00.000Z' },
  ...{ until: '2026-12-19T09:58:00.000Z', url: null, standing: 'paid' },
  ...more,
});
