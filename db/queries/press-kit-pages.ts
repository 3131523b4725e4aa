import { eq, inArray, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../client.ts';
import type { Owner } from '../owner.ts';
import { generations } from '../schema/generations.ts';
import { pressKitPages } from '../schema/press-kit-pages.ts';
import { pressKitSlugs } from '../schema/press-kit-slugs.ts';

export interface OwnKit {
  generationId: string;
  userId: Owner;
}

/** The account's made press kit of that id, or NULL. */
export const ownKit = ({ generationId, userId }: OwnKit): SQL =>
  sql`(SELECT g.id FROM generations g WHERE g.id = ${generationId} AND g.user_id = ${userId}
    AND g.tool = 'press-kit' AND g.status = 'done' AND g.deleted_at IS NULL)`;

/** Statements for a batch: the account's made kit of that id, and its page; no rows where it has none. */
export const selectPage = (db: Database, kit: OwnKit) => ({
  kits: db
    .select({ id: generations.id })
    .from(generations)
    .where(eq(generations.id, ownKit(kit))),
  pages: db
    .select({ slug: pressKitPages.slug, isPublished: pressKitPages.isPublished })
    .from(pressKitPages)
    .where(eq(pressKitPages.generationId, ownKit(kit))),
});

/** A statement for a batch: those of the addresses that some page has or had, and whether it is one of the account. */
export const selectTakenSlugs = (db: Database, slugs: readonly string[], userId: Owner) =>
  db
    .select({
      slug: pressKitSlugs.slug,
      isOwn: sql<number>`${pressKitPages.userId} = ${userId}`.mapWith(Boolean),
    })
    .from(pressKitSlugs)
    .innerJoin(pressKitPages, eq(pressKitPages.generationId, pressKitSlugs.generationId))
    .where(inArray(pressKitSlugs.slug, [...slugs]));

/**
 * Statements for a batch: the kit has its page at that address, which every address that it had leads to. An address that
 * another account has or had changes nothing; nor does one where another kit of the account is published.
 */
export function placePage(
  db: Database,
  params: OwnKit & { slug: string; isPublished: boolean; former: number; now: Date },
) {
  const { userId, slug } = params;
  const now = params.now.getTime();
  const kit = ownKit(params);
  // Conditional on the address: one of an own kit that is not published there gives way.
  const isFree = sql`NOT EXISTS (
    SELECT 1 FROM press_kit_slugs s JOIN press_kit_pages p ON p.generation_id = s.generation_id
    WHERE s.slug = ${slug} AND p.generation_id <> ${kit}
      AND (p.user_id <> ${userId} OR (p.slug = s.slug AND p.is_published)))`;
  const isPlaced = sql`EXISTS (SELECT 1 FROM press_kit_pages WHERE generation_id = ${kit} AND slug = ${slug})`;
  const given = sql`SELECT generation_id FROM press_kit_pages
    WHERE user_id = ${userId} AND slug = ${slug} AND generation_id <> ${kit} AND ${isPlaced}`;
  return [
    db.run(sql`
      INSERT INTO press_kit_pages (generation_id, user_id, slug, is_published, created_at, updated_at)
      SELECT g.id, g.user_id, ${slug}, ${params.isPublished ? 1 : 0}, ${now}, ${now}
      FROM generations g WHERE g.id = ${kit} AND ${isFree}
      ON CONFLICT (generation_id) DO UPDATE SET slug = excluded.slug, is_published = excluded.is_published,
        updated_at = excluded.updated_at`),
    // Another kit of the account gives way, with every address that it had, and all that was sent, read and asked for there.
    db.run(sql`UPDATE press_kit_slugs SET generation_id = ${kit} WHERE generation_id IN (${given})`),
    db.run(sql`UPDATE recipient_links SET generation_id = ${kit} WHERE generation_id IN (${given})`),
    db.run(sql`UPDATE booking_requests SET generation_id = ${kit} WHERE generation_id IN (${given})`),
    db.run(sql`
      INSERT INTO press_kit_reads (generation_id, day, section, count)
      SELECT ${kit}, day, section, count FROM press_kit_reads WHERE generation_id IN (${given})
      ON CONFLICT (generation_id, day, section) DO UPDATE SET count = count + excluded.count`),
    db.run(sql`
      INSERT INTO press_kit_slugs (slug, generation_id, taken_at) SELECT ${slug}, ${kit}, ${now} WHERE ${isPlaced}
      ON CONFLICT (slug) DO UPDATE SET generation_id = excluded.generation_id, taken_at = excluded.taken_at`),
    db.run(sql`DELETE FROM press_kit_pages WHERE generation_id IN (${given})`),
    db.run(sql`
      DELETE FROM press_kit_slugs WHERE generation_id = ${kit} AND slug <> ${slug} AND ${isPlaced} AND slug NOT IN (
        SELECT slug FROM press_kit_slugs WHERE generation_id = ${kit} AND slug <> ${slug}
        ORDER BY taken_at DESC, slug LIMIT ${params.former})`),
  ];
}

export interface Published {
  slug: string;
  now: Date;
}

/** True of a page `p` that anybody may read: it is published, and its account is not due to go. */
export const isShown = (now: Date): SQL =>
  sql`p.is_published AND EXISTS (
    SELECT 1 FROM users u WHERE u.id = p.user_id AND (u.deletes_at IS NULL OR u.deletes_at > ${now.getTime()}))`;

/** The made kit that is published at a present or former address, or NULL. */
export const publishedAt = ({ slug, now }: Published): SQL =>
  sql`(SELECT p.generation_id FROM press_kit_slugs s JOIN press_kit_pages p ON p.generation_id = s.generation_id
    WHERE s.slug = ${slug} AND ${isShown(now)})`;
