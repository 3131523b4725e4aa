import type { StoredFile } from '#db/queries/generations.ts';
import type { MadeFile, Media } from '../providers/ports.ts';

export function mediaKey(generationId: string, name: string): string {
  return `generations/${generationId}/${name}`;
}

/** Puts the files of a generation into media storage. They count only once the generation settles. */
export async function storeFiles(
  media: Media,
  generationId: string,
  files: readonly MadeFile[],
): Promise<StoredFile[]> {
  return Promise.all(
    files.map(async ({ name, type, bytes }) => {
      const key = mediaKey(generationId, name);
      await media.put(key, bytes, type);
      return { name, mediaKey: key, type, size: bytes.byteLength };
    }),
  );
}
