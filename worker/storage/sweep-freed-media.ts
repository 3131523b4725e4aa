import type { StoredFile } from '#db/queries/generation-stored.ts';
import { deleteFreedMedia, insertFreedMedia, listFreedMedia } from '#db/queries/media-freed.ts';
import type { Deps } from '../deps.ts';

type SweepDeps = Pick<Deps, 'db' | 'media' | 'now'>;

/** Files that one sweep deletes at most. */
const SWEEP = 500;

/**
 * Deletes freed files from storage, the oldest first; answers whether there may be more of them. What storage does not
 * let go stays noted for the next sweep.
 */
export async function sweepFreedMedia(deps: SweepDeps): Promise<boolean> {
  const mediaKeys = await listFreedMedia(deps.db, { limit: SWEEP });
  if (mediaKeys.length === 0) return false;
  await deps.media.delete(mediaKeys);
  await deleteFreedMedia(deps.db, { mediaKeys });
  return mediaKeys.length === SWEEP;
}

/** Frees files that were stored for something which does not have them. */
export async function freeStoredFiles(
  deps: SweepDeps,
  files: readonly Pick<StoredFile, 'mediaKey'>[],
): Promise<void> {
  if (files.length === 0) return;
  await insertFreedMedia(deps.db, { mediaKeys: files.map(({ mediaKey }) => mediaKey), now: deps.now() });
  await sweepFreedMedia(deps);
}
