import { and, eq, type SQL, sql } from 'drizzle-orm';
import type { KitDesign } from '#core/brand-kit.ts';
import type { Database } from '../client.ts';
import { namedBatch } from '../named-batch.ts';
import { media } from '../schema/media.ts';
import { kitsOf, selectKits } from './brand-kit.ts';
import type { StoredMedium } from './media.ts';

const isNamed = (pictureIds: readonly string[]) =>
  sql`media.id IN (SELECT value FROM json_each(${JSON.stringify(pictureIds)}))`;

/** A statement for a batch: these pictures are kept as long as each generation of `which`, whose account has them. */
export const keepPictures = (db: Database, which: SQL, pictureIds: readonly string[]) =>
  db.run(sql`
    INSERT INTO generation_media (generation_id, media_id)
    SELECT g.id, media.id FROM generations g JOIN media ON media.user_id = g.user_id
    WHERE g.id IN (${which}) AND ${isNamed(pictureIds)} ON CONFLICT DO NOTHING`);

/** The account's pictures of these ids, and its brand kit. */
export async function getAssets(
  db: Database,
  params: { userId: string; pictureIds: readonly string[] },
): Promise<{ pictures: Omit<StoredMedium, 'sha256'>[]; brandKit: KitDesign | null }> {
  const { userId } = params;
  const { pictures, kits } = await namedBatch(db, [], {
    pictures: db
      .select({
        id: media.id,
        mediaKey: media.mediaKey,
        type: media.type,
        size: media.size,
        width: media.width,
        height: media.height,
      })
      .from(media)
      .where(and(eq(media.userId, userId), isNamed(params.pictureIds))),
    kits: selectKits(db, userId),
  });
  return { pictures, brandKit: kitsOf(kits).current };
}
