import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { KINDS, picture, typeOf } from '../tests/support/pictures.ts';
import { MEDIA_TYPES } from './media.ts';
import { pictureSize } from './media-size.ts';
import { sniffType } from './sniff-type.ts';

const SIZES = [
  [16, 16],
  [40, 24],
  [17, 513],
  [1500, 300],
] as const;

/** What the first chunk of a WebP, or the frame of a JPEG, is called: the test holds what it says it does. */
const MARKS = {
  jpeg: [0xff, 0xc0],
  progressive: [0xff, 0xc2],
  png: [...Buffer.from('IHDR')],
  webp: [...Buffer.from('VP8 ')],
  lossless: [...Buffer.from('VP8L')],
  'see-through': [...Buffer.from('VP8X')],
} as const;

describe.each(KINDS)('a real picture: %s', (kind) => {
  it('has the width and height that it was made with', async () => {
    for (const [width, height] of SIZES) {
      const bytes = await picture(kind, { width, height });
      expect(Buffer.from(bytes).includes(Buffer.from(MARKS[kind]))).toBe(true);
      expect(sniffType(bytes)).toBe(typeOf(kind));
      expect(pictureSize(bytes, typeOf(kind))).toEqual({ width, height });
    }
  });

  it('has a size or none, wherever it is cut off', async () => {
    const bytes = await picture(kind);
    for (let length = 0; length < Math.min(bytes.length, 700); length++)
      expect([null, { width: 40, height: 24 }]).toContainEqual(
        pictureSize(bytes.subarray(0, length), typeOf(kind)),
      );
    expect(pictureSize(bytes.subarray(0, 16), typeOf(kind))).toBeNull();
  });

  it('is read from the middle of a longer buffer too', async () => {
    const bytes = await picture(kind);
    const longer = new Uint8Array(bytes.length + 7);
    longer.set(bytes, 7);
    expect(pictureSize(longer.subarray(7), typeOf(kind))).toEqual({ width: 40, height: 24 });
  });
});

describe('made-up bytes', () => {
  it('have a whole size above zero, or none, and never an error', () => {
    const starts: Record<string, number[]> = {
      'image/png': [0x89, ...Buffer.from('PNG\r\n\x1a\n'), 0, 0, 0, 13, ...Buffer.from('IHDR')],
      'image/jpeg': [0xff, 0xd8, 0xff],
      'image/webp': [...Buffer.from('RIFF....WEBPVP8')],
    };
    fc.assert(
      fc.property(fc.constantFrom(...MEDIA_TYPES), fc.uint8Array({ maxLength: 200 }), (type, rest) => {
        const size = pictureSize(Uint8Array.from([...(starts[type] ?? []), ...rest]), type);
        if (size) for (const side of [size.width, size.height]) expect(side).toBeGreaterThan(0);
      }),
    );
  });

  it.each([
    [
      'a PNG of no width',
      'image/png',
      [137, 80, 78, 71, 13, 10, 26, 10, 0, 0, 0, 13, 73, 72, 68, 82, 0, 0, 0, 0, 0, 0, 0, 9],
    ],
    [
      'a PNG that begins with another chunk',
      'image/png',
      [137, 80, 78, 71, 13, 10, 26, 10, 0, 0, 0, 13, 73, 68, 65, 84, 0, 0, 0, 9, 0, 0, 0, 9],
    ],
    [
      'a JPEG whose segment has no length',
      'image/jpeg',
      [255, 216, 255, 224, 0, 0, 255, 192, 0, 17, 8, 0, 9, 0, 9],
    ],
    ['a JPEG that is nothing but padding', 'image/jpeg', [255, 216, ...Array<number>(5000).fill(255)]],
    ['a JPEG that ends before its frame', 'image/jpeg', [255, 216, 255, 217, 255, 192, 0, 17, 8, 0, 9, 0, 9]],
    [
      'a WebP that begins with a sound',
      'image/webp',
      [...Buffer.from('RIFF....WEBPALPH'), ...Array<number>(20).fill(9)],
    ],
  ])('are refused: %s', (_, type, bytes) => {
    expect(pictureSize(Uint8Array.from(bytes), type)).toBeNull();
  });

  it('of a type that is not taken have no size', async () => {
    expect(pictureSize(await picture('png'), 'image/svg+xml')).toBeNull();
  });
});
