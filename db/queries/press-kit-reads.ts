import { and, eq, gte, sql } from 'drizzle-orm';
import type { Database } from '../client.ts';
import { pressKitReads } from '../schema/press-kit-reads.ts';
import { isOpenLink, type Opened } from './press-kit-links.ts';
import { type OwnKit, ownKit, publishedAt } from './press-kit-pages.ts';

/** A statement for a batch: how often each part of the page of the account's made kit was read since that day. */
export const selectReads = (db: Database, kit: OwnKit, since: Date) =>
  db
    .select({ part: pressKitReads.section, count: sql<number>`sum(${pressKitReads.count})` })
    .from(pressKitReads)
    .where(and(eq(pressKitReads.generationId, ownKit(kit)), gte(pressKitReads.day, since)))
    .groupBy(pressKitReads.section);

/**
 * Counts one reading of these parts of the page that is published there, and of the link that it was opened by, unless
 * `readerId` is its own artist.
 */
export async function countReads(
  db: Database,
  params: Opened & { parts: readonly string[]; readerId: string | null; day: Date },
): Promise<void> {
  const { parts, readerId, day, now } = params;
  const part = sql`(SELECT DISTINCT value FROM json_each(${JSON.stringify(parts)})) part`;
  await db.batch([
    db.run(sql`
      INSERT INTO press_kit_reads (generation_id, day, section, count)
      SELECT p.generation_id, ${day.getTime()}, part.value, 1
      FROM press_kit_pages p, ${part}
      WHERE p.generation_id = ${publishedAt(params)} AND p.user_id IS NOT ${readerId}
      ON CONFLICT (generation_id, day, section) DO UPDATE SET count = count + 1`),
    db.run(sql`
      INSERT INTO recipient_link_reads (link_id, section, count, last_read_at)
      SELECT recipient_links.id, part.value, 1, ${now.getTime()}
      FROM recipient_links, ${part}
      WHERE ${isOpenLink(params)} AND recipient_links.user_id IS NOT ${readerId}
      ON CONFLICT (link_id, section) DO UPDATE SET count = count + 1, last_read_at = excluded.last_read_at`),
  ]);
}
