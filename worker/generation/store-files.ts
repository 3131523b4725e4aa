import type { StoredFile } from '#db/queries/generations.ts';
import type { MadeFile, Media } from '../providers/ports.ts';

/** A key that was never used before, so that a late write cannot change a file that somebody relies on. */
function newMediaKey(generationId: string, name: string): string {
  return `generations/${generationId}/${crypto.randomUUID()}/${name}`;
}

/** Puts a file of a generation into media storage. It counts only once the database knows of it. */
export async function storeFile(media: Media, generationId: string, file: MadeFile): Promise<StoredFile> {
  const { name, type, bytes } = file;
  const mediaKey = newMediaKey(generationId, name);
  await media.put(mediaKey, bytes, type);
  return { name, mediaKey, type, size: bytes.byteLength };
}
