import { describe, expect, it } from 'vitest';
import type { MediaItem } from '#core/media.ts';
import type { Photo } from '#core/tools/press-kit/kit.ts';
import { emptyKit } from '#core/tools/press-kit/kit-schema.ts';
import { photoUploads, refusalOf } from './uploads.store.ts';

const file = (name: string, type = 'image/jpeg') => new File(['x'], name, { type });
const SIZES = {
  print: new Blob(['print']),
  screen: new Blob(['screen']),
  phone: new Blob(['phone']),
};
const later = () => new Promise((resolve) => setTimeout(resolve));

function uploads(fail: { resize?: boolean; send?: number } = {}) {
  const taken: Photo[] = [];
  let sends = 0;
  const store = photoUploads({
    resize: async () => (fail.resize ? null : SIZES),
    async send(picture): Promise<MediaItem> {
      if (++sends === fail.send) throw new Error('offline');
      const id = `med_${await picture.text()}${sends}`;
      return { id, url: '', type: 'image/jpeg', size: 1, width: 4000, height: 2000 };
    },
    kitHere: () => ({ id: 'drf_1', content: { ...emptyKit('NOVA'), photos: taken } }),
    async take(photo, kitId) {
      expect(kitId).toBe('drf_1');
      taken.push(photo);
    },
    reasonOf: () => 'No answer',
  });
  return { store, taken };
}

describe('photos on their way into the kit', () => {
  it('come one after another, in every size', async () => {
    const { store, taken } = uploads();
    store.add([file('a.jpg'), file('b.jpg')]);
    await later();
    expect(taken).toMatchObject([
      { id: 'med_print1', screenId: 'med_screen2', phoneId: 'med_phone3', width: 4000, role: 'live' },
      { id: 'med_print4', screenId: 'med_screen5', phoneId: 'med_phone6' },
    ]);
    expect(store.$uploads.get()).toEqual([]);
  });

  it('stay with their reason where they did not get through, and can be sent again', async () => {
    const { store, taken } = uploads({ send: 2 });
    store.add([file('a.jpg')]);
    await later();
    const [failed] = store.$uploads.get();
    expect(failed).toMatchObject({ name: 'a.jpg', step: 'failed', reason: 'No answer', canRetry: true });
    store.retry(failed?.key ?? 0);
    await later();
    expect(taken).toHaveLength(1);
  });

  it('are refused by what they are, and where the browser cannot read them', async () => {
    const { store, taken } = uploads({ resize: true });
    store.add([
      file('a.svg', 'image/svg+xml'),
      file('b.pdf', 'application/pdf'),
      file('c.heic', 'image/heic'),
    ]);
    await later();
    expect(taken).toEqual([]);
    expect(store.$uploads.get().map(({ reason, canRetry }) => [reason?.split('.')[0], canRetry])).toEqual([
      ['Not a photo', false],
      ['Not a photo', false],
      ['This browser cannot read it', false],
    ]);
    for (const { key } of store.$uploads.get()) store.dismiss(key);
    expect(store.$uploads.get()).toEqual([]);
    expect(refusalOf({ type: 'image/jpeg', size: 60_000_000 })).toContain('50 MB is the most');
  });

  it('are left out when they are taken away while they are sent', async () => {
    const { store, taken } = uploads();
    store.add([file('a.jpg')]);
    store.dismiss(store.$uploads.get()[0]?.key ?? 0);
    await later();
    expect(taken).toEqual([]);
  });
});
