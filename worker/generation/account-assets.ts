import { ApiError } from '#core/errors.ts';
import { pressKitPath } from '#core/press-kit-page.ts';
import { getAssets } from '#db/queries/generation-assets.ts';
import type { Deps } from '../deps.ts';
import type { AccountAssets, AccountPicture } from '../providers/ports.ts';

const MEGABYTE = 1024 * 1024;

/**
 * What a generation is made with, of what its account has: found in one round trip, the bytes read then. `pictureIds` tells
 * which pictures that was: they are kept with what was made. `generationId` names what is made again; null is made first.
 */
export function accountAssets(
  { db, media, settings, now }: Pick<Deps, 'db' | 'media' | 'settings' | 'now'>,
  { userId, generationId }: { userId: string; generationId: string | null },
): AccountAssets & { pictureIds: () => string[] } {
  const found = new Set<string>();
  const read: AccountAssets['read'] = async ({ ids, beside, mostBytes, path }) => {
    const pictureIds = [...ids, ...beside];
    const assets = await getAssets(db, { userId, generationId, pictureIds, now: now() });
    const known = new Map(
      assets.pictures.map(({ id, type, width, height }) => [id, { type, width, height }]),
    );
    for (const id of known.keys()) found.add(id);
    const pictures = assets.pictures.filter(({ id }) => ids.includes(id));
    if (pictures.reduce((sum, { size }) => sum + size, 0) > mostBytes) {
      const reason = `Use ${Math.floor(mostBytes / MEGABYTE)} MB of pictures at most`;
      throw new ApiError('INVALID_INPUT', undefined, { fields: [{ path, reason }] });
    }
    const bytesOf = await Promise.all(
      pictures.map(async ({ id, mediaKey, type, width, height }): Promise<[string, AccountPicture]> => {
        const object = await media.get(mediaKey);
        if (!object) throw new Error('Storage does not have a picture of an account');
        const bytes = new Uint8Array(await new Response(object.body).arrayBuffer());
        return [id, { type, bytes, width, height }];
      }),
    );
    const pageUrl = assets.slug && new URL(pressKitPath(assets.slug), settings.PUBLIC_URL).href;
    const { brandKit, gigDates } = assets;
    return { pictures: new Map(bytesOf), known, brandKit, gigDates, pageUrl };
  };
  return { read, pictureIds: () => [...found] };
}
