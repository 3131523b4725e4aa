import { artistSlug } from '#core/tools/press-kit/photo-files.ts';
import { type ZipCourse, zipStore } from '../../shell/zip.store.ts';
import type { ZipAsk, ZipReply } from './messages.ts';

/** The ZIP could not be made; the message says why, and what helps. */
export class ZipError extends Error {
  override readonly name = 'ZipError';
}

const BROKEN = 'The ZIP could not be made. Try again.';

/** Packs beside the page, in a worker of its own that ends with it. Throws ZipError, and the reason of the signal. */
const pack = (ask: ZipAsk, { onProgress, signal }: ZipCourse): Promise<Blob> => {
  const worker = new Worker(new URL('./zip.worker.ts', import.meta.url), { type: 'module' });
  const packed = new Promise<Blob>((resolve, reject) => {
    worker.addEventListener('message', ({ data }: MessageEvent<ZipReply>) => {
      if (data.state === 'making') onProgress(data.progress);
      else if (data.state === 'done') resolve(data.file);
      else reject(new ZipError(data.reason ?? BROKEN));
    });
    worker.addEventListener('error', () => reject(new ZipError(BROKEN)));
    signal.addEventListener('abort', () => reject(signal.reason));
    worker.postMessage(ask);
  });
  return packed.finally(() => worker.terminate());
};

/** Everything of a made kit, in one file. */
export const kitZip = zipStore<ZipAsk>(async (ask, course) => ({
  file: await pack(ask, course),
  name: `${artistSlug(ask.kit)}-press-kit.zip`,
}));
