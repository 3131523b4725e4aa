import { and, eq, gt, type Placeholder, sql } from 'drizzle-orm';
import type { Database } from '../client.ts';
import { namedBatch } from '../named-batch.ts';
import { sessions } from '../schema/sessions.ts';
import { FACT_COLUMNS, MADE, noteProfile } from './journey.ts';

/** UTC days (YYYY-MM-DD). */
export interface Days {
  today: string;
  yesterday: string;
}

/** Days in a row with a visit, as they are once today's is counted; for a statement over `users`. */
const visitStreak = ({ today, yesterday }: Days | Record<keyof Days, Placeholder>) =>
  sql<number>`CASE last_visit_on WHEN ${today} THEN visit_streak WHEN ${yesterday} THEN visit_streak + 1 ELSE 1 END`;

/**
 * What the account did so far, today's visit among it, for a prepared statement over `users`; `factsOf` reads the rest of
 * its row.
 */
export const VISIT_COLUMNS = {
  visitStreak: visitStreak({ today: sql.placeholder('today'), yesterday: sql.placeholder('yesterday') }),
  totalGenerationsCount: sql<number>`(SELECT count(*) FROM generations WHERE ${MADE})`,
  ...FACT_COLUMNS,
};

/** Counts today's visit, once, and moves the end of the session that is in use to `expiresAt`, where there is one. Answers whether it moved. */
export async function recordVisit(
  db: Database,
  params: Days & { userId: string; session: { id: string; now: Date; expiresAt: Date | null } },
): Promise<boolean> {
  const { userId, session, ...days } = params;
  // Conditional on the day of the last one.
  const visit = db.run(sql`
    UPDATE users SET visit_streak = ${visitStreak(days)}, last_visit_on = ${days.today}
    WHERE id = ${userId} AND (last_visit_on IS NULL OR last_visit_on < ${days.today})`);
  const { id, now, expiresAt } = session;
  const seen = [visit, noteProfile(db, userId)];
  if (!expiresAt) {
    await namedBatch(db, seen, {});
    return false;
  }
  const { moved } = await namedBatch(db, seen, {
    moved: db
      .update(sessions)
      .set({ updatedAt: now, expiresAt })
      .where(and(eq(sessions.id, id), gt(sessions.expiresAt, now))),
  });
  return moved.rowsAffected > 0;
}
