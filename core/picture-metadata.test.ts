import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { KINDS, picture, typeOf } from '../tests/support/pictures.ts';
import { pictureSize } from './media-size.ts';
import { orientationOf, withoutMetadata } from './picture-metadata.ts';

const SECRET = 'Jana Wirth, 52.5200 N 13.4050 E';

/** A picture of a type with all that a camera and an editor write into one. */
async function told(format: 'jpeg' | 'png' | 'webp', orientation = 1): Promise<Uint8Array> {
  const bytes = await picture('png', { width: 64, height: 48 });
  const image = sharp(bytes)
    .removeAlpha()
    .withExif({
      IFD0: { Copyright: SECRET, Software: 'Camera' },
      IFD3: { GPSLatitude: '52/1 31/1 12/1', GPSLatitudeRef: 'N' },
    })
    .withXmp(`<x:xmpmeta xmlns:x="adobe:ns:meta/">${SECRET}</x:xmpmeta>`)
    .withMetadata({ orientation });
  return new Uint8Array(await image.toFormat(format).toBuffer());
}

const pixelsOf = (bytes: Uint8Array) => sharp(bytes).autoOrient().raw().toBuffer();
const metadataOf = (bytes: Uint8Array) => sharp(bytes).metadata();

describe.each(['jpeg', 'png', 'webp'] as const)('an uploaded %s', (format) => {
  it('loses what it tells beside its picture, and no dot of it', async () => {
    const bytes = await told(format);
    expect(Buffer.from(bytes).includes('52.5200')).toBe(true);
    const clean = withoutMetadata(bytes, `image/${format}`) ?? new Uint8Array();
    expect(Buffer.from(clean).includes('52.5200')).toBe(false);
    const { exif, xmp, comments } = await metadataOf(clean);
    expect([exif, xmp, comments]).toEqual([undefined, undefined, undefined]);
    expect(await pixelsOf(clean)).toEqual(await pixelsOf(bytes));
    expect(withoutMetadata(clean, `image/${format}`)).toEqual(clean);
  });

  it('that is cut off anywhere is refused, or has lost it too', async () => {
    const bytes = await told(format);
    for (let length = 12; length < bytes.length; length += 13) {
      const clean = withoutMetadata(bytes.subarray(0, length), `image/${format}`);
      if (clean) expect(Buffer.from(clean).includes('52.5200')).toBe(false);
    }
  });
});

describe('a photo that was taken with the camera on its side', () => {
  it.each([1, 2, 3, 4, 5, 6, 7, 8])('is shown as it was before: orientation %i', async (orientation) => {
    const bytes = await told('jpeg', orientation);
    const clean = withoutMetadata(bytes, 'image/jpeg') ?? new Uint8Array();
    expect(orientationOf(clean)).toBe(orientation);
    expect(Buffer.from(clean).includes('Camera')).toBe(false);
    expect(await pixelsOf(clean)).toEqual(await pixelsOf(bytes));
    expect(pictureSize(clean, 'image/jpeg')).toEqual(
      orientation > 4 ? { width: 48, height: 64 } : { width: 64, height: 48 },
    );
  });
});

describe('a picture that tells nothing', () => {
  it.each(KINDS)('stays as it is: %s', async (kind) => {
    const bytes = await picture(kind);
    const clean = withoutMetadata(bytes, typeOf(kind)) ?? new Uint8Array();
    expect(await pixelsOf(clean)).toEqual(await pixelsOf(bytes));
  });

  it('keeps its colour profile', async () => {
    const bytes = await sharp(await picture('jpeg'))
      .withIccProfile('p3')
      .jpeg()
      .toBuffer();
    const clean = withoutMetadata(new Uint8Array(bytes), 'image/jpeg') ?? new Uint8Array();
    expect((await metadataOf(clean)).icc).toEqual((await metadataOf(new Uint8Array(bytes))).icc);
  });

  it('loses what was hung on behind its end', async () => {
    const bytes = await picture('jpeg');
    const more = Buffer.concat([bytes, Buffer.from(SECRET)]);
    expect(withoutMetadata(new Uint8Array(more), 'image/jpeg')).toEqual(bytes);
  });
});

