import { eq, sql } from 'drizzle-orm';
import type { Database } from '../client.ts';
import { namedBatch } from '../named-batch.ts';
import type { Owner } from '../owner.ts';
import { users } from '../schema/users.ts';
import { copiedSince } from './credits-funds.ts';
import { fileRows, type StoredFile, type StoredGeneration, selectGeneration } from './generation-stored.ts';

export interface Copy {
  id: string;
  /** The finished generation that it is a copy of, as it was when its files were copied. */
  original: Pick<StoredGeneration, 'id' | 'version'>;
  userId: string;
  /** The files of the original, in places of their own. */
  files: readonly StoredFile[];
  activity: { id: string; action: string };
  /** Copies that an account may make from `dayStart` on. */
  dailyCopies: number;
  dayStart: Date;
  now: Date;
}

/** A statement for a batch: how many copies the account made from `dayStart` on. */
export const selectCopies = (db: Database, { userId, dayStart }: { userId: Owner; dayStart: Date }) =>
  db
    .select({ count: copiedSince(dayStart) })
    .from(users)
    .where(eq(users.id, userId));

/** What is to be copied, or null where the account has none of that id; and how many copies the day has seen. */
export async function getOriginal(
  db: Database,
  params: { id: string; userId: string; dayStart: Date },
): Promise<{ original: StoredGeneration | null; copiedToday: number }> {
  const { rows, counts } = await namedBatch(db, [], {
    rows: selectGeneration(db, params),
    counts: selectCopies(db, params),
  });
  return { original: rows[0] ?? null, copiedToday: counts[0]?.count ?? 0 };
}

/**
 * Makes a second generation of a finished one, in one batch: its versions, files and pictures come along, nothing is paid, nothing
 * counted. Nothing happens where the original changed or went meanwhile, or the day's copies are used up. Answers the
 * copy, or null, and how many copies the day has seen.
 */
export async function insertCopy(
  db: Database,
  c: Copy,
): Promise<{ generation: StoredGeneration | null; copiedToday: number }> {
  const at = c.now.getTime();
  // Conditional on the original and the day's copies, statement by statement.
  const copied = sql`EXISTS (SELECT 1 FROM generations WHERE id = ${c.id})`;
  const copy = [
    db.run(sql`
      INSERT INTO generations (id, user_id, tool, status, title, cost, input, output, edits, version, created_at,
        updated_at, take_id, copied_from)
      SELECT ${c.id}, user_id, tool, 'done', title, 0, input, output, edits, version, ${at}, ${at}, take_id, g.id
      FROM generations g JOIN users ON users.id = g.user_id
      WHERE g.id = ${c.original.id} AND user_id = ${c.userId} AND version = ${c.original.version}
        AND status = 'done' AND deleted_at IS NULL AND ${copiedSince(c.dayStart)} < ${c.dailyCopies}`),
    db.run(sql`
      INSERT INTO generation_versions (generation_id, version, edits, created_at)
      SELECT ${c.id}, version, edits, created_at FROM generation_versions
      WHERE generation_id = ${c.original.id} AND ${copied}`),
    db.run(sql`
      INSERT INTO generation_files (generation_id, name, media_key, type, size, version, sha256)
      SELECT ${c.id}, f.name, f.media_key, f.type, f.size, o.version, o.sha256
      FROM ${fileRows(c.files)} f JOIN generation_files o ON o.generation_id = ${c.original.id} AND o.name = f.name
      WHERE ${copied}`),
    db.run(sql`
      INSERT INTO generation_media (generation_id, media_id)
      SELECT ${c.id}, media_id FROM generation_media WHERE generation_id = ${c.original.id} AND ${copied}`),
    db.run(sql`
      INSERT INTO activities (id, user_id, action, details, created_at)
      SELECT ${c.activity.id}, user_id, ${c.activity.action}, title, ${at} FROM generations WHERE id = ${c.id}`),
  ];
  const { rows, counts } = await namedBatch(db, copy, {
    rows: selectGeneration(db, c),
    counts: selectCopies(db, c),
  });
  return { generation: rows[0] ?? null, copiedToday: counts[0]?.count ?? 0 };
}
