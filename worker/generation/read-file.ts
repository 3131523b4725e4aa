import { ApiError } from '#core/errors.ts';
import { selectGenerationFile } from '#db/queries/generations.ts';
import type { Caller } from '../caller.ts';
import type { Deps } from '../deps.ts';
import { openable } from '../storage/openable.ts';

/** One file of the account's generation; under its name it never has other bytes. */
export async function readFile(
  deps: Pick<Deps, 'db' | 'media'>,
  caller: Caller,
  named: { id: string; name: string },
) {
  const { files } = await caller.ask((userId) => ({
    reads: { files: selectGenerationFile(deps.db, { userId, ...named }) },
  }));
  const [file] = files;
  if (!file) throw new ApiError('NOT_FOUND');
  return openable(deps, file);
}
