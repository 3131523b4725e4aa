import type { BrandKitReply } from '#core/brand-kit.ts';
import { ApiError } from '#core/errors.ts';
import { kitsOf, selectBrandKitFile, selectKits } from '#db/queries/brand-kit.ts';
import type { Caller } from '../caller.ts';
import type { Deps } from '../deps.ts';
import { openable } from '../storage/openable.ts';
import { brandKitReply } from './kit-view.ts';

export async function readBrandKit(deps: Pick<Deps, 'db'>, caller: Caller): Promise<BrandKitReply> {
  const { kits } = await caller.ask((owner) => ({ reads: { kits: selectKits(deps.db, owner) } }));
  return brandKitReply(kitsOf(kits));
}

/**
 * A file of the kit that `kitId` names, and whether it is of that kit: an address of a kit that is gone shows the one
 * that is worn now.
 */
export async function readKitFile(
  deps: Pick<Deps, 'db' | 'media'>,
  caller: Caller,
  named: { name: string; kitId: string | null },
) {
  const { files } = await caller.ask((userId) => ({
    reads: { files: selectBrandKitFile(deps.db, { userId, ...named }) },
  }));
  const [file] = files;
  if (!file) throw new ApiError('NOT_FOUND');
  return { ...openable(deps, file), isAsNamed: file.kitId === named.kitId };
}
