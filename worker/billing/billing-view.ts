import type { BillingEvent } from '#core/billing/billing-event.ts';
import type { Billing, BillingInvoice } from '#core/billing/billing-schema.ts';
import { type PlanState, planState } from '#core/billing/plan-state.ts';
import { selectCustomer } from '#db/queries/billing-customers.ts';
import { eventsOf, selectRecord } from '#db/queries/billing-record.ts';
import type { Caller } from '../caller.ts';
import type { Deps } from '../deps.ts';

/** What the record of an account says, as the account is shown it. */
export function billingOf(
  { payments, now }: Pick<Deps, 'payments' | 'now'>,
  record: readonly BillingEvent[],
  isCustomer: boolean,
): Billing {
  const state = planState(record);
  const { trial, subscription, proUntil } = state;
  return {
    payments: payments?.kind ?? null,
    hasPortal: payments?.kind === 'stripe' && isCustomer,
    trial,
    proUntil,
    subscription: subscription && {
      ...{ status: subscription.status, price: subscription.price, interval: subscription.interval },
      ...{ trialEndsAt: subscription.trialEndsAt, periodEndsAt: subscription.periodEndsAt },
      ...{ cancelsAt: subscription.cancelsAt, paidUntil: subscription.paidUntil },
      ...{ graceUntil: subscription.graceUntil, isPastDue: subscription.isPastDue },
    },
    invoices: invoicesOf(state, now()),
    acts: payments?.sandbox?.acts({ record, now: now() }) ?? [],
  };
}

/** How long the page of an invoice is there at the provider: https://docs.stripe.com/invoicing/hosted-invoice-page */
const PAGE_MS = 30 * 24 * 60 * 60 * 1000;

/** Those of Pro that ask for something, and one for each order of credits. */
function invoicesOf({ invoices, packs }: PlanState, now: Date): BillingInvoice[] {
  const isThere = ({ at }: BillingInvoice) => now.getTime() - Date.parse(at) < PAGE_MS;
  const known = new Map(invoices.map((invoice) => [invoice.id, invoice]));
  const ofPro = invoices.filter(({ subscription, total }) => subscription !== null && total.amount > 0);
  return [
    ...ofPro.map(({ id, number, total, from: at, until, url, standing }) => ({
      ...{ id, number, credits: null, total, at, until, url, standing },
    })),
    ...packs.map(({ order, at, credits, total, invoice, standing }) => {
      const { number = null, url = null } = known.get(invoice ?? '') ?? {};
      return { id: order, number, credits, total, at, until: null, url, standing };
    }),
  ]
    .map((invoice) => ({ ...invoice, url: isThere(invoice) ? invoice.url : null }))
    .toSorted((a, b) => b.at.localeCompare(a.at) || b.id.localeCompare(a.id));
}

/** The same for whoever calls. */
export async function readBilling(
  deps: Pick<Deps, 'db' | 'payments' | 'now'>,
  caller: Caller,
): Promise<Billing> {
  const { record, customers } = await caller.ask((owner) => ({
    reads: { record: selectRecord(deps.db, owner), customers: selectCustomer(deps.db, owner) },
  }));
  return billingOf(deps, eventsOf(record), customers.length > 0);
}
