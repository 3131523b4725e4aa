import { sql } from 'drizzle-orm';
import { STATUS_IDS } from '#core/gigs/gig-status.ts';
import { NIGHT_SPAN } from '#core/gigs/night-order.ts';
import type { Database } from '#db/client.ts';

const YEAR_OF_RADIUS = JSON.stringify({ distance: 50, unit: 'km', before: 365, after: 365 });

/**
 * Gives the account of a gig that many in all, one in a hundred of them with a rare word: a night apart, in every status; or
 * so many a night, played all of them, and one of them with a radius clause of a year.
 */
export async function fillTracker(db: Database, gigId: string, count: number, aNight = 1): Promise<void> {
  const status = sql.join(
    STATUS_IDS.map((id, i) => sql`WHEN ${i} THEN ${id}`),
    sql` `,
  );
  await db.run(sql`
    WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < ${count - 1}),
    dated(i, nights) AS (SELECT i, CAST((i + ${aNight - 1}) / ${aNight} AS INTEGER) FROM n)
    INSERT INTO gigs (id, user_id, version, title, status, status_at, night, starts_at, ends_at, zone, position, venue_id,
      client_id, fee, currency, unpaid, unpaid_due, series_id, details, words, created_at, updated_at)
    SELECT id || '_' || i, user_id, version, title || ' ' || i,
      CASE WHEN ${aNight} > 1 THEN 'played' ELSE CASE i % ${STATUS_IDS.length} ${status} END END, status_at,
      date(night, (-nights) || ' days'), starts_at - nights * 86400000, ends_at - nights * 86400000, zone,
      position - nights * ${NIGHT_SPAN} + i % ${aNight}, venue_id, client_id, fee + i, currency, unpaid, unpaid_due, series_id,
      CASE WHEN ${aNight} > 1 AND i = ${Math.floor(count / 2)}
        THEN json_set(details, '$.radius', json(${YEAR_OF_RADIUS})) ELSE details END,
      words || CASE i % 100 WHEN 7 THEN ' rare' ELSE '' END, created_at, updated_at - i * 1000
    FROM dated, gigs WHERE id = ${gigId}`);
}
