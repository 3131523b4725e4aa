import { and, desc, eq, or, type SQL, sql } from 'drizzle-orm';
import { BRAND_KIT_FILES, type BrandKit, kitFileUrl, PROFILE_FILE } from '#core/brand-kit.ts';
import type { Database } from '../client.ts';
import { jsonColumn } from '../json-column.ts';
import { namedBatch } from '../named-batch.ts';
import type { Owner } from '../owner.ts';
import { brandKitFiles } from '../schema/brand-kit-files.ts';
import { brandKits } from '../schema/brand-kits.ts';
import { generations } from '../schema/generations.ts';
import { fileRows, type StoredFile, type StoredGeneration, selectGenerations } from './generation-stored.ts';

export interface StoredKit extends Omit<BrandKit, 'files' | 'dressedAt'> {
  files: StoredFile[];
  dressedAt: Date;
}

/** The kit that an account wears, and the one before it. */
export interface StoredKits {
  current: StoredKit | null;
  former: StoredKit | null;
}

/** A statement for a batch; `kitsOf` reads its rows. */
export const selectKits = (db: Database, owner: Owner) =>
  db
    .select({
      id: brandKits.id,
      standing: brandKits.standing,
      artistName: brandKits.artistName,
      generationId: brandKits.generationId,
      conceptId: brandKits.conceptId,
      spec: brandKits.spec,
      colours: brandKits.colours,
      typefaces: brandKits.typefaces,
      dressedAt: brandKits.dressedAt,
      files: jsonColumn<StoredFile[]>(sql`
        (SELECT json_group_array(json_object('name', f.name, 'mediaKey', f.media_key, 'type', f.type, 'size', f.size))
          FROM (SELECT * FROM brand_kit_files WHERE kit_id = brand_kits.id ORDER BY name) f)`),
    })
    .from(brandKits)
    .where(eq(brandKits.userId, owner));

type KitRow = Awaited<ReturnType<typeof selectKits>>[number];

function storedKit(row: KitRow | undefined): StoredKit | null {
  if (!row) return null;
  const { standing: _, generationId, conceptId, spec, ...kit } = row;
  return { ...kit, logo: { generationId, conceptId, spec } };
}

export const kitsOf = (rows: readonly KitRow[]): StoredKits => ({
  current: storedKit(rows.find(({ standing }) => standing === 'current')),
  former: storedKit(rows.find(({ standing }) => standing === 'former')),
});

/** Statements of a batch: the account's finished generation of that id, and what it wears. */
export const selectWardrobe = (
  db: Database,
  params: { userId: Owner; generationId: string | SQL<string> },
) => ({
  generations: selectGenerations(
    db,
    and(
      eq(generations.id, params.generationId),
      eq(generations.userId, params.userId),
      eq(generations.status, 'done'),
    ),
  ),
  kits: selectKits(db, params.userId),
});

/** What there is to choose from and what is worn. */
export async function getWardrobe(
  db: Database,
  params: { userId: string; generationId: string },
): Promise<{ generation: StoredGeneration | null; kits: StoredKits }> {
  const rows = await namedBatch(db, [], selectWardrobe(db, params));
  return { generation: rows.generations[0] ?? null, kits: kitsOf(rows.kits) };
}

/** The address of the symbol that an account wears; NULL where it wears none. */
export const symbolOf = (userId: string): SQL =>
  sql`(SELECT ${kitFileUrl(PROFILE_FILE, '')} || id FROM brand_kits WHERE user_id = ${userId} AND standing = 'current')`;

/**
 * A statement for a batch: the picture of the account becomes the symbol of its kit, or none without a kit. A picture
 * of its own stays until the account takes it away; the address tells which of the two it is.
 */
const dressProfile = (db: Database, userId: string, now: Date, when: SQL) =>
  db.run(sql`
    UPDATE users SET updated_at = ${now.getTime()}, profile_image_url = ${symbolOf(userId)}
    WHERE id = ${userId} AND ${when}
      AND (profile_image_url IS NULL OR profile_image_url GLOB ${`${BRAND_KIT_FILES}*`})`);

export interface Activity {
  id: string;
  action: string;
}

/**
 * Dresses the account in a new kit, in one batch: the kit with its files, the one before it to go back to, the picture
 * of the account and the activity. Nothing happens where the generation is not of that version any more, or where the
 * account already wears this very logo. Answers the kits, and the version of the generation (null: it is gone).
 */
