import type { Crop } from './crop.ts';
import type { CutReply, CutTask } from './cut.worker.ts';

/** The browser lacks what it takes to cut a picture. The message is for people. */
export class CutError extends Error {
  override readonly name = 'CutError';
}

const UNABLE = 'This browser cannot cut pictures. Use a newer one, or another device.';

/** Cuts the square out of a picture and encodes it small, beside the page. Throws CutError, or the signal's reason. */
export function cutPicture(file: Blob, crop: Crop, signal: AbortSignal): Promise<Blob> {
  signal.throwIfAborted();
  const worker = new Worker(new URL('./cut.worker.ts', import.meta.url), { type: 'module' });
  const cut = new Promise<Blob>((resolve, reject) => {
    const fail = () => reject(new CutError(UNABLE));
    worker.addEventListener('message', ({ data }: MessageEvent<CutReply>) =>
      data.picture ? resolve(data.picture) : fail(),
    );
    worker.addEventListener('error', fail);
    signal.addEventListener('abort', () => reject(signal.reason), { once: true });
    worker.postMessage({ file, crop } satisfies CutTask);
  });
  return cut.finally(() => worker.terminate());
}
