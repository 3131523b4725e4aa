import type { BillingEvent } from '#core/billing/billing-event.ts';
import { planState } from '#core/billing/plan-state.ts';
import { getCustomersAccount, insertStray } from '#db/queries/billing-customers.ts';
import { addToRecord, settleRecord } from '#db/queries/billing-record.ts';
import type { Deps } from '../deps.ts';
import type { Told } from '../providers/payments-port.ts';

/** Of two that write the same record at once the later one goes again. */
const MOST_TRIES = 8;

/** Adds events to the record of an account, each once, and has the account be what the whole of it says. Answers the record. */
export async function takeIn(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  userId: string,
  events: readonly BillingEvent[],
): Promise<BillingEvent[]> {
  let told = events;
  for (let tries = 0; tries < MOST_TRIES; tries++) {
    const record = await addToRecord(db, { userId, events: told });
    told = [];
    const { trial, proUntil, packs } = planState(record);
    const isSettled = await settleRecord(db, {
      ...{ userId, count: record.length, packs, now: now() },
      trialEndsAt: trial && new Date(trial.endsAt),
      proUntil: proUntil === null ? null : new Date(proUntil),
    });
    if (isSettled) return record;
  }
  throw new Error('A billing record grew faster than it was read');
}

/** Takes in what the provider of payments told. What is of no account of ours is kept apart. */
export async function takeInTold(deps: Pick<Deps, 'db' | 'now'>, told: readonly Told[]): Promise<void> {
  for (const { customer, event } of told) {
    const userId = customer && (await getCustomersAccount(deps.db, customer));
    if (userId) await takeIn(deps, userId, [event]);
    else await insertStray(deps.db, { customer, event });
  }
}
