import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { contrast } from '#core/colour/contrast.ts';
import { oklabOf } from '#core/colour/oklab.ts';
import { areReadable, contrastRefusal, LEAST_CONTRAST, type LogoColours, readable } from './colours.ts';

const DARK: LogoColours = { bg: '#101010', fg: '#FFFFFF', a: '#FF9E14', b: '#4FB3FF' };

const hex = fc
  .integer({ min: 0, max: 0xff_ff_ff })
  .map((value) => `#${value.toString(16).padStart(6, '0').toUpperCase()}`);
const anyColours = fc.record({ bg: hex, fg: hex, a: hex, b: hex });
const PARTS = ['fg', 'a', 'b'] as const;

describe('own colours', () => {
  it.each([
    ['fg', '#757575', 'The main colour stands out 4.1 : 1 from the ground; it takes 4.5 : 1 to be read'],
    ['a', '#505050', 'The accent stands out 2.3 : 1 from the ground; it takes 3 : 1 to be read'],
    ['b', '#101010', 'The second accent stands out 1 : 1 from the ground; it takes 3 : 1 to be read'],
  ] as const)('a %s of %s is refused with its figures', (part, colour, reason) => {
    expect(contrastRefusal({ ...DARK, [part]: colour }, part)).toBe(reason);
    expect(areReadable({ ...DARK, [part]: colour })).toBe(false);
  });

  it('that can be read are not refused', () => {
    for (const part of PARTS) expect(contrastRefusal(DARK, part)).toBeNull();
    expect(areReadable(DARK)).toBe(true);
  });
});

describe('colours made readable', () => {
  it('can be read, whatever they were, and keep their ground', () => {
    fc.assert(
      fc.property(anyColours, (colours) => {
        const made = readable(colours);
        expect(areReadable(made)).toBe(true);
        expect(made.bg).toBe(colours.bg);
      }),
      { numRuns: 500 },
    );
  });

  it('are left alone where they could be read before', () => {
    fc.assert(
      fc.property(anyColours, (colours) => {
        const made = readable(colours);
        for (const part of PARTS)
          if (contrast(colours[part], colours.bg) >= LEAST_CONTRAST[part])
            expect(made[part]).toBe(colours[part]);
        expect(readable(made)).toEqual(made);
      }),
      { numRuns: 300 },
    );
  });

  it('keep their hue', () => {
    fc.assert(
      fc.property(anyColours, (colours) => {
        const made = readable(colours);
        for (const part of PARTS) {
          const [, x1, y1] = oklabOf(colours[part]);
          const [, x2, y2] = oklabOf(made[part]);
          // The turn between the two hues, as the distance that it makes at the colourfulness of the paler one.
          const across = Math.abs(x1 * y2 - y1 * x2) / Math.max(Math.sqrt(x1 * x1 + y1 * y1), 0.02);
          expect(across).toBeLessThan(0.015);
          expect(x1 * x2 + y1 * y2).toBeGreaterThan(-1e-4);
        }
      }),
      { numRuns: 300 },
    );
  });

  it('are black where they are too dark to have a hue', () => {
    const made = readable({ bg: '#AC2AFD', fg: '#011C1D', a: '#000000', b: '#000000' });
    expect(made.fg).toBe('#000000');
  });

  it('change no more than it takes', () => {
    const made = readable({ ...DARK, fg: '#0033AA' });
    expect(made.fg).not.toBe('#0033AA');
    expect(contrast(made.fg, DARK.bg)).toBeLessThan(LEAST_CONTRAST.fg * 1.04);
  });
});
