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
