import { and, desc, eq, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../client.ts';
import { jsonColumn } from '../json-column.ts';
import { namedBatch } from '../named-batch.ts';
import { pressKitPages } from '../schema/press-kit-pages.ts';
import { recipientLinks } from '../schema/recipient-links.ts';
import { isShown, type OwnKit, ownKit, type Published } from './press-kit-pages.ts';

/** What is written into a link. */
interface Written {
  recipient: string;
  greeting: string;
  expiresOn: string;
}
/** What its address is made from, and what it is found by. */
interface Token {
  seed: string;
  tokenHash: string;
}
interface OwnLink {
  id: string;
  userId: string;
}

/** How often each part was read by a link, and when last. */
export const linkReads = jsonColumn<{ part: string; count: number; lastReadAt: number }[]>(sql`
  (SELECT json_group_array(json_object('part', r.section, 'count', r.count, 'lastReadAt', r.last_read_at))
    FROM recipient_link_reads r WHERE r.link_id = recipient_links.id)`);

const links = (db: Database, where: SQL | undefined) =>
  db
    .select({
      id: recipientLinks.id,
      recipient: recipientLinks.recipient,
      greeting: recipientLinks.greeting,
      expiresOn: recipientLinks.expiresOn,
      revokedAt: recipientLinks.revokedAt,
      seed: recipientLinks.seed,
      tokenHash: recipientLinks.tokenHash,
      createdAt: recipientLinks.createdAt,
      slug: pressKitPages.slug,
      reads: linkReads,
    })
    .from(recipientLinks)
    .innerJoin(pressKitPages, eq(pressKitPages.generationId, recipientLinks.generationId))
    .where(where)
    .orderBy(desc(recipientLinks.createdAt), desc(recipientLinks.id));

export type StoredLink = Awaited<ReturnType<typeof links>>[number];

/** A statement for a batch: the links to the page of the account's made kit, the newest first. */
export const selectLinks = (db: Database, kit: OwnKit) =>
  links(db, eq(recipientLinks.generationId, ownKit(kit)));

const ownLink = ({ id, userId }: OwnLink) =>
  and(eq(recipientLinks.id, id), eq(recipientLinks.userId, userId));

/** Adds a link to the page of the account's made kit, if it has one with fewer than `most` links. Answers the page and the link. */
export async function insertLink(
  db: Database,
  {
    link,
    most,
    now,
    ...kit
  }: OwnKit & { userId: string; link: { id: string } & Written & Token; most: number; now: Date },
) {
  const { pages, rows } = await namedBatch(
    db,
    [
      db.run(sql`
        INSERT INTO recipient_links (id, user_id, generation_id, recipient, greeting, expires_on, seed, token_hash, created_at)
        SELECT ${link.id}, p.user_id, p.generation_id, ${link.recipient}, ${link.greeting}, ${link.expiresOn},
          ${link.seed}, ${link.tokenHash}, ${now.getTime()}
        FROM press_kit_pages p WHERE p.generation_id = ${ownKit(kit)}
          AND (SELECT count(*) FROM recipient_links l WHERE l.generation_id = p.generation_id) < ${most}`),
    ],
    {
      pages: db
        .select({ slug: pressKitPages.slug })
        .from(pressKitPages)
        .where(eq(pressKitPages.generationId, ownKit(kit))),
      rows: links(db, ownLink({ id: link.id, userId: kit.userId })),
    },
  );
  return { hasPage: pages.length > 0, link: rows[0] ?? null };
}

type Changes = Partial<Written & Token> & { revokedAt?: SQL | null };

/** Changes a link of the account; null where it has none of that id. */
async function changeLink(db: Database, own: OwnLink, changes: Changes): Promise<StoredLink | null> {
  const { rows } = await namedBatch(db, [db.update(recipientLinks).set(changes).where(ownLink(own))], {
    rows: links(db, ownLink(own)),
  });
  return rows[0] ?? null;
}

export const updateLink = (db: Database, { written, ...own }: OwnLink & { written: Written }) =>
  changeLink(db, own, written);

/** Revokes a link of the account, or takes that back, where `at` is null. A revocation keeps the moment that it has. */
export const revokeLink = (db: Database, { at, ...own }: OwnLink & { at: Date | null }) =>
  changeLink(db, own, { revokedAt: at && sql`coalesce(revoked_at, ${at.getTime()})` });

/** Gives a link of the account another address, at which it is open. */
export const renewLink = (
  db: Database,
  { written, token, ...own }: OwnLink & { written: Written; token: Token },
) => changeLink(db, own, { ...written, ...token, revokedAt: null });

/** Deletes a link of the account with what was read by it; false where it has none of that id. */
export async function deleteLink(db: Database, own: OwnLink): Promise<boolean> {
  const { rowsAffected } = await db.delete(recipientLinks).where(ownLink(own));
  return rowsAffected > 0;
}

/** Whoever opens a link to the page that is published there. */
export interface Opened extends Published {
  /** SHA-256 of the token; null where the page is opened as anybody opens it. */
  tokenHash: string | null;
  /** The first day that is not over yet. */
  today: string;
}

/**
 * True of the link that is open with that token, while the page that it leads to is published. It is asked for at any address
 * of its account: at one that has moved to another kit since, whoever was sent it still finds theirs.
 */
export const isOpenLink = ({ tokenHash, today, slug, now }: Opened): SQL =>
  sql`recipient_links.token_hash = ${tokenHash} AND recipient_links.revoked_at IS NULL
    AND recipient_links.expires_on >= ${today} AND EXISTS (
      SELECT 1 FROM press_kit_pages p
      WHERE p.generation_id = recipient_links.generation_id AND ${isShown(now)} AND EXISTS (
          SELECT 1 FROM press_kit_slugs s JOIN press_kit_pages q ON q.generation_id = s.generation_id
          WHERE s.slug = ${slug} AND q.user_id = p.user_id))`;

/** A statement for a batch: the link that is open with that token. */
export const selectOpenLink = (db: Database, at: Opened) => {
  const { recipient, greeting, expiresOn } = recipientLinks;
  return db.select({ recipient, greeting, expiresOn }).from(recipientLinks).where(isOpenLink(at));
};
