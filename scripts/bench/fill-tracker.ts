import { sql } from 'drizzle-orm';
import { STATUS_IDS } from '#core/gigs/gig-status.ts';
import { NIGHT_SPAN } from '#core/gigs/night-order.ts';
import type { Database } from '#db/client.ts';

/** Gives the account of a gig that many in all, a night apart, in every status, one in a hundred of them with a rare word. */
export async function fillTracker(db: Database, gigId: string, count: number): Promise<void> {
  const status = sql.join(
    STATUS_IDS.map((id, i) => sql`WHEN ${i} THEN ${id}`),
    sql` `,
  );
  await db.run(sql`
    WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < ${count - 1})
    INSERT INTO gigs (id, user_id, version, title, status, status_at, night, starts_at, ends_at, zone, position, venue_id,
      client_id, fee, currency, unpaid, unpaid_due, series_id, details, words, created_at, updated_at)
    SELECT id || '_' || i, user_id, version, title || ' ' || i, CASE i % ${STATUS_IDS.length} ${status} END, status_at,
      date(night, (-i) || ' days'), starts_at - i * 86400000, ends_at - i * 86400000, zone, position - i * ${NIGHT_SPAN}, venue_id,
      client_id, fee + i, currency, unpaid, unpaid_due, series_id, details,
      words || CASE i % 100 WHEN 7 THEN ' rare' ELSE '' END, created_at, updated_at - i * 1000
    FROM n, gigs WHERE id = ${gigId}`);
}
