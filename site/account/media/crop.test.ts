import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import {
  type Crop,
  firstCrop,
  LEAST_SIDE,
  matrixOf,
  type Size,
  shifted,
  sideOf,
  turned,
  turnedSize,
  zoomed,
} from './crop.ts';

const side = fc.integer({ min: LEAST_SIDE, max: 6000 });
const pictures = fc.record({ width: side, height: side });
const part = fc.double({ min: -3, max: 3, noNaN: true });
type Step = (picture: Size, crop: Crop) => Crop;
const steps: fc.Arbitrary<Step> = fc.oneof(
  fc.constant<Step>(turned),
  fc.tuple(part, part).map(
    ([right, down]): Step =>
      (picture, crop) =>
        shifted(picture, crop, right, down),
  ),
  fc.tuple(fc.double({ min: 0, max: 20, noNaN: true }), part, part).map(
    ([zoom, right, down]): Step =>
      (picture, crop) =>
        zoomed(picture, crop, zoom, { right, down }),
  ),
);

it('the square stays inside the picture, and never has too few pixels, whatever is done', () => {
  fc.assert(
    fc.property(pictures, fc.array(steps, { maxLength: 12 }), (picture, all) => {
      const crop = all.reduce((before, step) => step(picture, before), firstCrop(picture));
      const [half, { width, height }] = [sideOf(picture, crop) / 2, turnedSize(picture, crop)];
      expect(2 * half).toBeGreaterThanOrEqual(LEAST_SIDE - 1e-6);
      for (const [middle, end] of [
        [crop.x, width],
        [crop.y, height],
      ] as const) {
        expect(middle - half).toBeGreaterThanOrEqual(-1e-6);
        expect(middle + half).toBeLessThanOrEqual(end + 1e-6);
      }
    }),
  );
});

it('four turns are none', () => {
  fc.assert(
    fc.property(pictures, part, part, (picture, right, down) => {
      const crop = shifted(picture, zoomed(picture, firstCrop(picture), 2), right, down);
      let now = crop;
      for (let turns = 0; turns < 4; turns++) now = turned(picture, now);
      expect(now.turns).toBe(crop.turns);
      expect(now.x).toBeCloseTo(crop.x);
      expect(now.y).toBeCloseTo(crop.y);
    }),
  );
});

it('zooming at a place keeps what lies there', () => {
  const picture = { width: 2000, height: 2000 };
  const before = firstCrop(picture);
  const after = zoomed(picture, before, 2, { right: 0.25, down: -0.25 });
  expect(before.x + 0.25 * sideOf(picture, before)).toBe(after.x + 0.25 * sideOf(picture, after));
  expect(before.y - 0.25 * sideOf(picture, before)).toBe(after.y - 0.25 * sideOf(picture, after));
});

const PICTURE = { width: 400, height: 200 };
const at = ([a, b, c, d, e, f]: ReturnType<typeof matrixOf>, x: number, y: number) => [
  Math.round(a * x + c * y + e) + 0,
  Math.round(b * x + d * y + f) + 0,
];

it.each([
  [0, [-50, 0]],
  [1, [100, -50]],
  [2, [150, 100]],
  [3, [0, 150]],
] as const)('after %i turns the first corner of the picture lies where it was turned to', (turns, corner) => {
  let crop = firstCrop(PICTURE);
  for (let turn = 0; turn < turns; turn++) crop = turned(PICTURE, crop);
  expect(at(matrixOf(PICTURE, crop, 100), 0, 0)).toEqual(corner);
  expect(at(matrixOf(PICTURE, crop, 100), 200, 100)).toEqual([50, 50]);
});

it('a turn keeps the square on what it showed', () => {
  const before = shifted(PICTURE, firstCrop(PICTURE), -0.5, 0);
  let crop = before;
  for (let turn = 0; turn < 4; turn++) {
    expect(at(matrixOf(PICTURE, crop, 100), before.x, before.y)).toEqual([50, 50]);
    crop = turned(PICTURE, crop);
  }
});
