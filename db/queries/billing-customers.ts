import { and, eq, gt, isNull, lt, lte, or, sql } from 'drizzle-orm';
import type { BillingEvent } from '#core/billing/billing-event.ts';
import type { Database } from '../client.ts';
import { namedBatch } from '../named-batch.ts';
import type { Owner } from '../owner.ts';
import { billingCustomers, billingLeavers } from '../schema/billing-customers.ts';
import { billingStrays } from '../schema/billing-strays.ts';
import { users } from '../schema/users.ts';
import { eventsOf, selectRecord } from './billing-record.ts';

/** Statement of a batch: the customer that the provider of payments knows an account as. */
export const selectCustomer = (db: Database, owner: Owner) =>
  db.select({ id: billingCustomers.id }).from(billingCustomers).where(eq(billingCustomers.userId, owner));

/** The billing record of an account, and the customer that it is. */
export async function getBilling(
  db: Database,
  { userId }: { userId: string },
): Promise<{ record: BillingEvent[]; customer: string | null }> {
  const reads = { rows: selectRecord(db, userId), customers: selectCustomer(db, userId) };
  const { rows, customers } = await namedBatch(db, [], reads);
  return { record: eventsOf(rows), customer: customers[0]?.id ?? null };
}

/** Keeps which customer an account is, and that it begins an order; the first that was kept stays, unless `isAnew`. Answers that one. */
export async function putCustomer(
  db: Database,
  of: { id: string; userId: string; isAnew?: boolean; now: Date },
): Promise<string> {
  const { id, userId, isAnew, now } = of;
  const [kept] = await db
    .insert(billingCustomers)
    .values({ id, userId, orderedAt: now, createdAt: now })
    .onConflictDoUpdate({ target: billingCustomers.userId, set: { orderedAt: now, ...(isAnew && { id }) } })
    .returning({ id: billingCustomers.id });
  if (!kept) throw new Error('A customer was not kept');
  return kept.id;
}

/** The account that is that customer. */
export async function getCustomersAccount(db: Database, id: string): Promise<string | null> {
  const [row] = await db
    .select({ userId: billingCustomers.userId })
    .from(billingCustomers)
    .where(eq(billingCustomers.id, id));
  return row?.userId ?? null;
}

/** Keeps what was told of a customer that is no account of ours. */
export async function insertStray(
  db: Database,
  { customer, event }: { customer: string | null; event: BillingEvent },
): Promise<void> {
  const { id, at, fact } = event;
  await db
    .insert(billingStrays)
    .values({ id, customer, at: new Date(at), fact })
    .onConflictDoNothing();
}

/**
 * Customers that are to be looked at: of whom word may be missing, since their Pro ends soon, or an order was begun lately; and
 * who were not looked at since `lookedBefore`, or since that order.
 */
export const listCustomersInDoubt = (
  db: Database,
  asked: { now: Date; proUntil: Date; orderedAfter: Date; lookedBefore: Date; limit: number },
) =>
  db
    .select({ id: billingCustomers.id, userId: billingCustomers.userId })
    .from(billingCustomers)
    .innerJoin(users, eq(users.id, billingCustomers.userId))
    .where(
      and(
        or(
          and(gt(users.proUntil, asked.now), lte(users.proUntil, asked.proUntil)),
          gt(billingCustomers.orderedAt, asked.orderedAfter),
        ),
        or(
          isNull(billingCustomers.lookedAt),
          lt(billingCustomers.lookedAt, asked.lookedBefore),
          sql`looked_at < ordered_at`,
        ),
      ),
    )
    .orderBy(billingCustomers.lookedAt)
    .limit(asked.limit);

/** Customers of accounts that were deleted, which are to be forgotten. */
export async function listLeavers(db: Database, limit: number): Promise<string[]> {
  const rows = await db.select().from(billingLeavers).limit(limit);
  return rows.map(({ id }) => id);
}

/** Notes that a customer was forgotten. */
export async function deleteLeaver(db: Database, id: string): Promise<void> {
  await db.delete(billingLeavers).where(eq(billingLeavers.id, id));
}

/** Notes that the provider of payments was asked for all that it knows of an account. */
export async function putLookedAt(
  db: Database,
  { userId, now }: { userId: string; now: Date },
): Promise<void> {
  await db.update(billingCustomers).set({ lookedAt: now }).where(eq(billingCustomers.userId, userId));
}
