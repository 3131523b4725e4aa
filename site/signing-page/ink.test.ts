import fc from 'fast-check';
import { expect, it } from 'vitest';
import { LEAST_POINTS, MOST_INK } from '#core/signing/signature.ts';
import { signatureSchema } from '#core/signing/signing-schema.ts';
import { keptInk, thinned } from './ink.ts';

const PAD = { width: 640, height: 300 };

it('points on a line are left out, corners stay', () => {
  expect(thinned([0, 0, 10, 0, 20, 0, 30, 0], 0.75)).toEqual([0, 0, 30, 0]);
  expect(thinned([0, 0, 10, 10, 20, 0], 0.75)).toEqual([0, 0, 10, 10, 20, 0]);
  expect(thinned([5, 5], 0.75)).toEqual([5, 5]);
  expect(thinned([5, 5, 5, 5, 5, 5], 0.75)).toEqual([5, 5, 5, 5]);
});

it('a stroke that ends where it began keeps its shape', () => {
  expect(thinned([0, 0, 50, 0, 50, 50, 0, 0], 0.75)).toEqual([0, 0, 50, 0, 50, 50, 0, 0]);
});

it('ink is whole numbers on its pad', () => {
  expect(keptInk({ ...PAD, strokes: [[-4.2, 10.6, 30, 40]] })).toEqual({
    ...PAD,
    strokes: [[0, 11, 30, 40]],
  });
});

it('what is drawn once the pad is wider keeps its shape', () => {
  const strokes = [
    [10, 20, 30, 40],
    [900, 30, 1000, 310],
  ];
  expect(keptInk({ ...PAD, strokes })).toEqual({ width: 1000, height: 310, strokes });
});

it('past what is taken all of it is made smaller', () => {
  const strokes = [
    [100, 100, 200, 200],
    [3900, 100, 4000, 200],
  ];
  expect(keptInk({ ...PAD, strokes })).toEqual({
    ...{ width: MOST_INK.side, height: 150 },
    strokes: [
      [50, 50, 100, 100],
      [1950, 50, 2000, 100],
    ],
  });
});

it('however much is drawn, the server takes it', () => {
  const stroke = fc
    .array(fc.integer({ min: -50, max: 5000 }), { minLength: 2 * LEAST_POINTS, maxLength: 1600 })
    .map((values) => values.slice(0, values.length - (values.length % 2)));
  fc.assert(
    fc.property(fc.array(stroke, { minLength: 3, maxLength: 80 }), (strokes) => {
      // Without it all may be one dot, which is no signature.
      const line = [20, 100, 200, 20];
      const kept = keptInk({ ...PAD, strokes: [line, ...strokes] });
      expect(kept.strokes.length).toBeLessThanOrEqual(MOST_INK.strokes);
      expect(signatureSchema.safeParse({ kind: 'drawn', ...kept }).error?.message).toBeUndefined();
    }),
    { numRuns: 20, endOnFailure: true },
  );
});
