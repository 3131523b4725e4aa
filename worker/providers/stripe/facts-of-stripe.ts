import type Stripe from 'stripe';
import type { BillingFact, ProviderInvoice, ProviderSubscription } from '#core/billing/billing-event.ts';
import type { Money } from '#core/money.ts';

const instant = (seconds: number): string => new Date(seconds * 1000).toISOString();
const instantOr = (seconds: number | null | undefined): string | null =>
  typeof seconds === 'number' ? instant(seconds) : null;

/** Stripe counts in the smallest unit of a currency, as we do. */
const money = (amount: number, currency: string): Money => ({ amount, currency: currency.toUpperCase() });

/** The id of what may have come whole. */
export const idOf = (thing: string | { id: string } | null | undefined): string | null =>
  typeof thing === 'string' ? thing : (thing?.id ?? null);

const SUBSCRIPTION_STATUS: Readonly<Record<string, ProviderSubscription['status']>> = {
  incomplete: 'incomplete',
  incomplete_expired: 'ended',
  trialing: 'trialing',
  active: 'active',
  past_due: 'past-due',
  // Each goes on once it is paid.
  unpaid: 'past-due',
  paused: 'past-due',
  canceled: 'ended',
};

export function subscriptionFact(subscription: Stripe.Subscription): BillingFact {
  const [item] = subscription.items.data;
  const status = SUBSCRIPTION_STATUS[subscription.status];
  if (!item || !status) return { kind: 'unknown', type: `subscription ${subscription.status}` };
  const { price } = item;
  const end = item.current_period_end;
  const cancelsAt = subscription.cancel_at ?? (subscription.cancel_at_period_end ? end : null);
  return {
    kind: 'subscription',
    subscription: {
      id: subscription.id,
      status,
      price: money(price.unit_amount ?? 0, price.currency),
      interval: price.recurring?.interval === 'year' ? 'year' : 'month',
      trialEndsAt: instantOr(subscription.trial_end),
      periodEndsAt: instant(end),
      cancelsAt: instantOr(cancelsAt),
    },
  };
}

function invoiceStatus(invoice: Stripe.Invoice): ProviderInvoice['status'] | null {
  if (invoice.status === 'paid') return 'paid';
  if (invoice.status === 'void' || invoice.status === 'uncollectible') return 'void';
  if (invoice.status !== 'open') return null;
  // The first try is made as soon as it is final.
  return invoice.attempt_count > 0 ? 'failed' : 'open';
}

export function invoiceFact(invoice: Stripe.Invoice): BillingFact {
  const status = invoiceStatus(invoice);
  const { id } = invoice;
  // What it pays for is said by its lines: its own period is the one before.
  const periods = invoice.lines.data.map(({ period }) => period);
  if (!status || !id || periods.length === 0) return { kind: 'unknown', type: `invoice ${invoice.status}` };
  return {
    kind: 'invoice',
    invoice: {
      ...{ id, number: invoice.number, status, total: money(invoice.total, invoice.currency) },
      subscription: idOf(invoice.parent?.subscription_details?.subscription),
      from: instant(Math.min(...periods.map(({ start }) => start))),
      until: instant(Math.max(...periods.map(({ end }) => end))),
      url: invoice.hosted_invoice_url ?? null,
    },
  };
}

export function invoicePaymentFact({ invoice, payment }: Stripe.InvoicePayment): BillingFact {
  const paidBy = idOf(payment.payment_intent) ?? idOf(payment.charge) ?? idOf(payment.payment_record);
  const of = idOf(invoice);
  if (!paidBy || !of) return { kind: 'unknown', type: 'invoice_payment' };
  return { kind: 'invoice-payment', invoice: of, payment: paidBy };
}

/** Of an order of credits that is paid; of any other nothing that we know. */
export function orderFact(session: Stripe.Checkout.Session): BillingFact {
  const credits = Number(session.metadata?.credits);
  const payment = idOf(session.payment_intent);
  const isPack = session.mode === 'payment' && Number.isInteger(credits) && credits > 0;
  if (!isPack || session.payment_status !== 'paid' || !payment)
    return { kind: 'unknown', type: `checkout.session ${session.mode} ${session.payment_status}` };
  return {
    kind: 'pack-paid',
    ...{ order: session.id, payment, invoice: idOf(session.invoice), credits },
    total: money(session.amount_total ?? 0, session.currency ?? ''),
  };
}

export function refundFact(charge: Stripe.Charge): BillingFact {
  return {
    kind: 'refund',
    payment: idOf(charge.payment_intent) ?? charge.id,
    refunded: money(charge.amount_refunded, charge.currency),
    isWhole: charge.refunded,
  };
}

export function disputeFact(dispute: Stripe.Dispute): BillingFact {
  const { status } = dispute;
  // An inquiry (`warning_…`) takes nothing from us.
  const isWon = status === 'won' || status === 'prevented' || status.startsWith('warning_');
  return {
    kind: 'dispute',
    payment: idOf(dispute.payment_intent) ?? idOf(dispute.charge) ?? dispute.id,
    status: isWon ? 'won' : status === 'lost' ? 'lost' : 'open',
  };
}
