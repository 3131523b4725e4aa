import fc from 'fast-check';
import { expect, it } from 'vitest';
import { contrast } from './contrast.ts';
import { oklabOf } from './oklab.ts';
import { LEAST_FOR_GRAPHICS, LEAST_FOR_TEXT, readableColour } from './readable-colour.ts';

const colour = fc
  .integer({ min: 0, max: 0xffffff })
  .map((value) => `#${value.toString(16).padStart(6, '0').toUpperCase()}`);

it('any colour can be read on any ground, as text and as a graphic', () => {
  fc.assert(
    fc.property(colour, colour, fc.constantFrom(LEAST_FOR_TEXT, LEAST_FOR_GRAPHICS), (one, ground, least) => {
      expect(contrast(readableColour(one, ground, least), ground)).toBeGreaterThanOrEqual(least);
    }),
    { numRuns: 500 },
  );
});

it('a colour that can be read stays as it is', () => {
  expect(readableColour('#FF6A00', '#14110E')).toBe('#FF6A00');
  expect(readableColour('#123456', '#FFFFFF')).toBe('#123456');
});

it('a bright orange on paper becomes a darker orange, not a brown or a grey', () => {
  const orange = readableColour('#FF6A00', '#FBF7F0');
  expect(contrast(orange, '#FBF7F0')).toBeCloseTo(LEAST_FOR_TEXT, 0);
  const [, a, b] = oklabOf(orange);
  const [, wasA, wasB] = oklabOf('#FF6A00');
  expect(Math.abs(Math.atan2(b, a) - Math.atan2(wasB, wasA))).toBeLessThan(0.1);
});
