import type { StoredFile } from '#db/queries/generation-stored.ts';
import type { Deps } from '../deps.ts';
import { freeStoredFiles } from './sweep-freed-media.ts';

type Stored = Pick<StoredFile, 'mediaKey'>;

/**
 * Waits for the write that makes stored files somebody's. Files that it did not keep are freed afterwards; where it
 * failed, all that no row has: its answer may have been lost, and what the database knows of stays.
 */
export function keepOrFree<File extends Stored, Result>(
  deps: Pick<Deps, 'db' | 'media' | 'now' | 'background'>,
  files: readonly File[],
  write: Promise<Result>,
  isKept: (result: Result, file: File) => boolean,
): Promise<Result> {
  const unused = write.then(
    (result) => files.filter((file) => !isKept(result, file)),
    () => files,
  );
  deps.background(() => unused.then((freed) => freeStoredFiles(deps, freed)));
  return write;
}
