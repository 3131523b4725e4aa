import { type SQL, sql } from 'drizzle-orm';
import type { Database } from '../client.ts';
import { namedBatch } from '../named-batch.ts';
import { takeOutOfSight } from './generations.ts';
import { voidReservations } from './reservations.ts';

/** A recording of an account's own voice whose consent stands. */
export interface StoredTake {
  id: string;
  name: string;
  seconds: number;
  sha256: string;
  statement: string;
  agreedAt: Date;
  /** Null until the sound has arrived. */
  file: TakeFile | null;
}

export interface TakeFile {
  mediaKey: string;
  type: string;
  size: number;
}

export interface TakeRow extends Omit<StoredTake, 'agreedAt' | 'file'> {
  agreedAt: number;
  mediaKey: string | null;
  type: string | null;
  size: number | null;
}

/** A statement for a batch; `storedTake` reads each of its rows. */
export const selectTakes = (db: Database, userId: string, where: SQL = sql`1`) =>
  db.all<TakeRow>(sql`
    SELECT t.id, t.name, t.seconds, t.sha256, t.statement, t.agreed_at AS agreedAt, f.media_key AS mediaKey, f.type, f.size
    FROM voice_takes t LEFT JOIN voice_take_files f ON f.take_id = t.id
    WHERE t.user_id = ${userId} AND t.revoked_at IS NULL AND ${where}
    ORDER BY t.agreed_at DESC, t.id DESC`);

export function storedTake({ mediaKey, type, size, agreedAt, ...take }: TakeRow): StoredTake {
  const file = mediaKey !== null && type !== null && size !== null ? { mediaKey, type, size } : null;
  return { ...take, agreedAt: new Date(agreedAt), file };
}

export async function getTake(
  db: Database,
  params: { id: string; userId: string },
): Promise<StoredTake | null> {
  const [row] = await selectTakes(db, params.userId, sql`t.id = ${params.id}`);
  return row ? storedTake(row) : null;
}

/** Keeps a consent, if the account has fewer than `most` recordings; false where it has that many. */
export async function insertTake(
  db: Database,
  params: Omit<StoredTake, 'file'> & { userId: string; statementSha256: string; most: number },
): Promise<boolean> {
  const { userId, agreedAt } = params;
  const result = await db.run(sql`
    INSERT INTO voice_takes (id, user_id, name, seconds, sha256, statement, statement_sha256, agreed_at)
    SELECT ${params.id}, ${userId}, ${params.name}, ${params.seconds}, ${params.sha256}, ${params.statement},
      ${params.statementSha256}, ${agreedAt.getTime()}
    WHERE (SELECT count(*) FROM voice_takes WHERE user_id = ${userId} AND revoked_at IS NULL) < ${params.most}`);
  return result.rowsAffected > 0;
}

/** Records the sound of a recording whose consent stands, once. Answers the recording as it stands then. */
export async function putTakeFile(
  db: Database,
  params: { id: string; userId: string; file: TakeFile },
): Promise<StoredTake | null> {
  const { file } = params;
  const [, rows] = await db.batch([
    db.run(sql`
      INSERT INTO voice_take_files (take_id, media_key, type, size)
      SELECT id, ${file.mediaKey}, ${file.type}, ${file.size} FROM voice_takes
      WHERE id = ${params.id} AND user_id = ${params.userId} AND revoked_at IS NULL
      ON CONFLICT (take_id) DO NOTHING`),
    selectTakes(db, params.userId, sql`t.id = ${params.id}`),
  ]);
  return rows[0] ? storedTake(rows[0]) : null;
}

/**
 * Takes a consent back, in one batch: the sound goes, what is being made from it is void and its credits return, and
 * every generation made from it goes as a deleted one does. The consent stays, without the name, as the proof that it
 * was given and taken back. Null where the account has no such consent; otherwise how many generations went.
 */
export async function revokeTake(
  db: Database,
  params: { id: string; userId: string; now: Date },
): Promise<number | null> {
  const { id, userId, now } = params;
  const mine = sql`take_id = ${id} AND user_id = ${userId}`;
  const { belongings, gone } = takeOutOfSight(db, mine, now);
  const sound = db.run(sql`
    DELETE FROM voice_take_files
    WHERE take_id IN (SELECT id FROM voice_takes WHERE id = ${id} AND user_id = ${userId})`);
  const done = [...voidReservations(db, mine, now), sound, ...belongings];
  const result = await namedBatch(db, done, {
    gone,
    revoked: db.run(sql`
      UPDATE voice_takes SET revoked_at = ${now.getTime()}, name = ''
      WHERE id = ${id} AND user_id = ${userId} AND revoked_at IS NULL`),
  });
  return result.revoked.rowsAffected > 0 ? result.gone.rowsAffected : null;
}
