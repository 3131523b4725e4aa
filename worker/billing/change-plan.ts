import type { Billing } from '#core/billing/billing-schema.ts';
import { endsAtOnce, isLive, planState } from '#core/billing/plan-state.ts';
import { ApiError } from '#core/errors.ts';
import type { Caller } from '../caller.ts';
import { billingOf } from './billing-view.ts';
import { answerWith, askPayments, type BillingDeps, knownBilling, lookAgain } from './known-billing.ts';

/** Has Pro end with what is paid for. Throws CONFLICT where the account has none that goes on. */
export async function cancelPro(deps: BillingDeps, caller: Caller): Promise<Billing> {
  const known = await knownBilling(deps, caller);
  const { payments, record, customer } = known;
  const { subscription } = planState(record);
  if (!customer || !subscription || !isLive(subscription))
    throw new ApiError('CONFLICT', 'This account has no Pro that goes on');
  const now = deps.now();
  const of = { customer, record, now, atOnce: endsAtOnce(subscription, now) };
  const told = await askPayments(() => payments.stop(of));
  return answerWith(deps, known, told);
}

/** Has Pro go on that was cancelled. Throws CONFLICT where it has ended, or the account is about to go. */
export async function resumePro(deps: BillingDeps, caller: Caller): Promise<Billing> {
  const known = await knownBilling(deps, caller);
  const { payments, record, customer, signedIn } = known;
  if (signedIn.account.deletesAt) throw new ApiError('CONFLICT', LEAVING);
  const { subscription } = planState(record);
  if (!customer || !subscription || !isLive(subscription))
    throw new ApiError('CONFLICT', 'This account’s Pro has ended: order it anew');
  const of = { customer, subscription: subscription.id, record, now: deps.now() };
  return answerWith(deps, known, await askPayments(() => payments.resume(of)));
}

/** Why an account that is about to go can't order anything. */
export const LEAVING = 'This account is going to be deleted. Keep it first, in your profile';

/** The address where card and address are changed. Throws CONFLICT where nothing was ordered yet, or the account is about to go. */
export async function openPortal(deps: BillingDeps, caller: Caller): Promise<{ url: string }> {
  const { payments, customer, signedIn } = await knownBilling(deps, caller);
  // There it could be had go on.
  if (signedIn.account.deletesAt) throw new ApiError('CONFLICT', LEAVING);
  if (!customer) throw new ApiError('CONFLICT', 'This account has ordered nothing yet');
  const back = new URL('/credits', deps.settings.PUBLIC_URL).href;
  return { url: await askPayments(() => payments.portal({ customer, back })) };
}

/** Asks the provider of payments for all that it knows of the account, and takes in what is news. */
export async function refreshBilling(deps: BillingDeps, caller: Caller): Promise<Billing> {
  const { payments, customer, record, signedIn } = await knownBilling(deps, caller);
  if (!customer) return billingOf(deps, record, false);
  const now = await lookAgain(deps, { payments, customer, record, userId: signedIn.account.id });
  return billingOf(deps, now, true);
}
