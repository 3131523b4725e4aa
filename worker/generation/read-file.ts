import { ApiError } from '#core/errors.ts';
import { getGenerationFile } from '#db/queries/generations.ts';
import type { StoredFile } from '#db/queries/stored-generation.ts';
import type { Deps } from '../deps.ts';
import type { ByteRange } from '../providers/ports.ts';
import { etagOf } from './store-files.ts';

/** A stored file as it can be served: what the database knows of it, and a way to its bytes. */
export function openable(deps: Pick<Deps, 'media'>, file: StoredFile) {
  const { name, type, size, mediaKey } = file;
  const open = async (range?: ByteRange) => (await deps.media.get(mediaKey, range))?.body ?? null;
  return { name, type, size, etag: etagOf(file), open };
}

/** One file of the account's generation; under its name it never has other bytes. */
export async function readFile(
  deps: Pick<Deps, 'db' | 'media'>,
  request: { userId: string; id: string; name: string },
) {
  const file = await getGenerationFile(deps.db, request);
  if (!file) throw new ApiError('NOT_FOUND');
  return openable(deps, file);
}
