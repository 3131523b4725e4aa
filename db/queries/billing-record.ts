import { asc, eq, type SQL, sql } from 'drizzle-orm';
import type { BillingEvent } from '#core/billing/billing-event.ts';
import type { CreditKind } from '#core/credits.ts';
import type { Database } from '../client.ts';
import { namedBatch, type Statement } from '../named-batch.ts';
import type { Owner } from '../owner.ts';
import { billingEvents } from '../schema/billing-events.ts';
import { users } from '../schema/users.ts';

interface StoredEvent {
  id: string;
  at: Date;
  fact: BillingEvent['fact'];
}

/** Statement of a batch: the billing record of an account; `eventsOf` reads its rows. */
export const selectRecord = (db: Database, owner: Owner) =>
  db
    .select({ id: billingEvents.id, at: billingEvents.at, fact: billingEvents.fact })
    .from(billingEvents)
    .where(eq(billingEvents.userId, owner))
    .orderBy(asc(billingEvents.at), asc(billingEvents.id));

export const eventsOf = (rows: readonly StoredEvent[]): BillingEvent[] =>
  rows.map(({ id, at, fact }) => ({ id, at: at.toISOString(), fact }));

/** Adds what was told to the record of an account, each once; answers the whole record. */
export async function addToRecord(
  db: Database,
  { userId, events }: { userId: string; events: readonly BillingEvent[] },
): Promise<BillingEvent[]> {
  const rows = events.map(({ id, at, fact }) => ({ id, userId, at: new Date(at), fact }));
  const inserts = rows.length > 0 ? [db.insert(billingEvents).values(rows).onConflictDoNothing()] : [];
  const { record } = await namedBatch(db, inserts, { record: selectRecord(db, userId) });
  return eventsOf(record);
}

/** What follows from a record of so many events. */
export interface Settlement {
  userId: string;
  count: number;
  trialEndsAt: Date | null;
  proUntil: Date | null;
  /** Credits that were paid for, by their orders; `isGone`: their money is. */
  packs: readonly { order: string; credits: number; isGone: boolean }[];
  now: Date;
}

/**
 * Has an account be what its record says: when its trial and its Pro end, and the credits that it bought. False where the record
 * has more by now, which somebody else has added; then nothing is changed.
 */
export async function settleRecord(db: Database, settlement: Settlement): Promise<boolean> {
  const { userId, count, trialEndsAt, proUntil, packs, now } = settlement;
  const isCurrent = sql`(SELECT count(*) FROM billing_events WHERE user_id = ${userId}) = ${count}`;
  const put = db
    .update(users)
    .set({ trialEndsAt, proUntil })
    .where(sql`${eq(users.id, userId)} AND ${isCurrent}`);
  const entries = packs.length > 0 ? packEntries(db, { userId, packs, now }, isCurrent) : [];
  const { done } = await namedBatch(db, entries, { done: put });
  return done.rowsAffected > 0;
}

/**
 * Credits of packs, once an order. What is left of them goes with their money, never more than there is: of several at once each
 * takes what the ones before it left. Where the money came back after all, so do they.
 */
function packEntries(
  db: Database,
  { userId, packs, now }: Pick<Settlement, 'userId' | 'packs' | 'now'>,
  isCurrent: SQL,
): Statement[] {
  const orders = sql`SELECT value ->> '$.order' AS order_id, value ->> '$.credits' AS credits,
    value ->> '$.isGone' AS is_gone FROM json_each(${JSON.stringify(packs)})`;
  const entry = (delta: SQL, kind: CreditKind, from: SQL) => sql`
    INSERT INTO credit_entries (id, user_id, delta, kind, order_id, created_at)
    SELECT 'crd_' || lower(hex(randomblob(11))), ${userId}, ${delta}, ${kind}, order_id, ${now.getTime()}
    FROM ${from} AND ${isCurrent} ON CONFLICT (order_id, kind) DO NOTHING`;
  const refunds = sql`(SELECT order_id AS refunded, delta AS taken FROM credit_entries WHERE user_id = ${userId} AND kind = 'refund')`;
  const gone = sql`(SELECT order_id, credits, sum(credits) OVER (ORDER BY order_id) - credits AS before FROM (${orders})
    WHERE is_gone AND order_id NOT IN (SELECT refunded FROM ${refunds})), users WHERE users.id = ${userId}`;
  return [
    db.run(entry(sql`credits`, 'pack', sql`(${orders}) WHERE true`)),
    db.run(entry(sql`-min(credits, max(0, credit_balance - before))`, 'refund', gone)),
    db.run(
      entry(sql`-taken`, 'adjust', sql`(${orders}), ${refunds} WHERE refunded = order_id AND NOT is_gone`),
    ),
  ];
}
