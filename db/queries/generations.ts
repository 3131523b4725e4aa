import { and, eq, isNull, type SQL, sql } from 'drizzle-orm';
import { reservationCutoff } from '#core/credits.ts';
import type { Database } from '../client.ts';
import { namedBatch } from '../named-batch.ts';
import type { Owner } from '../owner.ts';
import { generationFiles } from '../schema/generation-files.ts';
import { generations } from '../schema/generations.ts';
import { type Funds, type FundsMoment, firstFunds, selectFunds } from './credits-funds.ts';
import { keepPictures } from './generation-assets.ts';
import { fileRows, type StoredFile, type StoredGeneration, selectGeneration } from './generation-stored.ts';
import { deleteFiles } from './media-freed.ts';
import { isOpen } from './reservations.ts';

/** The account's generation of that id, or null: somebody else's is as good as none. */
export async function getGeneration(
  db: Database,
  params: { id: string; userId: string },
): Promise<StoredGeneration | null> {
  const [generation] = await selectGeneration(db, params);
  return generation ?? null;
}

/** The same with the funds of the account, in one batch. */
export async function getGenerationAndFunds(
  db: Database,
  params: FundsMoment & { id: string; userId: string },
): Promise<{ generation: StoredGeneration | null; funds: Funds }> {
  const { rows, funds } = await namedBatch(db, [], {
    rows: selectGeneration(db, params),
    funds: selectFunds(db, params.userId, params),
  });
  return { generation: rows[0] ?? null, funds: firstFunds(funds) };
}

/** The generation that was found, as it is then: a reservation that expired is void, swept or not. */
export function asOf([found]: readonly StoredGeneration[], now: Date): StoredGeneration | null {
  if (!found) return null;
  const isVoid = found.status === 'reserved' && found.createdAt < reservationCutoff(now);
  return isVoid ? { ...found, status: 'failed' } : found;
}

export interface Settlement {
  id: string;
  userId: string;
  output: unknown;
  files: readonly StoredFile[];
  /** Files that have to be there already (made on the device), each as it was looked at; settles only when all are. */
  required: readonly Pick<StoredFile, 'name' | 'mediaKey'>[];
  /** Pictures of the account that it was made with. */
  pictureIds: readonly string[];
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
  const required = JSON.stringify(s.required.map(({ name, mediaKey }) => ({ name, mediaKey })));
  const open = sql`EXISTS (SELECT 1 FROM generations WHERE ${isOpen(s)})
    AND NOT EXISTS (SELECT 1 FROM json_each(${required}) need WHERE NOT EXISTS
      (SELECT 1 FROM generation_files WHERE generation_id = ${s.id} AND name = need.value ->> 'name'
        AND media_key = need.value ->> 'mediaKey'))`;
  // Conditional on the reservation, statement by statement.
  const end = [
    db.run(sql`
      INSERT INTO activities (id, user_id, action, details, created_at)
      SELECT ${s.activity.id}, user_id, ${s.activity.action}, title, ${at} FROM generations WHERE id = ${s.id} AND ${open}`),
    db.run(sql`
      INSERT INTO milestones (user_id, key, reached_at)
      SELECT ${s.userId}, ${s.milestone}, ${at} WHERE ${open} ON CONFLICT DO NOTHING`),
    db.run(sql`
      INSERT INTO generation_files (generation_id, name, media_key, type, size)
      SELECT ${s.id}, f.* FROM ${fileRows(s.files)} f WHERE ${open}`),
    keepPictures(db, sql`SELECT ${s.id} WHERE ${open}`, s.pictureIds),
    db.run(sql`
      UPDATE generations SET status = 'done', output = ${JSON.stringify(s.output)}, updated_at = ${at}
      WHERE id = ${s.id} AND user_id = ${s.userId} AND ${open}`),
  ];
  const { rows, funds } = await namedBatch(db, end, {
    rows: selectGeneration(db, s),
    funds: selectFunds(db, s.userId, { dayStart: s.dayStart, cutoff: reservationCutoff(s.now) }),
  });
  return { generation: asOf(rows, s.now), funds: firstFunds(funds) };
}

/** Records an uploaded file of an open reservation and frees the one it replaces; false where there is none open. */
export async function putGenerationFile(
  db: Database,
  params: { id: string; userId: string; file: StoredFile; now: Date },
): Promise<boolean> {
  const { file } = params;
  // Conditional on the reservation being open.
  const open = sql`SELECT id FROM generations WHERE ${isOpen(params)}`;
  const [, result] = await db.batch([
    db.run(sql`
      INSERT INTO freed_media (media_key, freed_at)
      SELECT media_key, ${params.now.getTime()} FROM generation_files
      WHERE generation_id IN (${open}) AND name = ${file.name} ON CONFLICT DO NOTHING`),
    db.run(sql`
      INSERT INTO generation_files (generation_id, name, media_key, type, size, sha256)
      SELECT id, ${file.name}, ${file.mediaKey}, ${file.type}, ${file.size}, ${file.sha256 ?? null}
      FROM (${open}) WHERE true
      ON CONFLICT (generation_id, name) DO UPDATE SET media_key = excluded.media_key, type = excluded.type,
        size = excluded.size, sha256 = excluded.sha256`),
  ]);
  return result.rowsAffected > 0;
}