export async function putBrandKit(
  db: Database,
  params: {
    userId: string;
    kit: Omit<StoredKit, 'dressedAt'>;
    version: number;
    activity: Activity;
    now: Date;
  },
): Promise<{ kits: StoredKits; version: number | null }> {
  const { userId, kit, activity, now } = params;
  const { generationId, conceptId } = kit.logo;
  const spec = JSON.stringify(kit.logo.spec);
  const at = now.getTime();
  // Conditional on the generation and on what is worn, statement by statement.
  const alive = sql`id = ${generationId} AND user_id = ${userId} AND status = 'done' AND deleted_at IS NULL`;
  const mayDress = sql`EXISTS (SELECT 1 FROM generations WHERE ${alive} AND version = ${params.version})
    AND NOT EXISTS (SELECT 1 FROM brand_kits WHERE user_id = ${userId} AND standing = 'current'
      AND generation_id = ${generationId} AND concept_id = ${conceptId} AND spec = ${spec})`;
  const former = sql`SELECT id FROM brand_kits WHERE user_id = ${userId} AND standing = 'former'`;
  const dressed = sql`EXISTS (SELECT 1 FROM brand_kits WHERE id = ${kit.id})`;
  const dress = [
    db.run(sql`DELETE FROM brand_kit_files WHERE kit_id IN (${former}) AND ${mayDress}`),
    db.run(sql`DELETE FROM brand_kits WHERE id IN (${former}) AND ${mayDress}`),
    db.run(sql`
      UPDATE brand_kits SET standing = 'former' WHERE user_id = ${userId} AND standing = 'current' AND ${mayDress}`),
    db.run(sql`
      INSERT INTO brand_kits (id, user_id, standing, artist_name, generation_id, concept_id, spec, colours, typefaces,
        dressed_at)
      SELECT ${kit.id}, ${userId}, 'current', ${kit.artistName}, ${generationId}, ${conceptId}, ${spec},
        ${JSON.stringify(kit.colours)}, ${JSON.stringify(kit.typefaces)}, ${at} WHERE ${mayDress}`),
    db.run(sql`
      INSERT INTO brand_kit_files (kit_id, name, media_key, type, size)
      SELECT ${kit.id}, f.* FROM ${fileRows(kit.files)} f WHERE ${dressed}`),
    db.run(sql`
      INSERT INTO activities (id, user_id, action, details, created_at)
      SELECT ${activity.id}, ${userId}, ${activity.action}, ${kit.artistName}, ${at} WHERE ${dressed}`),
    dressProfile(db, userId, now, dressed),
  ];
  const { kits, versions } = await namedBatch(db, dress, {
    kits: selectKits(db, userId),
    versions: db.select({ version: generations.version }).from(generations).where(alive),
  });
  return { kits: kitsOf(kits), version: versions[0]?.version ?? null };
}

/** Lets the current and the former kit change places, either of which may be none. Both are null where there is neither. */
export async function swapBrandKits(
  db: Database,
  params: { userId: string; activity: Activity; now: Date },
): Promise<StoredKits> {
  const { userId, activity, now } = params;
  const stand = (from: string, to: string) =>
    db.run(sql`UPDATE brand_kits SET standing = ${to} WHERE user_id = ${userId} AND standing = ${from}`);
  const swap = [
    // Two may never stand in the same place, not even in the middle of this.
    stand('current', 'leaving'),
    stand('former', 'current'),
    stand('leaving', 'former'),
    db.run(sql`
      INSERT INTO activities (id, user_id, action, details, created_at)
      SELECT ${activity.id}, user_id, ${activity.action}, artist_name, ${now.getTime()}
      FROM brand_kits WHERE user_id = ${userId} ORDER BY standing LIMIT 1`),
    dressProfile(db, userId, now, sql`EXISTS (SELECT 1 FROM brand_kits WHERE user_id = ${userId})`),
  ];
  const { kits } = await namedBatch(db, swap, { kits: selectKits(db, userId) });
  return kitsOf(kits);
}

/** A file of the account's kit `kitId`; of the current one where there is no such kit. No row where there is none. */
export const selectBrandKitFile = (
  db: Database,
  params: { userId: Owner; name: string; kitId: string | null },
) => {
  const { name, mediaKey, type, size, kitId } = brandKitFiles;
  const isNamed = eq(kitId, params.kitId ?? '');
  return db
    .select({ name, mediaKey, type, size, kitId })
    .from(brandKitFiles)
    .innerJoin(brandKits, eq(brandKits.id, kitId))
    .where(
      and(
        eq(brandKits.userId, params.userId),
        eq(name, params.name),
        or(eq(brandKits.standing, 'current'), isNamed),
      ),
    )
    .orderBy(desc(isNamed))
    .limit(1);
};
