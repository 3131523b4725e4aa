import { ApiError } from '#core/errors.ts';
import { getGenerationFile } from '#db/queries/generations.ts';
import type { Deps } from '../deps.ts';
import { openable } from '../storage/openable.ts';

/** One file of the account's generation; under its name it never has other bytes. */
export async function readFile(
  deps: Pick<Deps, 'db' | 'media'>,
  request: { userId: string; id: string; name: string },
) {
  const file = await getGenerationFile(deps.db, request);
  if (!file) throw new ApiError('NOT_FOUND');
  return openable(deps, file);
}
