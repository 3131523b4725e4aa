import fc from 'fast-check';
import { expect, it } from 'vitest';
import { smallestSizeOf } from './smallest-size.ts';

it('in print no stroke is narrower than a hairline, and it is as small as that allows', () => {
  expect(smallestSizeOf(24)).toEqual({ px: 24, mm: 4 });
  fc.assert(
    fc.property(fc.integer({ min: 4, max: 600 }), (px) => {
      const { mm } = smallestSizeOf(px);
      expect(mm / px).toBeGreaterThanOrEqual(0.15 - 1e-9);
      expect((mm - 0.5) / px).toBeLessThan(0.15);
    }),
  );
});
