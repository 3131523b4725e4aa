import type { BrandKitReply } from '#core/brand-kit.ts';
import { ApiError } from '#core/errors.ts';
import { newId } from '#db/ids.ts';
import { getWardrobe, putBrandKit, type StoredKit } from '#db/queries/brand-kit.ts';
import type { Deps } from '../deps.ts';
import { keepOrFree } from '../storage/keep-or-free.ts';
import { storeFiles } from '../storage/store-files.ts';
import { sweepFreedMedia } from '../storage/sweep-freed-media.ts';
import { dressOf } from './dress-of.ts';
import { brandKitReply } from './kit-view.ts';

type DressDeps = Pick<Deps, 'db' | 'now' | 'generators' | 'toolPorts' | 'media' | 'background'>;
type Logo = StoredKit['logo'];

const isSame = (one: Logo | undefined, other: Logo): boolean =>
  one?.generationId === other.generationId &&
  one.conceptId === other.conceptId &&
  JSON.stringify(one.spec) === JSON.stringify(other.spec);

/**
 * Makes a concept, as it is now, the logo of the account. The logo that it wears already changes nothing. Throws
 * NOT_FOUND for a generation that the account does not have, CONFLICT where it was edited meanwhile.
 */
export async function chooseLogo(
  deps: DressDeps,
  userId: string,
  { generationId, conceptId }: { generationId: string; conceptId: string },
): Promise<BrandKitReply> {
  const { generation, kits } = await getWardrobe(deps.db, { userId, generationId });
  if (!generation) throw new ApiError('NOT_FOUND');
  const { design, draw } = dressOf(deps, generation, { path: 'conceptId', part: conceptId });
  const logo = { ...design.logo, generationId };
  if (isSame(kits.current?.logo, logo)) return brandKitReply(kits);

  const id = newId('kit');
  const files = await storeFiles(deps, `brand-kits/${id}`, await draw(deps.toolPorts));
  const put = putBrandKit(deps.db, {
    userId,
    kit: { ...design, id, logo, files },
    version: generation.version,
    activity: { id: newId('act'), action: 'chose-a-logo' },
    now: deps.now(),
  });
  const now = await keepOrFree(deps, files, put, ({ kits: { current } }) => current?.id === id);
  // The files of the kit before the former one.
  deps.background(() => sweepFreedMedia(deps));
  // Of two equal choices at once the first one made the kit.
  if (isSame(now.kits.current?.logo, logo)) return brandKitReply(now.kits);
  throw new ApiError(now.version === null ? 'NOT_FOUND' : 'CONFLICT');
}
