import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { hexOfLight, linearRgb, luminanceOf, mixColours } from './srgb.ts';

describe('sRGB', () => {
  it('turns steps into light along its curve', () => {
    expect(linearRgb('#FF8000')).toEqual([1, expect.closeTo(0.21586, 5), 0]);
    expect(linearRgb('#0A0A0A')[0]).toBeCloseTo(0.003035, 6);
  });

  it('takes the nearest colour there is for light out of range', () => {
    expect(hexOfLight([1.4, -0.2, 0.21586])).toBe('#FF0080');
  });

  it('mixes step by step, as gradients do', () => {
    expect(mixColours('#000000', '#FFFFFF', 0.5)).toBe('#808080');
    expect(mixColours('#FF0000', '#00FFFF', 0)).toBe('#FF0000');
    expect(mixColours('#FF0000', '#00FFFF', 1)).toBe('#00FFFF');
  });

  it('is the same colour after a turn through light', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 0xffffff }), (value) => {
        const hex = `#${value.toString(16).padStart(6, '0').toUpperCase()}`;
        expect(hexOfLight(linearRgb(hex))).toBe(hex);
      }),
    );
  });

  it('weighs light as the eye does: WCAG 2.2, relative luminance', () => {
    expect(luminanceOf(linearRgb('#FFFFFF'))).toBeCloseTo(1);
    expect(luminanceOf(linearRgb('#00FF00'))).toBeCloseTo(0.7152);
    expect(luminanceOf(linearRgb('#777777'))).toBeCloseTo(0.1845, 3);
  });
});
