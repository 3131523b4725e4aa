import fc from 'fast-check';
import { expect, it } from 'vitest';
import { NOVA } from '../../../tests/support/press-kits.ts';
import { CROPS, creditsText, cropOf, cropPath, photoPath } from './photo-files.ts';

const side = fc.integer({ min: 16, max: 4096 });
const share = fc.double({ min: 0, max: 1, noNaN: true });

it('a crop lies within its photo, has its shape and is never enlarged', () => {
  fc.assert(
    fc.property(side, side, share, share, fc.constantFrom(...CROPS), (width, height, x, y, crop) => {
      const { from, ...size } = cropOf({ width, height, focus: { x, y } }, crop);
      expect(from.x).toBeGreaterThanOrEqual(0);
      expect(from.y).toBeGreaterThanOrEqual(0);
      expect(from.x + from.width).toBeLessThanOrEqual(width + 1e-6);
      expect(from.y + from.height).toBeLessThanOrEqual(height + 1e-6);
      expect(from.width / from.height).toBeCloseTo(crop.width / crop.height, 6);
      expect(size.width).toBeLessThanOrEqual(Math.min(crop.width, Math.ceil(from.width)));
      expect(size.height).toBeLessThanOrEqual(Math.min(crop.height, Math.ceil(from.height)));
    }),
  );
});

it('a crop keeps what matters in its middle as far as the edges allow', () => {
  const square = CROPS[0];
  const photo = { width: 4000, height: 2000 };
  const middle = cropOf({ ...photo, focus: { x: 0.5, y: 0.2 } }, square);
  expect(middle.from.x).toBeCloseTo(1000);
  expect(middle.from.y).toBe(0);
  expect(cropOf({ ...photo, focus: { x: 0, y: 0 } }, square).from.x).toBe(0);
  expect(cropOf({ ...photo, focus: { x: 1, y: 0 } }, square).from.x).toBeCloseTo(2000);
  expect(cropOf({ ...photo, focus: { x: 1, y: 0 } }, square)).toMatchObject({ width: 1080, height: 1080 });
  expect(cropOf({ width: 600, height: 400, focus: { x: 1, y: 0 } }, square)).toMatchObject({ width: 400 });
});

it('every photo and every crop has a file of its own', () => {
  const kit = {
    photos: Array.from({ length: 40 }, () => NOVA.photos)
      .flat()
      .slice(0, 40),
  };
  const paths = kit.photos.flatMap((_, at) => [
    photoPath(kit, at),
    ...CROPS.map((crop) => cropPath(kit, at, crop)),
  ]);
  expect(new Set(paths).size).toBe(200);
  expect(paths.slice(0, 2)).toEqual(['photos/01-live.jpg', 'photos/crops/01-live-1x1.jpg']);
});

it('names who took each photo', () => {
  expect(creditsText(NOVA).split('\r\n').slice(0, 10)).toEqual([
    ...['DJ NOVA: photos', '', 'photos/01-live.jpg', 'Live, Halle 14', '4000 × 2250 px', 'Photo: Jana Wirth'],
    ...['', 'photos/02-portrait.jpg', 'Portrait', '3000 × 4000 px'],
  ]);
});
