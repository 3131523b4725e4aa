import { describe, expect, it } from 'vitest';
import { readPicture, storedPicture } from './stored-picture.ts';

const COLUMNS = 210;
const wave = (from: number) => Array.from({ length: COLUMNS }, (_, column) => (from + column * 7) % 256);
const PICTURE = {
  wave: { body: wave(0), core: wave(90) },
  words: [{ text: 'You', at: 0.1, until: 0.4 }],
  voice: { at: 0.1, seconds: 2 },
};

describe('the picture of a take, as the browser keeps it', () => {
  it('is the same when it is read again, to a 64th of its height', () => {
    const read = readPicture(JSON.parse(JSON.stringify(storedPicture(PICTURE, 4))));
    expect(read).toMatchObject({ seconds: 4, picture: { words: PICTURE.words, voice: PICTURE.voice } });
    for (const part of ['body', 'core'] as const) {
      const off = read?.picture.wave[part].map((peak, at) => Math.abs(peak - (PICTURE.wave[part][at] ?? 0)));
      expect(off).toHaveLength(COLUMNS);
      expect(Math.max(...(off ?? []))).toBeLessThanOrEqual(2);
    }
  });

  it('takes less than a kilobyte', () => {
    expect(JSON.stringify(storedPicture(PICTURE, 4)).length).toBeLessThan(1000);
  });

  it.each([undefined, null, 3, {}, { body: 'x', core: 'x' }, { ...storedPicture(PICTURE, 4), words: null }])(
    '%j is none',
    (stored) => expect(readPicture(stored)).toBeNull(),
  );
});
