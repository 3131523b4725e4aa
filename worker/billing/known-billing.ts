import type { BillingEvent } from '#core/billing/billing-event.ts';
import { newsOf } from '#core/billing/billing-news.ts';
import type { Billing } from '#core/billing/billing-schema.ts';
import { ApiError } from '#core/errors.ts';
import { putLookedAt, selectCustomer } from '#db/queries/billing-customers.ts';
import { eventsOf, selectRecord } from '#db/queries/billing-record.ts';
import type { Caller, SignedIn } from '../caller.ts';
import type { Deps } from '../deps.ts';
import type { Payments, Told } from '../providers/payments-port.ts';
import { billingOf } from './billing-view.ts';
import { takeIn } from './take-in.ts';

export type BillingDeps = Pick<Deps, 'db' | 'now' | 'payments' | 'settings'>;

/** What a change of a plan goes by. */
export interface KnownBilling {
  payments: Payments;
  signedIn: SignedIn;
  record: readonly BillingEvent[];
  /** The customer at the provider of payments; null where nothing was ordered yet. */
  customer: string | null;
}

/** One round trip. Throws UNAVAILABLE where nothing can be paid for. */
export async function knownBilling({ db, payments }: BillingDeps, caller: Caller): Promise<KnownBilling> {
  const { record, customers, signedIn } = await caller.ask((owner) => ({
    reads: { record: selectRecord(db, owner), customers: selectCustomer(db, owner) },
  }));
  if (!payments) throw new ApiError('UNAVAILABLE', 'Nothing can be paid for on this Deckhand');
  return { payments, signedIn, record: eventsOf(record), customer: customers[0]?.id ?? null };
}

export const NO_ANSWER = 'The payment service did not answer. Try again in a moment';

/** What the provider of payments answers. Throws PROVIDER_FAILED where it does not. */
export async function askPayments<Answer>(ask: () => Promise<Answer>): Promise<Answer> {
  try {
    return await ask();
  } catch (error) {
    throw Object.assign(new ApiError('PROVIDER_FAILED', NO_ANSWER), { cause: error });
  }
}

/** Takes in what follows from a press, and answers what the record says then. */
export async function answerWith(
  deps: BillingDeps,
  { signedIn, customer, record }: KnownBilling,
  told: readonly Told[],
): Promise<Billing> {
  const events = told.map(({ event }) => event);
  const now = events.length > 0 ? await takeIn(deps, signedIn.account.id, events) : record;
  return billingOf(deps, now, customer !== null);
}

/** Asks the provider of payments for all that it knows of a customer; answers the record with what of it was news. */
export async function lookAgain(
  deps: Pick<Deps, 'db' | 'now'>,
  of: { payments: Payments; customer: string; userId: string; record: readonly BillingEvent[] },
): Promise<readonly BillingEvent[]> {
  const { userId, customer, record } = of;
  const now = deps.now();
  // Whatever comes of it: one that can't be looked at keeps no other one waiting.
  await putLookedAt(deps.db, { userId, now });
  const found = await askPayments(() => of.payments.look({ customer, now }));
  const news = newsOf(
    record,
    found.map(({ event }) => event),
  );
  return news.length > 0 ? takeIn(deps, userId, news) : record;
}