/** One file of the account's generation, or no row. */
export const selectGenerationFile = (db: Database, params: { id: string; userId: Owner; name: string }) => {
  const { name, mediaKey, type, size } = generationFiles;
  return db
    .select({ name, mediaKey, type, size })
    .from(generationFiles)
    .innerJoin(generations, eq(generations.id, generationFiles.generationId))
    .where(
      and(
        eq(generations.id, params.id),
        eq(generations.userId, params.userId),
        eq(generations.status, 'done'),
        isNull(generations.deletedAt),
        eq(name, params.name),
      ),
    );
};

/** One save of a generation. */
export interface Edit {
  /** The whole of the edits, as the tool's schema has them. */
  edits: unknown;
  /** Drawings that were made for them. */
  files: readonly StoredFile[];
  /** Names of all drawings that the edits show, those of before too; the others are freed. */
  standing: readonly string[];
  /** Pictures of the account that the drawings were made with. */
  pictureIds: readonly string[];
}

interface Update {
  id: string;
  userId: string;
  /** The version that is changed. */
  version: number;
  title: string | null;
  edit: Edit | null;
  now: Date;
}

/**
 * Statements for a batch that change title or edits of a finished generation; an edit makes a new version, with its drawings.
 * Each holds by itself that the version is that one, and `when`.
 */
export function editStatements(db: Database, { edit, title, now, ...of }: Update, when: SQL = sql`1`) {
  const at = now.getTime();
  const edits = edit && JSON.stringify(edit.edits);
  const next = edit ? of.version + 1 : of.version;
  const mine = sql`id = ${of.id} AND user_id = ${of.userId} AND version = ${of.version}
    AND status = 'done' AND deleted_at IS NULL AND ${when}`;
  const edited = sql`(SELECT id FROM generations WHERE ${edit ? 1 : 0} AND ${mine})`;
  const names = JSON.stringify(edit?.files.map(({ name }) => name) ?? []);
  const edition = [
    db.run(sql`
      INSERT INTO generation_versions (generation_id, version, edits, created_at)
      SELECT id, ${next}, ${edits}, ${at} FROM ${edited}`),
    // A file of the same name takes its place.
    db.run(sql`
      DELETE FROM generation_files WHERE generation_id IN ${edited}
        AND name IN (SELECT value FROM json_each(${names}))`),
    db.run(sql`
      INSERT INTO generation_files (generation_id, name, media_key, type, size, version)
      SELECT g.id, f.*, ${next} FROM ${edited} g, ${fileRows(edit?.files ?? [])} f`),
    db.run(sql`
      DELETE FROM generation_files WHERE generation_id IN ${edited} AND version > 1
        AND name NOT IN (SELECT value FROM json_each(${JSON.stringify(edit?.standing ?? [])}))`),
    keepPictures(db, edited, edit?.pictureIds ?? []),
  ];
  const changed = db.run(sql`
    UPDATE generations SET title = coalesce(${title}, title), edits = coalesce(${edits}, edits),
      version = ${next}, updated_at = ${at} WHERE ${mine}`);
  return { edition, changed };
}

/** Does so. Null where the version is not that one any more: then nothing has changed. */
export async function updateGeneration(db: Database, update: Update): Promise<StoredGeneration | null> {
  const { edition, changed } = editStatements(db, update);
  const rows = await namedBatch(db, edition, { changed, rows: selectGeneration(db, update) });
  return rows.changed.rowsAffected > 0 ? (rows.rows[0] ?? null) : null;
}

/**
 * Takes a finished generation out of sight, with its files and every version of it; the ledger keeps its id. False where
 * there is none.
 */
export async function deleteGeneration(
  db: Database,
  params: { id: string; userId: string; now: Date },
): Promise<boolean> {
  const mine = sql`id = ${params.id} AND user_id = ${params.userId}`;
  const { belongings, gone } = takeOutOfSight(db, mine, params.now);
  const result = await namedBatch(db, belongings, { gone });
  return result.gone.rowsAffected > 0;
}

/** Statements for a batch: the finished generations that `which` matches go, after what belongs to them. */
export function takeOutOfSight(db: Database, which: SQL, now: Date) {
  const these = sql`status = 'done' AND deleted_at IS NULL AND ${which}`;
  const ids = sql`SELECT id FROM generations WHERE ${these}`;
  return {
    belongings: [
      deleteFiles(db, ids),
      db.run(sql`DELETE FROM generation_versions WHERE generation_id IN (${ids})`),
      // Its addresses stay with the account: somebody may have printed them.
      db.run(sql`UPDATE press_kit_pages SET is_published = 0 WHERE generation_id IN (${ids})`),
      db.run(sql`DELETE FROM press_kit_reads WHERE generation_id IN (${ids})`),
      db.run(sql`DELETE FROM recipient_links WHERE generation_id IN (${ids})`),
    ],
    gone: db.run(
      sql`UPDATE generations SET deleted_at = ${now.getTime()}, output = NULL, edits = NULL, input = '{}' WHERE ${these}`,
    ),
  };
}

/** How far a generation of the account is, or null where there is none. */
export async function getGenerationStatus(
  db: Database,
  params: { id: string; userId: string },
): Promise<StoredGeneration['status'] | null> {
  const rows = await db
    .select({ status: generations.status })
    .from(generations)
    .where(and(eq(generations.id, params.id), eq(generations.userId, params.userId)));
  return rows[0]?.status ?? null;
}
