import { type SQL, sql } from 'drizzle-orm';
import type { Database } from '../client.ts';
import { namedBatch } from '../named-batch.ts';

/** An uploaded picture; `sha256` of its bytes in hex. */
export interface StoredMedium {
  id: string;
  sha256: string;
  mediaKey: string;
  type: string;
  size: number;
  width: number;
  height: number;
}

/** A statement for a batch. */
const selectMedia = (db: Database, userId: string, where: SQL) =>
  db.all<StoredMedium>(sql`
    SELECT id, sha256, media_key AS mediaKey, type, size, width, height FROM media
    WHERE user_id = ${userId} AND ${where}`);

/** Everything that a picture can be in use for, as ids of pictures. */
export const picturesInUse = sql`SELECT picture_id FROM profiles WHERE picture_id IS NOT NULL`;

export async function getMedium(
  db: Database,
  params: { id: string; userId: string },
): Promise<StoredMedium | null> {
  return (await selectMedia(db, params.userId, sql`id = ${params.id}`))[0] ?? null;
}

/**
 * The account's picture of these bytes, which counts as uploaded now, and how many pictures the account has. Those of
 * before `unusedSince` that it uses nowhere go.
 */
export async function findMedium(
  db: Database,
  params: { userId: string; sha256: string; unusedSince: Date; now: Date },
): Promise<{ medium: StoredMedium | null; count: number }> {
  const { userId, sha256 } = params;
  const same = sql`sha256 = ${sha256}`;
  const refresh = [
    db.run(sql`UPDATE media SET created_at = ${params.now.getTime()} WHERE user_id = ${userId} AND ${same}`),
    db.run(sql`
      DELETE FROM media WHERE user_id = ${userId} AND created_at < ${params.unusedSince.getTime()}
        AND id NOT IN (${picturesInUse})`),
  ];
  const { media, counts } = await namedBatch(db, refresh, {
    media: selectMedia(db, userId, same),
    counts: db.all<{ count: number }>(sql`SELECT count(*) AS count FROM media WHERE user_id = ${userId}`),
  });
  return { medium: media[0] ?? null, count: counts[0]?.count ?? 0 };
}

/**
 * Keeps a picture that is in storage, if the account has fewer than `most`. Answers what it has of these bytes then: this
 * one, one that came at the same time, or null where there was no room.
 */
export async function insertMedium(
  db: Database,
  params: StoredMedium & { userId: string; most: number; now: Date },
): Promise<StoredMedium | null> {
  const { userId } = params;
  const [, media] = await db.batch([
    db.run(sql`
      INSERT INTO media (id, user_id, sha256, media_key, type, size, width, height, created_at)
      SELECT ${params.id}, id, ${params.sha256}, ${params.mediaKey}, ${params.type}, ${params.size}, ${params.width},
        ${params.height}, ${params.now.getTime()}
      FROM users WHERE id = ${userId} AND (SELECT count(*) FROM media WHERE user_id = ${userId}) < ${params.most}
      ON CONFLICT (user_id, sha256) DO NOTHING`),
    selectMedia(db, userId, sql`sha256 = ${params.sha256}`),
  ]);
  return media[0] ?? null;
}