/** Bytes put into a picture at a place. */
const withAt = (bytes: Uint8Array, at: number, more: Uint8Array): Uint8Array =>
  new Uint8Array(Buffer.concat([bytes.subarray(0, at), more, bytes.subarray(at)]));
const cleanOf = (bytes: Uint8Array, type: string) => withoutMetadata(bytes, type) ?? new Uint8Array();
const says = (bytes: Uint8Array, text: string) => Buffer.from(bytes).includes(text);

describe('a place in a picture for words that no reader shows', () => {
  const segment = (marker: number, text: string) =>
    Buffer.concat([Buffer.from([0xff, marker, 0, text.length + 2]), Buffer.from(text, 'latin1')]);

  it.each([
    ['a comment', 0xfe, ''],
    ['an application that nobody knows', 0xe5, 'Diary\0'],
    ['a second JFIF, with a thumbnail', 0xe0, 'JFXX\0'],
    ['a colour profile that is none', 0xe2, 'MPF\0'],
    ['what calls itself Adobe', 0xee, 'Adobe\0dxxxxx'],
    ['what does not call itself Adobe', 0xee, 'Secret'],
    ['a table that no browser knows', 0xf7, ''],
    ['an expansion', 0xdf, ''],
  ])('of a JPEG is left out: %s', async (_, marker, name) => {
    const bytes = await picture('jpeg');
    const told = withAt(bytes, 2, segment(marker, `${name}${SECRET}`));
    expect(cleanOf(told, 'image/jpeg')).toEqual(bytes);
  });

  it('of a JPEG is left out: its thumbnail, and marks without a length before the picture', async () => {
    const bytes = await picture('jpeg');
    const jfif = Buffer.concat([
      segment(0xe0, `JFIF\0\x01\x02\x01\0\x48\0\x48\x03\x04${SECRET}`),
      Buffer.from([0xff, 0x01]),
    ]);
    const clean = cleanOf(withAt(bytes, 2, jfif), 'image/jpeg');
    expect(clean).toEqual(withAt(bytes, 2, segment(0xe0, 'JFIF\0\x01\x02\x01\0\x48\0\x48\0\0')));
  });

  it('of a PNG is left out, whatever it calls itself', async () => {
    const bytes = await picture('png');
    const chunk = Buffer.concat([
      Buffer.from([0, 0, 0, SECRET.length]),
      Buffer.from(`prVt${SECRET}`),
      Buffer.alloc(4),
    ]);
    expect(cleanOf(withAt(bytes, 33, chunk), 'image/png')).toEqual(bytes);
  });

  it('of a WebP is left out, also behind its end', async () => {
    const bytes = await picture('webp');
    const chunk = Buffer.concat([
      Buffer.from('PRIV'),
      Buffer.from([SECRET.length, 0, 0, 0]),
      Buffer.from(SECRET.padEnd(SECRET.length + (SECRET.length % 2))),
    ]);
    const within = withAt(bytes, bytes.length, chunk);
    new DataView(within.buffer).setUint32(4, within.length - 8, true);
    expect(cleanOf(within, 'image/webp')).toEqual(bytes);
    expect(cleanOf(withAt(bytes, bytes.length, chunk), 'image/webp')).toEqual(bytes);
    expect(says(within, SECRET)).toBe(true);
  });
});

describe('a JPEG that neither browsers nor PDF can show', () => {
  const changed = async (at: number, from: number, to: number): Promise<Uint8Array> => {
    const bytes = await picture('jpeg');
    const frame = Buffer.from(bytes).indexOf(Buffer.from([0xff, 0xc0]));
    expect(bytes[frame + at]).toBe(from);
    return bytes.with(frame + at, to);
  };

  it('is refused: arithmetic or lossless, or of two colours', async () => {
    for (const marker of [0xc3, 0xc9, 0xcf])
      expect(withoutMetadata(await changed(1, 0xc0, marker), 'image/jpeg')).toBeNull();
    expect(withoutMetadata(await changed(9, 3, 2), 'image/jpeg')).toBeNull();
    expect(withoutMetadata(await changed(9, 3, 3), 'image/jpeg')).not.toBeNull();
  });
});
