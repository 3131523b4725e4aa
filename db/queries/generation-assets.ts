import { and, eq, sql } from 'drizzle-orm';
import type { KitDesign } from '#core/brand-kit.ts';
import type { Database } from '../client.ts';
import { namedBatch } from '../named-batch.ts';
import { media } from '../schema/media.ts';
import { kitsOf, selectKits } from './brand-kit.ts';
import type { StoredMedium } from './media.ts';

/**
 * The account's pictures of these ids, which from now on are kept for the generation, and the brand kit that the account
 * wears.
 */
export async function takeAssets(
  db: Database,
  params: { generationId: string; userId: string; pictureIds: readonly string[] },
): Promise<{ pictures: Omit<StoredMedium, 'sha256'>[]; brandKit: KitDesign | null }> {
  const { generationId, userId } = params;
  const named = sql`media.id IN (SELECT value FROM json_each(${JSON.stringify(params.pictureIds)}))`;
  const keep = db.run(sql`
    INSERT INTO generation_media (generation_id, media_id)
    SELECT g.id, media.id FROM generations g JOIN media ON media.user_id = g.user_id
    WHERE g.id = ${generationId} AND g.user_id = ${userId} AND ${named} ON CONFLICT DO NOTHING`);
  const { pictures, kits } = await namedBatch(db, [keep], {
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
      .where(and(eq(media.userId, userId), named)),
    kits: selectKits(db, userId),
  });
  return { pictures, brandKit: kitsOf(kits).current };
}
