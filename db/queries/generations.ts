import { type SQL, sql } from 'drizzle-orm';
import type { Database } from '../client.ts';
import { freeFiles } from './freed-media.ts';
import { type Funds, firstFunds, fundsOf } from './funds.ts';

export interface StoredFile {
  name: string;
  mediaKey: string;
  type: string;
  size: number;
}

export interface StoredGeneration {
  id: string;
  userId: string;
  tool: string;
  status: 'reserved' | 'done' | 'failed';
  title: string;
  cost: number;
  version: number;
  input: unknown;
  output: unknown;
  edits: unknown;
  createdAt: Date;
  updatedAt: Date;
  files: StoredFile[];
}

interface Row {
  id: string;
  userId: string;
  tool: string;
  status: StoredGeneration['status'];
  title: string;
  cost: number;
  version: number;
  input: string;
  output: string | null;
  edits: string | null;
  createdAt: number;
  updatedAt: number;
  files: string;
}

const COLUMNS = sql.raw(`
  g.id, g.user_id AS userId, g.tool, g.status, g.title, g.cost, g.version, g.input, g.output, g.edits,
  g.created_at AS createdAt, g.updated_at AS updatedAt,
  (SELECT json_group_array(json_object('name', f.name, 'mediaKey', f.media_key, 'type', f.type, 'size', f.size))
     FROM (SELECT * FROM generation_files WHERE generation_id = g.id ORDER BY name) f) AS files`);

const parse = (json: string | null): unknown => (json === null ? null : JSON.parse(json));

const stored = (row: Row): StoredGeneration => ({
  ...row,
  input: parse(row.input),
  output: parse(row.output),
  edits: parse(row.edits),
  createdAt: new Date(row.createdAt),
  updatedAt: new Date(row.updatedAt),
  files: JSON.parse(row.files) as StoredFile[],
});

const select = (db: Database, where: SQL) =>
  db.all<Row>(sql`SELECT ${COLUMNS} FROM generations g WHERE g.deleted_at IS NULL AND ${where}`);

/** The account's generation of that id, or null: somebody else's is as good as none. */
export async function getGeneration(
  db: Database,
  params: { id: string; userId: string },
): Promise<StoredGeneration | null> {
  const rows = await select(db, sql`g.id = ${params.id} AND g.user_id = ${params.userId}`);
  return rows[0] ? stored(rows[0]) : null;
}

/** The newest finished generations of an account. */
export async function listGenerations(
  db: Database,
  params: { userId: string; limit: number },
): Promise<StoredGeneration[]> {
  const rows = await select(
    db,
    sql`g.user_id = ${params.userId} AND g.status = 'done' ORDER BY g.created_at DESC, g.id DESC LIMIT ${params.limit}`,
  );
  return rows.map(stored);
}

export interface Settlement {
  id: string;
  userId: string;
  output: unknown;
  files: readonly StoredFile[];
  /** A file set that has to be there already (made on the device); settles only when all of it is. */
  required: readonly string[];
  /** Its details are the generation's title. */
  activity: { id: string; action: string };
  milestone: string;
  now: Date;
  dayStart: Date;
}

/**
 * Ends a reservation well: files, activity, milestone and the generation itself in one batch. Each statement asks that
 * the reservation is still open, so that a void or settled one changes nothing. Answers the generation as it stands.
 */
export async function settle(
  db: Database,
  s: Settlement,
): Promise<{ generation: StoredGeneration | null; funds: Funds }> {
  const at = s.now.getTime();
  const required = JSON.stringify(s.required);
  const open = sql`EXISTS (SELECT 1 FROM generations WHERE id = ${s.id} AND user_id = ${s.userId} AND status = 'reserved')
    AND NOT EXISTS (SELECT 1 FROM json_each(${required}) need WHERE NOT EXISTS
      (SELECT 1 FROM generation_files WHERE generation_id = ${s.id} AND name = need.value))`;
  const result = await db.batch([
    db.run(sql`
      INSERT INTO activities (id, user_id, action, details, created_at)
      SELECT ${s.activity.id}, user_id, ${s.activity.action}, title, ${at} FROM generations WHERE id = ${s.id} AND ${open}`),
    db.run(sql`
      INSERT INTO milestones (user_id, key, reached_at)
      SELECT ${s.userId}, ${s.milestone}, ${at} WHERE ${open} ON CONFLICT DO NOTHING`),
    db.run(sql`
      INSERT INTO generation_files (generation_id, name, media_key, type, size)
      SELECT ${s.id}, f.value ->> 'name', f.value ->> 'mediaKey', f.value ->> 'type', f.value ->> 'size'
      FROM json_each(${JSON.stringify(s.files)}) f WHERE ${open}`),
    db.run(sql`
      UPDATE generations SET status = 'done', output = ${JSON.stringify(s.output)}, updated_at = ${at}
      WHERE id = ${s.id} AND user_id = ${s.userId} AND ${open}`),
    select(db, sql`g.id = ${s.id} AND g.user_id = ${s.userId}`),
    fundsOf(db, s.userId, s.dayStart),
  ]);
  const row = result[4][0];
  return { generation: row ? stored(row) : null, funds: firstFunds(result[5]) };
}

