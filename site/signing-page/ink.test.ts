import fc from 'fast-check';
import { expect, it } from 'vitest';
import { LEAST_POINTS, MOST_INK } from '#core/signing/signature.ts';
import { signatureSchema } from '#core/signing/signing-schema.ts';
import { keptStrokes, thinned } from './ink.ts';

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
  expect(keptStrokes([[-4.2, 10.6, 900, 400]], PAD)).toEqual([[0, 11, 640, 300]]);
});

it('however much is drawn, the server takes it', () => {
  const stroke = fc
    .array(fc.double({ min: -50, max: 900, noNaN: true }), { minLength: 2 * LEAST_POINTS, maxLength: 1600 })
    .map((values) => values.slice(0, values.length - (values.length % 2)));
  fc.assert(
    fc.property(fc.array(stroke, { minLength: 3, maxLength: 80 }), (strokes) => {
      const kept = keptStrokes(strokes, PAD);
      expect(kept.length).toBeLessThanOrEqual(MOST_INK.strokes);
      expect(
        signatureSchema.safeParse({ kind: 'drawn', ...PAD, strokes: kept }).error?.message,
      ).toBeUndefined();
    }),
    { numRuns: 20, endOnFailure: true },
  );
});
