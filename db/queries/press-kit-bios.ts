import { sql } from 'drizzle-orm';
import type { Database } from '../client.ts';

/** Counts one asking for bios, if the account asked fewer than `most` times on that day; false where it did not. */
export async function countBios(
  db: Database,
  params: { userId: string; day: Date; most: number },
): Promise<boolean> {
  const day = params.day.getTime();
  // Conditional on the day and on its count.
  const result = await db.run(sql`
    INSERT INTO bio_days (user_id, day, count) VALUES (${params.userId}, ${day}, 1)
    ON CONFLICT (user_id) DO UPDATE SET count = CASE WHEN day = ${day} THEN count + 1 ELSE 1 END, day = ${day}
      WHERE day <> ${day} OR count < ${params.most}`);
  return result.rowsAffected > 0;
}
