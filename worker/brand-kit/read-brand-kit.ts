import type { BrandKitReply } from '#core/brand-kit.ts';
import { ApiError } from '#core/errors.ts';
import { getBrandKitFile, getBrandKits } from '#db/queries/brand-kits.ts';
import type { Deps } from '../deps.ts';
import { openable } from '../storage/openable.ts';
import { brandKitReply } from './kit-view.ts';

export async function readBrandKit(deps: Pick<Deps, 'db'>, userId: string): Promise<BrandKitReply> {
  return brandKitReply(await getBrandKits(deps.db, { userId }));
}

/**
 * A file of the kit that `kitId` names, and whether it is of that kit: an address of a kit that is gone shows the one
 * that is worn now.
 */
export async function readKitFile(
  deps: Pick<Deps, 'db' | 'media'>,
  request: { userId: string; name: string; kitId: string | null },
) {
  const file = await getBrandKitFile(deps.db, request);
  if (!file) throw new ApiError('NOT_FOUND');
  return { ...openable(deps, file), isAsNamed: file.kitId === request.kitId };
}
