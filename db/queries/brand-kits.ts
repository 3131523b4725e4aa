import { type SQL, sql } from 'drizzle-orm';
import { BRAND_KIT_FILES, type BrandKit, kitFileUrl, PROFILE_FILE } from '#core/brand-kit.ts';
import type { Database } from '../client.ts';
import { namedBatch } from '../named-batch.ts';
import {
  fileRows,
  type StoredFile,
  type StoredGeneration,
  selectGenerations,
  storedGeneration,
} from './stored-generation.ts';

export interface StoredKit extends Omit<BrandKit, 'files' | 'dressedAt'> {
  files: StoredFile[];
  dressedAt: Date;
}

/** The kit that an account wears, and the one before it. */
export interface StoredKits {
  current: StoredKit | null;
  former: StoredKit | null;
}

export interface KitRow {
  id: string;
  standing: 'current' | 'former';
  artistName: string;
  generationId: string;
  conceptId: string;
  spec: string;
  colours: string;
  typefaces: string;
  dressedAt: number;
  files: string;
}

/** A statement for a batch; `kitsOf` reads its rows. */
export const selectKits = (db: Database, userId: string) =>
  db.all<KitRow>(sql`
    SELECT k.id, k.standing, k.artist_name AS artistName, k.generation_id AS generationId, k.concept_id AS conceptId,
      k.spec, k.colours, k.typefaces, k.dressed_at AS dressedAt,
      (SELECT json_group_array(json_object('name', f.name, 'mediaKey', f.media_key, 'type', f.type, 'size', f.size))
        FROM (SELECT * FROM brand_kit_files WHERE kit_id = k.id ORDER BY name) f) AS files
    FROM brand_kits k WHERE k.user_id = ${userId}`);

function storedKit(row: KitRow | undefined): StoredKit | null {
  if (!row) return null;
  const { id, artistName, generationId, conceptId } = row;
  return {
    id,
    artistName,
    logo: { generationId, conceptId, spec: JSON.parse(row.spec) },
    colours: JSON.parse(row.colours),
    typefaces: JSON.parse(row.typefaces),
    files: JSON.parse(row.files),
    dressedAt: new Date(row.dressedAt),
  };
}

export const kitsOf = (rows: readonly KitRow[]): StoredKits => ({
  current: storedKit(rows.find(({ standing }) => standing === 'current')),
  former: storedKit(rows.find(({ standing }) => standing === 'former')),
});

export async function getBrandKits(db: Database, params: { userId: string }): Promise<StoredKits> {
  return kitsOf(await selectKits(db, params.userId));
}

/** What there is to choose from and what is worn: the account's finished generation of that id, and its kits. */
export async function getWardrobe(
  db: Database,
  params: { userId: string; generationId: string },
): Promise<{ generation: StoredGeneration | null; kits: StoredKits }> {
  const [generations, kits] = await db.batch([
    selectGenerations(
      db,
      sql`g.id = ${params.generationId} AND g.user_id = ${params.userId} AND g.status = 'done'`,
    ),
    selectKits(db, params.userId),
  ]);
  return { generation: generations[0] ? storedGeneration(generations[0]) : null, kits: kitsOf(kits) };
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
    versions: db.all<{ version: number }>(sql`SELECT version FROM generations WHERE ${alive}`),
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

export interface KitFile extends StoredFile {
  kitId: string;
}

/** A file of the account's kit `kitId`; of the current one where there is no such kit. Null where there is none. */
export async function getBrandKitFile(
  db: Database,
  params: { userId: string; name: string; kitId: string | null },
): Promise<KitFile | null> {
  const rows = await db.all<KitFile>(sql`
    SELECT f.name, f.media_key AS mediaKey, f.type, f.size, f.kit_id AS kitId
    FROM brand_kit_files f JOIN brand_kits k ON k.id = f.kit_id
    WHERE k.user_id = ${params.userId} AND f.name = ${params.name}
      AND (k.standing = 'current' OR k.id = ${params.kitId})
    ORDER BY k.id = ${params.kitId} DESC LIMIT 1`);
  return rows[0] ?? null;
}
