import { ApiError } from '#core/errors.ts';
import { getTake } from '#db/queries/voice-takes.ts';
import type { Deps } from '../deps.ts';
import { openable } from '../storage/openable.ts';

/** The sound of a recording whose consent stands. */
export async function readTake(deps: Pick<Deps, 'db' | 'media'>, request: { userId: string; id: string }) {
  const take = await getTake(deps.db, request);
  if (!take?.file) throw new ApiError('NOT_FOUND');
  const name = `${take.id}.${take.file.type === 'audio/wav' ? 'wav' : 'mp3'}`;
  return openable(deps, { name, ...take.file });
}
