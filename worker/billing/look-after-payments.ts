import { GRACE_DAYS } from '#core/billing/plan-state.ts';
import { deleteLeaver, listCustomersInDoubt, listLeavers } from '#db/queries/billing-customers.ts';
import { eventsOf, selectRecord } from '#db/queries/billing-record.ts';
import type { Deps } from '../deps.ts';
import { describeError, log } from '../log.ts';
import { lookAgain } from './known-billing.ts';

const HOUR_MS = 60 * 60 * 1000;
const DAY_MS = 24 * HOUR_MS;
/** Accounts in one run of the schedule: each is some calls to the provider. */
const A_RUN = 8;
const LOOK_EVERY_MS = 6 * HOUR_MS;
/** An order is paid within a day, or can't be paid any more. */
const ORDER_MS = 2 * DAY_MS;

/**
 * What runs on a schedule: of accounts whose Pro ends within grace, and of those that began an order lately, the provider of
 * payments is asked what it knows, so that nobody who has paid is locked out by a message that was lost. And it forgets the
 * customers of accounts that were deleted, so that nothing of theirs goes on.
 */
export async function lookAfterPayments(deps: Pick<Deps, 'db' | 'now' | 'payments'>): Promise<void> {
  const { db, payments } = deps;
  if (payments?.kind !== 'stripe') return;
  const now = deps.now();
  const later = (ms: number) => new Date(now.getTime() + ms);
  const inDoubt = await listCustomersInDoubt(db, {
    ...{ now, limit: A_RUN, proUntil: later(GRACE_DAYS * DAY_MS) },
    ...{ orderedAfter: later(-ORDER_MS), lookedBefore: later(-LOOK_EVERY_MS) },
  });
  for (const customer of await listLeavers(db, A_RUN)) {
    await tried(async () => {
      await payments.forget(customer);
      await deleteLeaver(db, customer);
    });
  }
  for (const { id: customer, userId } of inDoubt) {
    await tried(async () => {
      const record = eventsOf(await selectRecord(db, userId));
      await lookAgain(deps, { payments, customer, userId, record });
    });
  }
}

/** What fails is tried again by the next run. */
async function tried(work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (error) {
    log({ level: 'error', event: 'payments-failed', error: describeError(error) });
  }
}
