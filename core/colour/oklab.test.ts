import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { atLightness, chromaOf, colourDistance, oklabOf } from './oklab.ts';

const colour = fc
  .integer({ min: 0, max: 0xffffff })
  .map((value) => `#${value.toString(16).padStart(6, '0').toUpperCase()}`);

describe('OKLab', () => {
  // The corners of sRGB as CSS Color 4 and its test suites state them.
  it.each([
    ['#FFFFFF', 1, 0, 0],
    ['#000000', 0, 0, 0],
    ['#FF0000', 0.62796, 0.22486, 0.12585],
    ['#00FF00', 0.86644, -0.23389, 0.1795],
    ['#0000FF', 0.45201, -0.03246, -0.31153],
    ['#808080', 0.59987, 0, 0],
  ])('of %s is %f %f %f', (hex, lightness, greenRed, blueYellow) => {
    const lab = oklabOf(hex);
    for (const [index, value] of [lightness, greenRed, blueYellow].entries())
      expect(lab[index]).toBeCloseTo(value, 4);
  });

  it('and back is the same colour', () => {
    fc.assert(
      fc.property(colour, (hex) => {
        expect(atLightness(oklabOf(hex), oklabOf(hex)[0])).toBe(hex);
      }),
    );
  });

  it('puts black and white one apart, and a colour no way from itself', () => {
    expect(colourDistance('#000000', '#FFFFFF')).toBeCloseTo(1, 5);
    expect(colourDistance('#D4FF2E', '#D4FF2E')).toBe(0);
  });

  it('keeps the hue at another lightness, and never gains colour', () => {
    fc.assert(
      fc.property(colour, fc.double({ min: 0.2, max: 0.9, noNaN: true }), (hex, lightness) => {
        const changed = atLightness(oklabOf(hex), lightness);
        expect(oklabOf(changed)[0]).toBeCloseTo(lightness, 1);
        expect(chromaOf(changed)).toBeLessThan(chromaOf(hex) + 0.01);
        if (chromaOf(changed) < 0.04) return;
        const hue = ([, a, b]: readonly number[]) => Math.atan2(b ?? 0, a ?? 0);
        const turned = Math.abs(hue(oklabOf(changed)) - hue(oklabOf(hex)));
        expect(Math.min(turned, 2 * Math.PI - turned)).toBeLessThan(0.12);
      }),
    );
  });
});
