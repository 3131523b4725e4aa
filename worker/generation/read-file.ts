import { ApiError } from '#core/errors.ts';
import { getGenerationFile } from '#db/queries/generations.ts';
import type { Deps } from '../deps.ts';

/** One file of the account's generation. It may be shown as a picture or saved; opened by itself it can run nothing. */
export async function readFile(
  deps: Pick<Deps, 'db' | 'media'>,
  request: { userId: string; id: string; name: string; download: boolean },
): Promise<Response> {
  const file = await getGenerationFile(deps.db, request);
  const object = file && (await deps.media.get(file.mediaKey));
  if (!file || !object) throw new ApiError('NOT_FOUND');
  const disposition = request.download ? 'attachment' : 'inline';
  return new Response(object.body, {
    headers: {
      'content-type': file.type,
      'content-length': String(object.size),
      'content-disposition': `${disposition}; filename="${file.name.replace(/[^\w.-]/g, '_')}"`,
      'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
      'cache-control': 'private, max-age=3600',
      etag: object.etag,
    },
  });
}