/** Records an uploaded file of an open reservation and frees the one it replaces; false where there is none open. */
export async function putGenerationFile(
  db: Database,
  params: { id: string; userId: string; file: StoredFile; now: Date },
): Promise<boolean> {
  const { file } = params;
  const open = sql`SELECT id FROM generations WHERE id = ${params.id} AND user_id = ${params.userId} AND status = 'reserved'`;
  const [, result] = await db.batch([
    db.run(sql`
      INSERT INTO freed_media (media_key, freed_at)
      SELECT media_key, ${params.now.getTime()} FROM generation_files
      WHERE generation_id IN (${open}) AND name = ${file.name} ON CONFLICT DO NOTHING`),
    db.run(sql`
      INSERT INTO generation_files (generation_id, name, media_key, type, size)
      SELECT id, ${file.name}, ${file.mediaKey}, ${file.type}, ${file.size} FROM (${open}) WHERE true
      ON CONFLICT (generation_id, name) DO UPDATE
      SET media_key = excluded.media_key, type = excluded.type, size = excluded.size`),
  ]);
  return result.rowsAffected > 0;
}

/** One file of the account's generation, or null. */
export async function getGenerationFile(
  db: Database,
  params: { id: string; userId: string; name: string },
): Promise<StoredFile | null> {
  const rows = await db.all<StoredFile>(sql`
    SELECT f.name, f.media_key AS mediaKey, f.type, f.size FROM generation_files f
    JOIN generations g ON g.id = f.generation_id
    WHERE g.id = ${params.id} AND g.user_id = ${params.userId} AND g.status = 'done' AND g.deleted_at IS NULL
      AND f.name = ${params.name}`);
  return rows[0] ?? null;
}

/** Changes title or edits of a finished generation; edits make a new version. Null where the version is not `version`. */
export async function updateGeneration(
  db: Database,
  params: { id: string; userId: string; version: number; title: string | null; edits: unknown; now: Date },
): Promise<StoredGeneration | null> {
  const at = params.now.getTime();
  const edits = params.edits === undefined ? null : JSON.stringify(params.edits);
  const mine = sql`id = ${params.id} AND user_id = ${params.userId} AND version = ${params.version}
    AND status = 'done' AND deleted_at IS NULL`;
  const next = edits === null ? params.version : params.version + 1;
  const [, changed, rows] = await db.batch([
    db.run(sql`
      INSERT INTO generation_versions (generation_id, version, edits, created_at)
      SELECT id, ${next}, ${edits}, ${at} FROM generations WHERE ${edits} IS NOT NULL AND ${mine}`),
    db.run(sql`
      UPDATE generations SET title = coalesce(${params.title}, title), edits = coalesce(${edits}, edits),
        version = ${next}, updated_at = ${at} WHERE ${mine}`),
    select(db, sql`g.id = ${params.id} AND g.user_id = ${params.userId}`),
  ]);
  return changed.rowsAffected > 0 && rows[0] ? stored(rows[0]) : null;
}

/** Takes a finished generation out of sight and frees its files; the ledger keeps its id. False where there is none. */
export async function deleteGeneration(
  db: Database,
  params: { id: string; userId: string; now: Date },
): Promise<boolean> {
  const { now } = params;
  const mine = sql`id = ${params.id} AND user_id = ${params.userId} AND status = 'done' AND deleted_at IS NULL`;
  const [, , changed] = await db.batch([
    ...freeFiles(db, sql`SELECT id FROM generations WHERE ${mine}`, now),
    db.run(
      sql`UPDATE generations SET deleted_at = ${now.getTime()}, output = NULL, edits = NULL, input = '{}' WHERE ${mine}`,
    ),
  ]);
  return changed.rowsAffected > 0;
}

/** How far a generation of the account is, or null where there is none. */
export async function getGenerationStatus(
  db: Database,
  params: { id: string; userId: string },
): Promise<StoredGeneration['status'] | null> {
  const rows = await db.all<Pick<StoredGeneration, 'status'>>(sql`
    SELECT status FROM generations WHERE id = ${params.id} AND user_id = ${params.userId}`);
  return rows[0]?.status ?? null;
}
