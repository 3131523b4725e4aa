import { ApiError } from '#core/errors.ts';
import { selectTake } from '#db/queries/voice-takes.ts';
import type { Caller } from '../caller.ts';
import type { Deps } from '../deps.ts';
import { openable } from '../storage/openable.ts';

/** The sound of a recording whose consent stands. */
export async function readTake(deps: Pick<Deps, 'db' | 'media'>, caller: Caller, id: string) {
  const { takes } = await caller.ask((userId) => ({ reads: { takes: selectTake(deps.db, { id, userId }) } }));
  const [take] = takes;
  if (!take?.file) throw new ApiError('NOT_FOUND');
  const name = `${take.id}.${take.file.type === 'audio/wav' ? 'wav' : 'mp3'}`;
  return openable(deps, { name, ...take.file });
}
