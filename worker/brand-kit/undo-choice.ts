import type { BrandKitReply } from '#core/brand-kit.ts';
import { ApiError } from '#core/errors.ts';
import { newId } from '#db/ids.ts';
import { swapBrandKits } from '#db/queries/brand-kit.ts';
import type { Deps } from '../deps.ts';
import { brandKitReply } from './kit-view.ts';

/** Puts back the kit before this one, or none; a second time, this one. Throws CONFLICT where there is neither. */
export async function undoChoice(deps: Pick<Deps, 'db' | 'now'>, userId: string): Promise<BrandKitReply> {
  const activity = { id: newId('act'), action: 'changed-the-logo-back' };
  const reply = brandKitReply(await swapBrandKits(deps.db, { userId, activity, now: deps.now() }));
  if (!reply.canUndo) throw new ApiError('CONFLICT', 'No logo was chosen yet, so there is nothing to undo');
  return reply;
}
