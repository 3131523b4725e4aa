import type { Photo, PressKit } from '#core/tools/press-kit/kit.ts';
import { call } from '#site/lib/api.ts';
import { problemOf } from '#site/lib/problem-of.ts';
import { desk, studio } from '../studio.ts';
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

/** With one more photo; one that is there already stays as it is. */
const withPhoto = ({ photos }: PressKit, photo: Photo): Partial<PressKit> =>
  photos.some(({ id }) => id === photo.id) ? {} : { photos: [...photos, photo] };

export const uploads = photoUploads({
  resize,
  send: (picture) => call('uploadMedia', { body: picture }),
  kitHere: () => desk.$draft.get(),
  async take(photo, kitId) {
    if (desk.$draft.get()?.id === kitId) desk.change((kit) => withPhoto(kit, photo));
    else await studio.writeOnSaved(kitId, (kit) => ({ content: { ...kit, ...withPhoto(kit, photo) } }));
  },
  reasonOf: problemOf,
});
