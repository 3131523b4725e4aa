import { ApiError } from '#core/errors.ts';
import { sniffType } from '#core/sniff-type.ts';
import type { VoiceTake } from '#core/voice.ts';
import { getTake, putTakeFile } from '#db/queries/voice-takes.ts';
import type { Deps } from '../deps.ts';
import { hashOf } from '../storage/hash-of.ts';
import { keepOrFree } from '../storage/keep-or-free.ts';
import { storeFile } from '../storage/store-files.ts';
import { takeView } from './take-view.ts';

const TYPES: readonly (string | null)[] = ['audio/wav', 'audio/mpeg'];

/**
 * Takes the sound that a consent was given for; the same again changes nothing. Throws NOT_FOUND where the account has
 * no such consent, UNSUPPORTED_TYPE, INVALID_INPUT where it is other sound than was announced.
 */
export async function uploadTake(
  deps: Pick<Deps, 'db' | 'media' | 'now' | 'background'>,
  request: { userId: string; id: string; bytes: Uint8Array },
): Promise<VoiceTake> {
  const { userId, id, bytes } = request;
  const type = sniffType(bytes);
  if (type === null || !TYPES.includes(type))
    throw new ApiError('UNSUPPORTED_TYPE', 'A recording has to be WAV or MP3');
  const take = await getTake(deps.db, { id, userId });
  if (!take) throw new ApiError('NOT_FOUND');
  if ((await hashOf(bytes)) !== take.sha256) {
    const fields = [{ path: 'sha256', reason: 'This is not the recording that you agreed to keep' }];
    throw new ApiError('INVALID_INPUT', undefined, { fields });
  }
  if (take.file) return takeView(take);

  const name = type === 'audio/wav' ? 'take.wav' : 'take.mp3';
  const file = await storeFile(deps.media, `voice-takes/${id}`, { name, type, bytes });
  const put = putTakeFile(deps.db, { id, userId, file });
  const after = await keepOrFree(deps, [file], put, (end) => end?.file?.mediaKey === file.mediaKey);
  if (!after) throw new ApiError('NOT_FOUND');
  return takeView(after);
}
