import { ApiError } from '#core/errors.ts';
import { getMedium } from '#db/queries/media.ts';
import type { Deps } from '../deps.ts';
import { openable } from '../storage/openable.ts';

/** A picture of the account; under its id it never has other bytes. */
export async function readMedia(deps: Pick<Deps, 'db' | 'media'>, request: { userId: string; id: string }) {
  const medium = await getMedium(deps.db, request);
  if (!medium) throw new ApiError('NOT_FOUND');
  return openable(deps, { ...medium, name: `${medium.id}.${medium.type.replace('image/', '')}` });
}
