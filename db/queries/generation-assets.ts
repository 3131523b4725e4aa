import { and, eq, sql } from 'drizzle-orm';
import type { KitDesign } from '#core/brand-kit.ts';
import type { Database } from '../client.ts';
import { namedBatch } from '../named-batch.ts';
import { media } from '../schema/media.ts';
import { kitsOf, selectKits } from './brand-kit.ts';
import type { StoredMedium } from './media.ts';

/** The account's pictures of these ids, and the brand kit that it wears. */
export async function getAssets(
  db: Database,
  { userId, ids }: { userId: string; ids: readonly string[] },
): Promise<{ pictures: Omit<StoredMedium, 'sha256'>[]; brandKit: KitDesign | null }> {
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
      .where(and(eq(media.userId, userId), sql`id IN (SELECT value FROM json_each(${JSON.stringify(ids)}))`)),
    kits: selectKits(db, userId),
  });
  return { pictures, brandKit: kitsOf(kits).current };
}
