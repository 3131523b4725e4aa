import { ApiError } from '#core/errors.ts';
import { selectMedium } from '#db/queries/media.ts';
import type { Caller } from '../caller.ts';
import type { Deps } from '../deps.ts';
import { openable } from '../storage/openable.ts';

/** A picture of the caller; under its id it never has other bytes. */
export async function readMedia(deps: Pick<Deps, 'db' | 'media'>, caller: Caller, id: string) {
  const { media } = await caller.ask((userId) => ({
    reads: { media: selectMedium(deps.db, { id, userId }) },
  }));
  const [medium] = media;
  if (!medium) throw new ApiError('NOT_FOUND');
  return openable(deps, { ...medium, name: `${medium.id}.${medium.type.replace('image/', '')}` });
}
