import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Database } from '../client.ts';
import { namedBatch } from '../named-batch.ts';
import { speechClips } from '../schema/speech-clips.ts';

const selectClip = (db: Database, key: string) => {
  const { id, mediaKey, type } = speechClips;
  return db.select({ id, mediaKey, type }).from(speechClips).where(eq(speechClips.key, key));
};

/** What stands under a key; without media while it is being spoken. */
export type SpeechClip = Awaited<ReturnType<typeof selectClip>>[number];

export interface ClipClaim {
  id: string;
  /** SHA-256 of everything that decides the sound, in hex. */
  key: string;
  userId: string;
  characters: number;
  /** Characters an account may have spoken anew from `dayStart` on. */
  dailyCharacters: number;
  dayStart: Date;
  /** One that is being spoken since before this instant will never be. */
  abandonedBefore: Date;
  now: Date;
}

/**
 * Begins a clip, if nobody has it and the characters of the day allow it. Answers what stands under the key then: the
 * new one (by its id), one of before, or null where the day is used up.
 */
export async function claimClip(db: Database, c: ClipClaim): Promise<SpeechClip | null> {
  // Conditional on who has it and on the day's characters.
  const claim = [
    db.run(sql`
      DELETE FROM speech_clips
      WHERE key = ${c.key} AND media_key IS NULL AND created_at < ${c.abandonedBefore.getTime()}`),
    db.run(sql`
      INSERT INTO speech_clips (id, key, user_id, characters, created_at)
      SELECT ${c.id}, ${c.key}, ${c.userId}, ${c.characters}, ${c.now.getTime()}
      WHERE ${c.characters} + (SELECT coalesce(sum(characters), 0) FROM speech_clips
        WHERE user_id = ${c.userId} AND created_at >= ${c.dayStart.getTime()}) <= ${c.dailyCharacters}
      ON CONFLICT (key) DO NOTHING`),
  ];
  const { rows } = await namedBatch(db, claim, { rows: selectClip(db, c.key) });
  return rows[0] ?? null;
}

/** What stands under the key, or null. */
export async function getClip(db: Database, params: { key: string }): Promise<SpeechClip | null> {
  return (await selectClip(db, params.key))[0] ?? null;
}

/** Records the sound of a clip that was begun; false where it was given up meanwhile. */
export async function putClip(
  db: Database,
  params: { id: string; mediaKey: string; type: string },
): Promise<boolean> {
  const result = await db
    .update(speechClips)
    .set({ mediaKey: params.mediaKey, type: params.type })
    .where(and(eq(speechClips.id, params.id), isNull(speechClips.mediaKey)));
  return result.rowsAffected > 0;
}

/** Forgets a clip; one that was never spoken gives its characters back. */
export async function deleteClip(db: Database, params: { id: string }): Promise<void> {
  await db.delete(speechClips).where(eq(speechClips.id, params.id));
}
