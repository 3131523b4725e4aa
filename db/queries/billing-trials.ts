import { and, eq, gt, isNull, lte, not, or, type SQL, sql } from 'drizzle-orm';
import type { BillingMail } from '#core/billing/billing-event.ts';
import type { Database } from '../client.ts';
import type { Owner } from '../owner.ts';
import { billingEvents } from '../schema/billing-events.ts';
import { users } from '../schema/users.ts';
import { hasPro, isAdmin } from './credits-allowance.ts';

export interface NewTrial {
  /** Of the event. */
  id: string;
  userId: Owner;
  now: Date;
  endsAt: Date;
  /** Addresses of the admins, who have Pro. */
  admins: readonly string[];
}

/** The batch that starts the trial of an account, where it never had one and has no Pro: its event stands then. */
export function trialStart(db: Database, { id, userId, now, endsAt, admins }: NewTrial) {
  const fact = JSON.stringify({ kind: 'trial-started', endsAt: endsAt.toISOString() });
  const writes = [
    // Conditional on the account at that moment.
    db.run(sql`
      INSERT INTO billing_events (id, user_id, at, fact)
      SELECT ${id}, users.id, ${now.getTime()}, ${fact} FROM users
      WHERE users.id = ${userId} AND trial_ends_at IS NULL AND NOT ${hasPro(now, admins)}
      ON CONFLICT DO NOTHING`),
    db.run(sql`
      UPDATE users SET trial_ends_at = ${endsAt.getTime()}
      WHERE id = ${userId} AND EXISTS (SELECT 1 FROM billing_events WHERE id = ${id})`),
  ];
  const reads = {
    started: db.select({ id: billingEvents.id }).from(billingEvents).where(eq(billingEvents.id, id)),
  };
  return { writes, reads };
}

/** Of the mail to an account, so that it is written down once. */
const mailedId = (mail: BillingMail, userId: string | SQL): SQL<string> => sql`${`${mail}:`} || ${userId}`;

/**
 * Accounts whose trial ends in that time and that got no such mail, in no order: one that can't be sent keeps nobody waiting.
 * Who has Pro, also as an admin, or is about to go, gets none, but for the mail about a first payment, which is for who has Pro.
 */
export const listTrialsEnding = (
  db: Database,
  asked: { mail: BillingMail; after: Date; until: Date; now: Date; limit: number; admins: readonly string[] },
) =>
  db
    .select({
      id: users.id,
      email: users.email,
      // There is one where it lies in that time.
      trialEndsAt: sql<Date>`trial_ends_at`.mapWith(users.trialEndsAt),
    })
    .from(users)
    .where(
      and(
        gt(users.trialEndsAt, asked.after),
        lte(users.trialEndsAt, asked.until),
        asked.mail === 'first-payment'
          ? gt(users.proUntil, asked.now)
          : or(isNull(users.proUntil), lte(users.proUntil, asked.now)),
        isNull(users.deletesAt),
        not(isAdmin(asked.admins)),
        sql`NOT EXISTS (SELECT 1 FROM billing_events WHERE id = ${mailedId(asked.mail, sql`users.id`)})`,
      ),
    )
    .orderBy(sql`random()`)
    .limit(asked.limit);

/** Writes down that a mail about its plan was handed over for an account. */
export async function insertMailed(
  db: Database,
  { mail, userId, now }: { mail: BillingMail; userId: string; now: Date },
): Promise<void> {
  await db
    .insert(billingEvents)
    .values({ id: mailedId(mail, userId), userId, at: now, fact: { kind: 'mailed', mail } })
    .onConflictDoNothing();
}
