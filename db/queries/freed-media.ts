import { type SQL, sql } from 'drizzle-orm';
import type { Database } from '../client.ts';

/** A statement for a batch: these generations have no files any more. Whatever loses its row is noted as freed. */
export const deleteFiles = (db: Database, generations: SQL) =>
  db.run(sql`DELETE FROM generation_files WHERE generation_id IN (${generations})`);

/** Notes files that were stored for nothing. */
export async function insertFreedMedia(
  db: Database,
  params: { mediaKeys: readonly string[]; now: Date },
): Promise<void> {
  await db.run(sql`
    INSERT INTO freed_media (media_key, freed_at)
    SELECT value, ${params.now.getTime()} FROM json_each(${JSON.stringify(params.mediaKeys)})
    WHERE value NOT IN (SELECT media_key FROM generation_files)
      AND value NOT IN (SELECT media_key FROM brand_kit_files)
      AND value NOT IN (SELECT media_key FROM voice_take_files)
      AND value NOT IN (SELECT media_key FROM media)
      AND value NOT IN (SELECT media_key FROM speech_clips WHERE media_key IS NOT NULL) ON CONFLICT DO NOTHING`);
}

/** Freed files that storage still has, the oldest first. */
export async function listFreedMedia(db: Database, params: { limit: number }): Promise<string[]> {
  const rows = await db.all<{ mediaKey: string }>(
    sql`SELECT media_key AS mediaKey FROM freed_media ORDER BY freed_at LIMIT ${params.limit}`,
  );
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
