import { call } from '#site/lib/api.ts';
import { problemOf } from '#site/lib/problem-of.ts';
import { desk } from '../studio.ts';
import type { PhotoReply } from './photo.worker.ts';
import { photoUploads } from './uploads.store.ts';

/** Each photo in a worker of its own, so that its pixels are given back at once. */
function resize(file: Blob): Promise<PhotoReply> {
  const worker = new Worker(new URL('./photo.worker.ts', import.meta.url), { type: 'module' });
  const resized = new Promise<PhotoReply>((resolve) => {
    worker.addEventListener('message', ({ data }: MessageEvent<PhotoReply>) => resolve(data));
    worker.addEventListener('error', () => resolve(null));
    worker.postMessage(file);
  });
  return resized.finally(() => worker.terminate());
}

export const uploads = photoUploads({
  resize,
  send: (picture) => call('uploadMedia', { body: picture }),
  count: () => desk.$draft.get()?.kit.photos.length ?? 0,
  take: (photo) =>
    desk.change(({ photos }) => ({ photos: [...photos.filter(({ id }) => id !== photo.id), photo] })),
  reasonOf: problemOf,
});
