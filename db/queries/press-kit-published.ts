import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Database } from '../client.ts';
import { namedBatch } from '../named-batch.ts';
import { generations } from '../schema/generations.ts';
import { media } from '../schema/media.ts';
import { pressKitPages } from '../schema/press-kit-pages.ts';
import { profiles } from '../schema/profiles.ts';
import { kitsOf, selectKits } from './brand-kit.ts';
import { selectGenerations } from './generation-stored.ts';
import { gigDatesOf, selectGigDates } from './press-kit-dates.ts';
import { isOpenLink, type Opened, selectOpenLink } from './press-kit-links.ts';
import { type Published, publishedAt } from './press-kit-pages.ts';

/** The photos of a generation as it was saved last, as rows of SQL. */
const PHOTOS = sql.raw(
  `json_each(coalesce(generations.edits -> '$.kit', generations.output -> '$.kit'), '$.photos') photo`,
);

/** True of the pictures that a photo is, in any of its sizes. */
const IS_SIZE = sql`${media.userId} = ${generations.userId} AND ${media.id} IN
  (photo.value ->> 'id', photo.value ->> 'screenId', photo.value ->> 'phoneId')`;

/**
 * What is published there, with its files, its pictures, the brand kit and public gigs of its account, and the link that it is
 * opened by; null where nothing is, or where that link is not open.
 */
export async function getPublishedKit(db: Database, at: Opened) {
  const generationId =
    at.tokenHash === null
      ? publishedAt(at)
      : sql`(SELECT generation_id FROM recipient_links WHERE ${isOpenLink(at)})`;
  const owner = sql<string>`(SELECT user_id FROM generations WHERE id = ${generationId})`;
  const rows = await namedBatch(db, [], {
    generations: selectGenerations(db, eq(generations.id, generationId)),
    pages: db
      .select({ slug: pressKitPages.slug })
      .from(pressKitPages)
      .where(eq(pressKitPages.generationId, generationId)),
    pictures: db
      .select({
        id: media.id,
        mediaKey: media.mediaKey,
        size: media.size,
        width: media.width,
        height: media.height,
      })
      .from(generations)
      .innerJoin(PHOTOS, sql`true`)
      .innerJoin(media, IS_SIZE)
      .where(eq(generations.id, generationId)),
    kits: selectKits(db, owner),
    profiles: db.select({ currency: profiles.currency }).from(profiles).where(eq(profiles.userId, owner)),
    links: selectOpenLink(db, at),
    ...selectGigDates(db, owner, at.now),
  });
  const [generation] = rows.generations;
  const [page] = rows.pages;
  const [link] = rows.links;
  if (!generation || !page) return null;
  return {
    ...{ slug: page.slug, generation, pictures: rows.pictures, link: link ?? null },
    brandKit: kitsOf(rows.kits).current,
    gigDates: gigDatesOf(rows),
    currency: rows.profiles[0]?.currency ?? null,
  };
}

/** One picture of the kit that is published there, and the photo that it is of by its place; null where it has none of that id. */
export async function getPublishedPicture(db: Database, at: Published & { id: string }) {
  const [picture] = await db
    .select({
      mediaKey: media.mediaKey,
      type: media.type,
      size: media.size,
      at: sql<number>`photo.key`,
      role: sql<string>`photo.value ->> 'role'`,
    })
    .from(generations)
    .innerJoin(PHOTOS, sql`true`)
    .innerJoin(media, and(eq(media.id, at.id), IS_SIZE))
    .where(and(eq(generations.id, publishedAt(at)), isNull(generations.deletedAt)))
    .limit(1);
  return picture ?? null;
}
