import { crc32 as crcOfNode, deflateSync } from 'node:zlib';
import decodeIco from 'decode-ico';
import fc from 'fast-check';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { crc32 } from './crc32.ts';
import { icoOf } from './ico.ts';
import { withDensity, withMaker } from './png-chunks.ts';
import { twoColourPng } from './two-colour-png.ts';

const deflate = (bytes: Uint8Array): Uint8Array => deflateSync(bytes);

async function greyPng(size: number): Promise<Uint8Array> {
  const create = { width: size, height: size, channels: 4 as const, background: '#808080' };
  return new Uint8Array(await sharp({ create }).png().toBuffer());
}

it('the checksum is that of zlib', () => {
  fc.assert(
    fc.property(fc.uint8Array(), fc.uint8Array(), (one, other) => {
      expect(crc32(one, other)).toBe(crcOfNode(new Uint8Array([...one, ...other])));
    }),
  );
});

describe('a PNG with a density', () => {
  it('is still the same picture, at its size in print', async () => {
    const png = await greyPng(17);
    const dense = withDensity(png, 600);
    const told = await sharp(dense).metadata();
    expect([told.width, told.height, told.density]).toEqual([17, 17, 600]);
    const pixels = (of: Uint8Array) => sharp(of).raw().toBuffer();
    expect(await pixels(dense)).toEqual(await pixels(png));
  });
});

it('a PNG says what made it, in its metadata', async () => {
  const { comments } = await sharp(withDensity(withMaker(await greyPng(9)), 300)).metadata();
  expect(comments).toEqual([
    { keyword: 'Software', text: 'Deckhand logo studio' },
    { keyword: 'Comment', text: 'Drawn by software from a brief' },
  ]);
});

describe('a PNG of two colours', () => {
  const pixels = (lumas: readonly number[]) =>
    Uint8ClampedArray.from(lumas.flatMap((luma) => [luma, luma, luma, 255]));

  it('turns every grey into black or white', async () => {
    const lumas = [0, 127, 128, 255, 64, 200, 90, 180, 20, 250];
    const png = twoColourPng(pixels(lumas), 5, 2, deflate);
    const { data, info } = await sharp(png).greyscale().raw().toBuffer({ resolveWithObject: true });
    expect([info.width, info.height]).toEqual([5, 2]);
    expect([...data]).toEqual([0, 0, 255, 255, 0, 255, 0, 255, 0, 255]);
  });

  it('keeps each pixel where it was, in pictures of every width', async () => {
    const sizes = fc.tuple(fc.integer({ min: 1, max: 40 }), fc.integer({ min: 1, max: 12 }));
    await fc.assert(
      fc.asyncProperty(sizes, fc.infiniteStream(fc.boolean()), async ([width, height], lit) => {
        const bits = [...lit.take(width * height)];
        const png = twoColourPng(pixels(bits.map((bit) => (bit ? 255 : 0))), width, height, deflate);
        const read = await sharp(png).greyscale().raw().toBuffer();
        expect([...read].map((value) => value === 255)).toEqual(bits);
      }),
      { numRuns: 40 },
    );
  });
});

describe('an icon', () => {
  it('holds its pictures at their sizes', async () => {
    const sizes = [16, 32, 48, 256];
    const pictures = await Promise.all(sizes.map(async (size) => ({ size, png: await greyPng(size) })));
    const read = decodeIco(icoOf(pictures));
    expect(read.map(({ type, width, height }) => [type, width, height])).toEqual(
      sizes.map((size) => ['png', size, size]),
    );
    for (const [index, { data }] of read.entries())
      expect(new Uint8Array(data)).toEqual(pictures[index]?.png);
  });
});
