import type { StoredFile } from '#db/queries/generation-stored.ts';
import type { Deps } from '../deps.ts';
import type { MadeFile, Media } from '../providers/ports.ts';
import { freeStoredFiles } from './sweep-freed-media.ts';

/** Puts a file into media storage. It counts only once the database knows of it. */
export async function storeFile(media: Media, folder: string, file: MadeFile): Promise<StoredFile> {
  const { name, type, bytes } = file;
  // A key that was never used before, so that a late write cannot change a file that somebody relies on.
  const mediaKey = `${folder}/${crypto.randomUUID()}/${name}`;
  await media.put(mediaKey, bytes, type);
  return { name, mediaKey, type, size: bytes.byteLength };
}

/** Puts files into media storage, all or none: where one fails the others are freed. */
export async function storeFiles(
  deps: Pick<Deps, 'db' | 'media' | 'now' | 'background'>,
  folder: string,
  files: readonly MadeFile[],
): Promise<StoredFile[]> {
  const puts = await Promise.allSettled(files.map((file) => storeFile(deps.media, folder, file)));
  const stored = puts.flatMap((put) => (put.status === 'fulfilled' ? [put.value] : []));
  const failed = puts.find((put) => put.status === 'rejected');
  if (!failed) return stored;
  deps.background(() => freeStoredFiles(deps, stored));
  throw failed.reason;
}
