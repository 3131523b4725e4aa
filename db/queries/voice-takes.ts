import { and, desc, eq, isNull, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../client.ts';
import { namedBatch } from '../named-batch.ts';
import type { Owner } from '../owner.ts';
import { voiceTakeFiles } from '../schema/voice-take-files.ts';
import { voiceTakes } from '../schema/voice-takes.ts';
import { takeOutOfSight } from './generations.ts';
import { voidHeld } from './reservations.ts';

/** A statement for a batch: recordings of an account's own voice whose consent stands, the newest first. */
export const selectTakes = (db: Database, owner: Owner, where?: SQL) =>
  db
    .select({
      id: voiceTakes.id,
      name: voiceTakes.name,
      seconds: voiceTakes.seconds,
      sha256: voiceTakes.sha256,
      statement: voiceTakes.statement,
      agreedAt: voiceTakes.agreedAt,
      /** Null until the sound has arrived. */
      file: {
        mediaKey: voiceTakeFiles.mediaKey,
        type: voiceTakeFiles.type,
        size: voiceTakeFiles.size,
      },
    })
    .from(voiceTakes)
    .leftJoin(voiceTakeFiles, eq(voiceTakeFiles.takeId, voiceTakes.id))
    .where(and(eq(voiceTakes.userId, owner), isNull(voiceTakes.revokedAt), where))
    .orderBy(desc(voiceTakes.agreedAt), desc(voiceTakes.id));

export type StoredTake = Awaited<ReturnType<typeof selectTakes>>[number];
export type TakeFile = NonNullable<StoredTake['file']>;

/** The account's recording of that id, or no row. */
export const selectTake = (db: Database, params: { id: string; userId: Owner }) =>
  selectTakes(db, params.userId, eq(voiceTakes.id, params.id));

export async function getTake(
  db: Database,
  params: { id: string; userId: string },
): Promise<StoredTake | null> {
  return (await selectTake(db, params))[0] ?? null;
}

/** Keeps a consent, if the account has fewer than `most` recordings; false where it has that many. */
export async function insertTake(
  db: Database,
  params: Omit<StoredTake, 'file'> & { userId: string; statementSha256: string; most: number },
): Promise<boolean> {
  const { userId, agreedAt } = params;
  // Conditional on how many there are.
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
    // Conditional on the consent.
    db.run(sql`
      INSERT INTO voice_take_files (take_id, media_key, type, size)
      SELECT id, ${file.mediaKey}, ${file.type}, ${file.size} FROM voice_takes
      WHERE id = ${params.id} AND user_id = ${params.userId} AND revoked_at IS NULL
      ON CONFLICT (take_id) DO NOTHING`),
    selectTake(db, params),
  ]);
  return rows[0] ?? null;
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
  // Conditional on whose it is, statement by statement.
  const sound = db.run(sql`
    DELETE FROM voice_take_files
    WHERE take_id IN (SELECT id FROM voice_takes WHERE id = ${id} AND user_id = ${userId})`);
  const done = [...voidHeld(db, 'gen', mine, now), sound, ...belongings];
  const result = await namedBatch(db, done, {
    gone,
    revoked: db.run(sql`
      UPDATE voice_takes SET revoked_at = ${now.getTime()}, name = ''
      WHERE id = ${id} AND user_id = ${userId} AND revoked_at IS NULL`),
  });
  return result.revoked.rowsAffected > 0 ? result.gone.rowsAffected : null;
}
