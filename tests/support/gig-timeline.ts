import { sql } from 'drizzle-orm';
import type { Database } from '#db/client.ts';

/** What the timeline of a gig tells, the oldest first. */
export const timelineOf = async (db: Database, gigId: string): Promise<string[]> =>
  (
    await db.all<{ text: string }>(
      sql`SELECT text FROM gig_events WHERE gig_id = ${gigId} ORDER BY created_at, rowid`,
    )
  ).map(({ text }) => text);
