import type { Billing } from '#core/billing/billing-schema.ts';
import type { SandboxAct } from '#core/billing/sandbox-acts.ts';
import { ApiError } from '#core/errors.ts';
import { putCustomer } from '#db/queries/billing-customers.ts';
import type { Caller } from '../caller.ts';
import { LEAVING } from './change-plan.ts';
import { answerWith, type BillingDeps, knownBilling } from './known-billing.ts';

/** Lets something happen to the plan of whoever calls. Throws NOT_FOUND where payments are real, CONFLICT where it can't happen. */
export async function actInSandbox(
  deps: BillingDeps,
  caller: Caller,
  { act, credits }: { act: SandboxAct; credits?: number | undefined },
): Promise<Billing> {
  const sandbox = deps.payments?.sandbox;
  if (!sandbox || deps.settings.DEPLOYMENT !== 'local') throw new ApiError('NOT_FOUND');
  const known = await knownBilling(deps, caller);
  const { id: userId, deletesAt } = known.signedIn.account;
  if (deletesAt && (act === 'order-pro' || act === 'order-pack')) throw new ApiError('CONFLICT', LEAVING);
  const now = deps.now();
  const { customer, told } = sandbox.happen({ act, userId, record: known.record, now, credits });
  if (told.length === 0) throw new ApiError('CONFLICT', 'That can’t happen to this plan now');
  // Who orders here is a customer, as anywhere.
  await putCustomer(deps.db, { id: customer, userId, now });
  return answerWith(deps, { ...known, customer }, told);
}
