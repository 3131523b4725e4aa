import { asc, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../client.ts';
import { freedMedia } from '../schema/freed-media.ts';

/** A statement for a batch: these generations have no files any more. Whatever loses its row is noted as freed. */
export const deleteFiles = (db: Database, generations: SQL) =>
  db.run(sql`DELETE FROM generation_files WHERE generation_id IN (${generations})`);

/** Tables whose rows have a file in media storage, each with an index by its key. */
const OWNERS = [
  ...['generation_files', 'brand_kit_files', 'voice_take_files', 'media', 'speech_clips'],
  'envelope_documents',
  'gig_files',
] as const;
const unowned = sql.raw(
  OWNERS.map((table) => `NOT EXISTS (SELECT 1 FROM ${table} o WHERE o.media_key = stored.value)`).join(
    ' AND ',
  ),
);

/** Notes files that were stored for nothing. */
export async function insertFreedMedia(
  db: Database,
  params: { mediaKeys: readonly string[]; now: Date },
): Promise<void> {
  await db.run(sql`
    INSERT INTO freed_media (media_key, freed_at)
    SELECT stored.value, ${params.now.getTime()} FROM json_each(${JSON.stringify(params.mediaKeys)}) stored
    WHERE ${unowned} ON CONFLICT DO NOTHING`);
}

/** Freed files that storage still has, the oldest first. */
export async function listFreedMedia(db: Database, params: { limit: number }): Promise<string[]> {
  const rows = await db
    .select({ mediaKey: freedMedia.mediaKey })
    .from(freedMedia)
    .orderBy(asc(freedMedia.freedAt))
    .limit(params.limit);
  return rows.map(({ mediaKey }) => mediaKey);
}

/** Forgets freed files that storage has let go. */
export async function deleteFreedMedia(
  db: Database,
  params: { mediaKeys: readonly string[] },
): Promise<void> {
  await db.run(sql`
    DELETE FROM freed_media WHERE media_key IN (SELECT value FROM json_each(${JSON.stringify(params.mediaKeys)}))`);
}
