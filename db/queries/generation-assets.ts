import { and, eq, type SQL, sql } from 'drizzle-orm';
import type { KitDesign } from '#core/brand-kit.ts';
import type { GigDate } from '#core/press-kit-page.ts';
import type { Database } from '../client.ts';
import { namedBatch } from '../named-batch.ts';
import { media } from '../schema/media.ts';
import { pressKitPages } from '../schema/press-kit-pages.ts';
import { kitsOf, selectKits } from './brand-kit.ts';
import type { StoredMedium } from './media.ts';
import { gigDatesOf, selectGigDates } from './press-kit-dates.ts';

const isNamed = (pictureIds: readonly string[]) =>
  sql`media.id IN (SELECT value FROM json_each(${JSON.stringify(pictureIds)}))`;

/** A statement for a batch: these pictures are kept as long as each generation of `which`, whose account has them. */
export const keepPictures = (db: Database, which: SQL, pictureIds: readonly string[]) =>
  db.run(sql`
    INSERT INTO generation_media (generation_id, media_id)
    SELECT g.id, media.id FROM generations g JOIN media ON media.user_id = g.user_id
    WHERE g.id IN (${which}) AND ${isNamed(pictureIds)} ON CONFLICT DO NOTHING`);

/** The account's pictures of these ids, its brand kit and public gigs, and the slug under which one of its generations is published. */
export async function getAssets(
  db: Database,
  params: { userId: string; generationId: string | null; pictureIds: readonly string[]; now: Date },
): Promise<{
  pictures: Omit<StoredMedium, 'sha256'>[];
  brandKit: KitDesign | null;
  gigDates: GigDate[];
  slug: string | null;
}> {
  const { userId, generationId } = params;
  const { slug, isPublished } = pressKitPages;
  const { pictures, kits, pages, ...gigs } = await namedBatch(db, [], {
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
    ...selectGigDates(db, userId, params.now),
    pages: db
      .select({ slug })
      .from(pressKitPages)
      .where(
        and(
          eq(pressKitPages.generationId, generationId ?? ''),
          eq(pressKitPages.userId, userId),
          eq(isPublished, true),
        ),
      ),
  });
  return {
    ...{ pictures, brandKit: kitsOf(kits).current, gigDates: gigDatesOf(gigs) },
    slug: pages[0]?.slug ?? null,
  };
}
