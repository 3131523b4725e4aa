import { asc, eq, type SQL, sql } from 'drizzle-orm';
import type { BillingEvent } from '#core/billing/billing-event.ts';
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

/** Credits of packs that were paid for, once an order. */
const grantPacks = (db: Database, userId: string, now: Date): Statement =>
  db.run(sql`
    INSERT INTO credit_entries (id, user_id, delta, kind, order_id, created_at)
    SELECT 'crd_' || lower(hex(randomblob(11))), user_id, fact ->> '$.credits', 'pack', fact ->> '$.order', ${now.getTime()}
    FROM billing_events WHERE user_id = ${userId} AND fact ->> '$.kind' = 'pack-paid'
    ON CONFLICT (order_id, kind) DO NOTHING`);

/**
 * What is left of the credits of an order goes with its money: where that was given back whole, or a dispute over it was lost.
 * Of several at once each takes what the ones before it left.
 */
const takePacksBack = (db: Database, userId: string, now: Date): Statement =>
  db.run(sql`
    WITH gone AS (
      SELECT DISTINCT pack.fact ->> '$.order' AS order_id, pack.fact ->> '$.credits' AS credits
      FROM billing_events pack JOIN billing_events back
        ON back.user_id = pack.user_id AND back.fact ->> '$.payment' = pack.fact ->> '$.payment'
        AND (back.fact ->> '$.isWhole' = 1 OR back.fact ->> '$.status' = 'lost')
      WHERE pack.user_id = ${userId} AND pack.fact ->> '$.kind' = 'pack-paid' AND NOT EXISTS (
        SELECT 1 FROM credit_entries WHERE order_id = pack.fact ->> '$.order' AND kind = 'refund')
    ), taken AS (
      SELECT order_id, credits, sum(credits) OVER (ORDER BY order_id) - credits AS before FROM gone
    )
    INSERT INTO credit_entries (id, user_id, delta, kind, order_id, created_at)
    SELECT 'crd_' || lower(hex(randomblob(11))), users.id, -min(credits, max(0, credit_balance - before)),
      'refund', order_id, ${now.getTime()}
    FROM taken JOIN users ON users.id = ${userId}
    ON CONFLICT (order_id, kind) DO NOTHING`);

/** Adds what was told to the record of an account, each once, with the credits that follow; answers the whole record. */
export async function addToRecord(
  db: Database,
  { userId, events, now }: { userId: string; events: readonly BillingEvent[]; now: Date },
): Promise<BillingEvent[]> {
  const rows = events.map(({ id, at, fact }) => ({ id, userId, at: new Date(at), fact }));
  const inserts = rows.length > 0 ? [db.insert(billingEvents).values(rows).onConflictDoNothing()] : [];
  const writes = [...inserts, grantPacks(db, userId, now), takePacksBack(db, userId, now)];
  const { record } = await namedBatch(db, writes, { record: selectRecord(db, userId) });
  return eventsOf(record);
}

/**
 * Writes down when trial and Pro of an account end by a record of so many events; false where it has more by now, which somebody
 * else has added.
 */
export async function putEnds(
  db: Database,
  of: { userId: string; count: number; trialEndsAt: Date | null; proUntil: Date | null },
): Promise<boolean> {
  const isCurrent: SQL = sql`(SELECT count(*) FROM billing_events WHERE user_id = users.id) = ${of.count}`;
  const put = await db
    .update(users)
    .set({ trialEndsAt: of.trialEndsAt, proUntil: of.proUntil })
    .where(sql`${eq(users.id, of.userId)} AND ${isCurrent}`);
  return put.rowsAffected > 0;
}
