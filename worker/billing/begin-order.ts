import { isLive, type PlanState, planState } from '#core/billing/plan-state.ts';
import { ApiError } from '#core/errors.ts';
import { CREDIT_PACKS, orderPath, PRO_PRICE, paidPath, waitsForTrial } from '#core/plans.ts';
import { putCustomer } from '#db/queries/billing-customers.ts';
import type { Caller } from '../caller.ts';
import type { Order } from '../providers/payments-port.ts';
import { LEAVING } from './change-plan.ts';
import { askPayments, type BillingDeps, knownBilling, lookAgain, NO_ANSWER } from './known-billing.ts';

export type Ordered = { item: 'pro' } | { item: 'pack'; credits: number };

/**
 * Begins an order; answers the address where it is paid. Throws UNAVAILABLE where nothing can be paid for here, NOT_FOUND of a
 * pack that there is not, CONFLICT where the account has Pro already or is about to go, PROVIDER_FAILED.
 */
export async function beginOrder(
  deps: BillingDeps,
  caller: Caller,
  ordered: Ordered,
): Promise<{ url: string }> {
  const { payments, signedIn, ...known } = await knownBilling(deps, caller);
  const { id: userId, email, deletesAt } = signedIn.account;
  if (deletesAt) throw new ApiError('CONFLICT', LEAVING);
  let { record } = known;
  // Word of an order before this one may not have come yet: nobody pays for Pro twice.
  if (ordered.item === 'pro' && known.customer)
    record = await lookAgain(deps, { payments, record, userId, customer: known.customer });
  const now = deps.now();
  const item = itemOf(ordered, planState(record), now);
  /** Kept before anything is paid, so that whatever is told of it finds the account. */
  const addCustomer = async (isAnew: boolean) => {
    const id = await askPayments(() => payments.addCustomer({ userId, email, isAnew }));
    return putCustomer(deps.db, { id, userId, isAnew, now });
  };
  const customer = known.customer
    ? await putCustomer(deps.db, { id: known.customer, userId, now })
    : await addCustomer(false);
  const urlOf = (path: string) => new URL(path, deps.settings.PUBLIC_URL).href;
  const what = ordered.item === 'pro' ? 'pro' : ordered.credits;
  const success = urlOf(paidPath(what));
  const cancel = urlOf(orderPath(what));
  const begin = (of: string) => {
    const order: Order = { customer: of, userId, item, success, cancel };
    return askPayments(() => payments.begin(order));
  };
  const url = (await begin(customer)) ?? (await begin(await addCustomer(true)));
  if (!url) throw new ApiError('PROVIDER_FAILED', NO_ANSWER);
  return { url };
}

function itemOf(ordered: Ordered, { subscription, trial }: PlanState, now: Date): Order['item'] {
  if (ordered.item === 'pack') {
    const pack = CREDIT_PACKS.find(({ credits }) => credits === ordered.credits);
    if (!pack) throw new ApiError('NOT_FOUND', 'There is no pack of that size');
    return { kind: 'pack', name: `${pack.credits} credits`, price: pack.price, credits: pack.credits };
  }
  // Cancelled, refunded or disputed, it may not look so.
  if (subscription && isLive(subscription))
    throw new ApiError(
      'CONFLICT',
      'This account has a Pro subscription already: resume or cancel it in Credits & plan',
    );
  const chargesAt = trial && waitsForTrial(trial.endsAt, now) ? new Date(trial.endsAt) : null;
  return { kind: 'pro', name: 'Deckhand Pro', price: PRO_PRICE, chargesAt };
}
