import { ApiError } from '#core/errors.ts';
import { takeAssets } from '#db/queries/generation-assets.ts';
import type { Deps } from '../deps.ts';
import type { AccountAssets, AccountPicture } from '../providers/ports.ts';

const MEGABYTE = 1024 * 1024;

/** What a generation is made with, of what its account has: found in one round trip, the bytes read then. */
export const accountAssets = (
  { db, media }: Pick<Deps, 'db' | 'media'>,
  { id: generationId, userId }: { id: string; userId: string },
): AccountAssets => ({
  async read({ ids, beside, mostBytes, path }) {
    const pictureIds = [...ids, ...beside];
    const { pictures: kept, brandKit } = await takeAssets(db, { generationId, userId, pictureIds });
    const pictures = kept.filter(({ id }) => ids.includes(id));
    if (pictures.reduce((sum, { size }) => sum + size, 0) > mostBytes) {
      const reason = `Use ${Math.floor(mostBytes / MEGABYTE)} MB of pictures at most`;
      throw new ApiError('INVALID_INPUT', undefined, { fields: [{ path, reason }] });
    }
    const read = await Promise.all(
      pictures.map(async ({ id, mediaKey, type, width, height }): Promise<[string, AccountPicture]> => {
        const object = await media.get(mediaKey);
        if (!object) throw new Error('Storage does not have a picture of an account');
        const bytes = new Uint8Array(await new Response(object.body).arrayBuffer());
        return [id, { type, bytes, width, height }];
      }),
    );
    return { pictures: new Map(read), known: new Set(kept.map(({ id }) => id)), brandKit };
  },
});
