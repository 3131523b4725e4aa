import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { contrast } from '#core/colour/contrast.ts';
import { colourDistance } from '#core/colour/oklab.ts';
import { mixColours } from '#core/colour/srgb.ts';
import { DARK_GROUND, LIGHT_GROUND } from './colour-ways.ts';
import { coloursOn } from './colours-on.ts';
import { PALETTE_IDS, PALETTES, type Palette } from './palettes.ts';

const GROUNDS = [LIGHT_GROUND, DARK_GROUND] as const;
const PAIRS = [
  ['fg', 'a'],
  ['fg', 'b'],
  ['a', 'b'],
] as const;

const neon: Palette = { bg: '#0E0718', fg: '#F5EEFF', a: '#D4FF2E', b: '#FF3FD0' };
const paper: Palette = { bg: '#EFEAE0', fg: '#14120F', a: '#D93A25', b: '#1F4FD8' };
const poster: Palette = { bg: '#E8452A', fg: '#140705', a: '#FFFFFF', b: '#FFE3C9' };
const blue: Palette = { bg: '#1330E6', fg: '#FFFFFF', a: '#FFE14A', b: '#9DB0FF' };

const colour = fc
  .integer({ min: 0, max: 0xffffff })
  .map((value) => `#${value.toString(16).padStart(6, '0').toUpperCase()}`);
const anyPalette: fc.Arbitrary<Palette> = fc
  .record({ bg: colour, fg: colour, a: colour, b: colour })
  .chain((palette) =>
    fc.constantFrom(
      palette,
      { ...palette, a: palette.fg },
      { ...palette, b: palette.a },
      { ...palette, b: palette.fg },
    ),
  );

function expectReadable(ground: string, palette: Palette): void {
  const colours = coloursOn(ground, palette);
  expect(contrast(colours.fg, ground)).toBeGreaterThanOrEqual(4.5);
  for (let percent = 0; percent <= 100; percent += 1) {
    // A tenth less between two tenths of the way, and what the rounding to eight bits takes.
    const least = percent % 10 === 0 ? 3 : 2.88;
    expect(contrast(mixColours(colours.a, colours.b, percent / 100), ground)).toBeGreaterThanOrEqual(least);
  }
  for (const [one, other] of PAIRS) {
    const before = colourDistance(palette[one], palette[other]);
    const after = colourDistance(colours[one], colours[other]);
    if (before === 0) expect(after, `${one} ${other}`).toBe(0);
    else expect(after, `${one} ${other}`).toBeGreaterThanOrEqual(Math.min(before, 0.1) - 1e-9);
  }
}

describe('colours on another ground', () => {
  it.each(PALETTE_IDS)('of %s are readable on white and on black, and as different as they were', (id) => {
    for (const ground of GROUNDS) expectReadable(ground, PALETTES[id]);
  });

  it('of any palette are readable on white and on black, and as different as they were', () => {
    fc.assert(
      fc.property(anyPalette, fc.constantFrom(...GROUNDS), (palette, ground) =>
        expectReadable(ground, palette),
      ),
      { numRuns: 300 },
    );
  });

  it('stay as they are where they are readable already', () => {
    expect(coloursOn(DARK_GROUND, neon)).toEqual({ ...neon, bg: DARK_GROUND });
    expect(coloursOn(LIGHT_GROUND, paper)).toEqual({ ...paper, bg: LIGHT_GROUND });
  });

  it('turn a logo round: what was its ground becomes its main colour', () => {
    expect(coloursOn(LIGHT_GROUND, neon).fg).toBe(neon.bg);
    expect(coloursOn(DARK_GROUND, paper).fg).toBe(paper.bg);
    expect(coloursOn(LIGHT_GROUND, blue).fg).toBe(blue.bg);
    expect(coloursOn(DARK_GROUND, blue).fg).toBe(blue.fg);
  });

  it('give a white accent the colour that it stood on', () => {
    expect(coloursOn(LIGHT_GROUND, poster).a).toBe(poster.bg);
  });

  it('keep the hue of what they darken: acid green on white is a green that just reaches 3 : 1', () => {
    const { a } = coloursOn(LIGHT_GROUND, neon);
    expect(a).toBe('#829F00');
    expect(contrast(a, LIGHT_GROUND)).toBeLessThan(3.1);
  });
});
