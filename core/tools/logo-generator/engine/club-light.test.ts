import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { contrast } from '#core/colour/contrast.ts';
import { contrastUnder } from './club-light.ts';

const colour = fc
  .integer({ min: 0, max: 0xffffff })
  .map((value) => `#${value.toString(16).padStart(6, '0').toUpperCase()}`);

describe('contrast under the lights of a club', () => {
  it('is that of WCAG with the lights on', () => {
    fc.assert(
      fc.property(colour, colour, (bg, fg) => {
        expect(contrastUnder('house', { bg, fg })).toBeCloseTo(contrast(fg, bg));
      }),
    );
  });

  it('sinks in a dark room, for every pair', () => {
    // A fifth of white is left over black: (0.2 + 0.05) / 0.05.
    expect(contrastUnder('dark', { bg: '#000000', fg: '#FFFFFF' })).toBeCloseTo(5);
    fc.assert(
      fc.property(colour, colour, (bg, fg) => {
        expect(contrastUnder('dark', { bg, fg })).toBeLessThanOrEqual(contrast(fg, bg) + 1e-9);
      }),
    );
  });

  it('keeps white on black under any wash', () => {
    for (const light of ['red', 'blue'] as const)
      expect(contrastUnder(light, { bg: '#000000', fg: '#FFFFFF' })).toBeCloseTo(21);
  });

  it('loses red on white under red light, and blue on black under it too', () => {
    const redOnWhite = { bg: '#FFFFFF', fg: '#FF2020' };
    expect(contrast(redOnWhite.fg, redOnWhite.bg)).toBeGreaterThan(3.5);
    expect(contrastUnder('red', redOnWhite)).toBeLessThan(1.3);
    expect(contrastUnder('blue', redOnWhite)).toBeGreaterThan(6);
    const blueOnBlack = { bg: '#000000', fg: '#3350FF' };
    expect(contrastUnder('red', blueOnBlack)).toBeLessThan(contrast(blueOnBlack.fg, blueOnBlack.bg));
    expect(contrastUnder('blue', blueOnBlack)).toBeGreaterThan(15);
  });
});
