import type * as z from 'zod/mini';
import { ApiError } from '#core/errors.ts';
import { imitationProblem } from '#core/tools/voice-tag/real-people.ts';
import { VOICE_STATEMENTS, type VoiceTake } from '#core/voice.ts';
import type { newTakeSchema } from '#core/voice-schema.ts';
import { newId } from '#db/ids.ts';
import { insertTake } from '#db/queries/voice-takes.ts';
import type { Deps } from '../deps.ts';
import { hashOf } from '../storage/hash-of.ts';
import { takeView } from './take-view.ts';

/** Recordings that an account may keep. */
export const MOST_TAKES = 50;

/**
 * Keeps the consent to a recording, with the words that were agreed to, before the recording itself arrives. Throws
 * INVALID_INPUT where its name is that of a real person, CONFLICT where there is no room.
 */
export async function addTake(
  deps: Pick<Deps, 'db' | 'now'>,
  userId: string,
  { name, seconds, sha256, consent }: z.infer<typeof newTakeSchema>,
): Promise<VoiceTake> {
  const reason = imitationProblem(name);
  if (reason) throw new ApiError('INVALID_INPUT', undefined, { fields: [{ path: 'name', reason }] });
  const take = { id: newId('tak'), name, seconds, sha256, statement: consent, agreedAt: deps.now() };
  const statementSha256 = await hashOf(new TextEncoder().encode(VOICE_STATEMENTS[consent]));
  if (!(await insertTake(deps.db, { ...take, userId, statementSha256, most: MOST_TAKES })))
    throw new ApiError('CONFLICT', `You have ${MOST_TAKES} recordings. Delete one first`);
  return takeView({ ...take, file: null });
}
