import type Stripe from 'stripe';
import type { BillingFact } from '#core/billing/billing-event.ts';
import {
  disputeFact,
  idOf,
  invoiceFact,
  invoicePaymentFact,
  orderFact,
  refundFact,
  subscriptionFact,
} from './facts-of-stripe.ts';

/**
 * What the object of an event says, and of which customer: some name none, and what they belong to is asked. `docs/deploy.md`
 * lists the events.
 */
export async function readEvent(
  stripe: Stripe,
  { type, data }: Stripe.Event,
): Promise<{ customer: string | null; fact: BillingFact }> {
  switch (type) {
    case 'customer.subscription.created':
    case 'customer.subscription.updated':
    case 'customer.subscription.deleted':
    case 'customer.subscription.paused':
    case 'customer.subscription.resumed':
      return { customer: idOf(data.object.customer), fact: subscriptionFact(data.object) };
    case 'invoice.finalized':
    case 'invoice.paid':
    case 'invoice.payment_failed':
    case 'invoice.voided':
    case 'invoice.marked_uncollectible':
      return { customer: idOf(data.object.customer), fact: invoiceFact(data.object) };
    case 'invoice_payment.paid': {
      const invoice = await stripe.invoices.retrieve(idOf(data.object.invoice) ?? '');
      return { customer: idOf(invoice.customer), fact: invoicePaymentFact(data.object) };
    }
    case 'checkout.session.completed':
    case 'checkout.session.async_payment_succeeded':
      return { customer: idOf(data.object.customer), fact: orderFact(data.object) };
    case 'charge.refunded':
      return { customer: idOf(data.object.customer), fact: refundFact(data.object) };
    case 'refund.failed': {
      const charge = await stripe.charges.retrieve(idOf(data.object.charge) ?? '');
      return { customer: idOf(charge.customer), fact: refundFact(charge) };
    }
    case 'charge.dispute.created':
    case 'charge.dispute.updated':
    case 'charge.dispute.closed': {
      const charge = await stripe.charges.retrieve(idOf(data.object.charge) ?? '');
      return { customer: idOf(charge.customer), fact: disputeFact(data.object) };
    }
    default: {
      const { customer } = data.object as { customer?: string | { id: string } | null };
      return { customer: idOf(customer), fact: { kind: 'unknown', type } };
    }
  }
}
