import { TypefaceError } from '#site/lib/load-faces.ts';
import { PixelsError } from '#site/lib/on-canvas.ts';
import { type ZipEntry, zipFiles } from '#site/lib/zip-files.ts';
import { partsInBrowser } from '../parts-in-browser.ts';
import type { ZipAsk, ZipReply } from './messages.ts';
import { KitFileError, plannedFiles } from './pack-kit.ts';

const send = (reply: ZipReply): void => postMessage(reply);

async function zip({ files, ...ask }: ZipAsk): Promise<Blob> {
  const parts = await partsInBrowser(ask);
  const planned = plannedFiles(parts, files);
  async function* made(): AsyncGenerator<ZipEntry> {
    for (const [done, { path, make }] of planned.entries()) {
      send({ state: 'making', progress: { done, count: planned.length, path } });
      yield { path, bytes: await make() };
    }
  }
  return zipFiles(made(), parts.madeAt);
}

const isForPeople = (error: unknown): error is Error =>
  error instanceof TypefaceError || error instanceof KitFileError || error instanceof PixelsError;

addEventListener('message', ({ data }: MessageEvent<ZipAsk>) => {
  zip(data).then(
    (file) => send({ state: 'done', file }),
    (error: unknown) => send({ state: 'failed', reason: isForPeople(error) ? error.message : null }),
  );
});
