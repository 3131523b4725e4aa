import { kitFiles } from '#core/tools/logo-generator/kit/kit-items.ts';
import { type ZipEntry, zipFiles } from '#site/lib/zip-files.ts';
import type { ZipProgress } from '../../shell/zip.store.ts';
import { makeFile } from './make-file.ts';
import type { KitSources } from './write-file.ts';

/** Lets messages in between two files: one of them may be the wish to stop. */
const breathe = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

/**
 * Makes every file of the kit and packs them.
 * @throws PixelsError, ServedFileError, and the signal's reason where it was stopped
 */
export function zipKit(
  sources: KitSources,
  onProgress: (progress: ZipProgress) => void,
  signal: AbortSignal,
): Promise<Blob> {
  const files = kitFiles(sources.drawings.items);
  async function* made(): AsyncGenerator<ZipEntry> {
    for (const [done, file] of files.entries()) {
      await breathe();
      signal.throwIfAborted();
      onProgress({ done, count: files.length, path: file.path });
      yield { path: file.path, bytes: await makeFile(sources, file) };
    }
  }
  return zipFiles(made(), sources.madeAt);
}
