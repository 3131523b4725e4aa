import { type SQL, sql } from 'drizzle-orm';
import type { Database } from '../client.ts';

/** Two statements for a batch: the files of these generations are noted as freed, and no longer theirs. */
export function freeFiles(db: Database, generations: SQL, now: Date) {
  return [
    db.run(sql`
      INSERT INTO freed_media (media_key, freed_at)
      SELECT media_key, ${now.getTime()} FROM generation_files WHERE generation_id IN (${generations})
      ON CONFLICT DO NOTHING`),
    db.run(sql`DELETE FROM generation_files WHERE generation_id IN (${generations})`),
  ] as const;
}

/** Notes files that were stored for nothing. */
export async function insertFreedMedia(
  db: Database,
  params: { mediaKeys: readonly string[]; now: Date },
): Promise<void> {
  await db.run(sql`
    INSERT INTO freed_media (media_key, freed_at)
    SELECT value, ${params.now.getTime()} FROM json_each(${JSON.stringify(params.mediaKeys)})
    WHERE value NOT IN (SELECT media_key FROM generation_files) ON CONFLICT DO NOTHING`);
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
