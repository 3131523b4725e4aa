import { and, count, eq, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../client.ts';
import { namedBatch } from '../named-batch.ts';
import type { Owner } from '../owner.ts';
import { media } from '../schema/media.ts';

/** A statement for a batch. */
const selectMedia = (db: Database, owner: Owner, where: SQL) =>
  db
    .select({
      id: media.id,
      sha256: media.sha256,
      mediaKey: media.mediaKey,
      type: media.type,
      size: media.size,
      width: media.width,
      height: media.height,
    })
    .from(media)
    .where(and(eq(media.userId, owner), where));

/** An uploaded picture; `sha256` of its bytes in hex. */
export type StoredMedium = Awaited<ReturnType<typeof selectMedia>>[number];

/** True of a picture that is in use for nothing: over `media`, of one account or, where none is named, of all. */
export function isUnused(userId?: string): SQL {
  const of = (owner: SQL) => (userId === undefined ? sql`true` : sql`${owner} = ${userId}`);
  // Each account's own: what a draft of another account names does not count. Every kit that is written is read once.
  return sql`(user_id, id) NOT IN (
    SELECT p.user_id, p.picture_id FROM profiles p WHERE p.picture_id IS NOT NULL AND ${of(sql`p.user_id`)}
    UNION ALL
    SELECT g.user_id, used.media_id FROM generations g JOIN generation_media used ON used.generation_id = g.id
      WHERE g.status <> 'failed' AND g.deleted_at IS NULL AND ${of(sql`g.user_id`)}
    UNION ALL
    SELECT d.user_id, named.value FROM drafts d, json_each(d.content, '$.photos') photo,
      json_each(json_array(photo.value ->> '$.id', photo.value ->> '$.screenId', photo.value ->> '$.phoneId')) named
      WHERE d.tool = 'press-kit' AND named.value IS NOT NULL AND ${of(sql`d.user_id`)})`;
}

/** The account's picture of that id, or no row. */
export const selectMedium = (db: Database, params: { id: string; userId: Owner }) =>
  selectMedia(db, params.userId, eq(media.id, params.id));

/**
 * The account's picture of these bytes, which counts as uploaded now, and how many pictures the account has. Those of
 * before `unusedSince` that it uses nowhere go.
 */
export async function findMedium(
  db: Database,
  params: { userId: string; sha256: string; unusedSince: Date; now: Date },
): Promise<{ medium: StoredMedium | null; count: number }> {
  const { userId, sha256 } = params;
  const same = eq(media.sha256, sha256);
  const refresh = [
    db
      .update(media)
      .set({ createdAt: params.now })
      .where(and(eq(media.userId, userId), same)),
    db.run(sql`
      DELETE FROM media WHERE user_id = ${userId} AND created_at < ${params.unusedSince.getTime()}
        AND ${isUnused(userId)}`),
  ];
  const { known, counts } = await namedBatch(db, refresh, {
    known: selectMedia(db, userId, same),
    counts: db.select({ count: count() }).from(media).where(eq(media.userId, userId)),
  });
  return { medium: known[0] ?? null, count: counts[0]?.count ?? 0 };
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
  const [, known] = await db.batch([
    // Conditional on how many there are.
    db.run(sql`
      INSERT INTO media (id, user_id, sha256, media_key, type, size, width, height, created_at)
      SELECT ${params.id}, id, ${params.sha256}, ${params.mediaKey}, ${params.type}, ${params.size}, ${params.width},
        ${params.height}, ${params.now.getTime()}
      FROM users WHERE id = ${userId} AND (SELECT count(*) FROM media WHERE user_id = ${userId}) < ${params.most}
      ON CONFLICT (user_id, sha256) DO NOTHING`),
    selectMedia(db, userId, eq(media.sha256, params.sha256)),
  ]);
  return known[0] ?? null;
}
