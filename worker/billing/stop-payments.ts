import { endsAtOnce, planState } from '#core/billing/plan-state.ts';
import { getBilling } from '#db/queries/billing-customers.ts';
import type { Deps } from '../deps.ts';
import { askPayments } from './known-billing.ts';
import { takeIn } from './take-in.ts';

/** An account that is about to go is not charged any more. Throws PROVIDER_FAILED where that could not be seen to. */
export async function stopPayments(
  deps: Pick<Deps, 'db' | 'now' | 'payments'>,
  userId: string,
): Promise<void> {
  const { db, payments } = deps;
  const { record, customer } = await getBilling(db, { userId });
  if (!payments || !customer) return;
  const now = deps.now();
  const { subscription } = planState(record);
  const atOnce = subscription !== null && endsAtOnce(subscription, now);
  const told = await askPayments(() => payments.stop({ customer, record, now, atOnce }));
  const events = told.map(({ event }) => event);
  if (events.length > 0) await takeIn(deps, userId, events);
}
