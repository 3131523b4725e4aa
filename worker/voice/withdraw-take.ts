import { ApiError } from '#core/errors.ts';
import { revokeTake } from '#db/queries/voice-takes.ts';
import type { Deps } from '../deps.ts';
import { sweepFreedMedia } from '../storage/sweep-freed-media.ts';

/**
 * Takes a consent back: the recording goes, and every drop that was made from it. Throws NOT_FOUND where the account has
 * no such consent, or took it back before.
 */
export async function withdrawTake(
  deps: Pick<Deps, 'db' | 'media' | 'now' | 'background'>,
  userId: string,
  id: string,
): Promise<{ ok: true; deletedDrops: number }> {
  const deletedDrops = await revokeTake(deps.db, { id, userId, now: deps.now() });
  if (deletedDrops === null) throw new ApiError('NOT_FOUND');
  deps.background(() => sweepFreedMedia(deps));
  return { ok: true, deletedDrops };
}
