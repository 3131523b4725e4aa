import type { StoredFile } from '#db/queries/generation-stored.ts';
import type { Deps } from '../deps.ts';
import type { ByteRange } from '../providers/ports.ts';

/** Says which bytes a file has: a key is used once, so its own part of it never stands for others. */
const etagOf = ({ mediaKey }: Pick<StoredFile, 'mediaKey'>): string =>
  `"${mediaKey.split('/').at(-2) ?? ''}"`;

/** A stored file as it can be served: what the database knows of it, and a way to its bytes. */
export function openable(deps: Pick<Deps, 'media'>, file: StoredFile) {
  const { name, type, size, mediaKey } = file;
  const open = async (range?: ByteRange) => (await deps.media.get(mediaKey, range))?.body ?? null;
  return { name, type, size, etag: etagOf(file), open };
}
