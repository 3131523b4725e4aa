import { describe, expect, it } from 'vitest';
import { contrast } from '#core/colour/contrast.ts';
import { GENRE_STYLES } from './genre-style.ts';
import { nearestFirst, paletteDistance } from './palette-distance.ts';
import { isLightGround, PALETTE_IDS, PALETTES } from './palettes.ts';

const between = (from: string, to: string, share: number): string =>
  `#${[1, 3, 5]
    .map((start) => {
      const [a, b] = [from, to].map((colour) => Number.parseInt(colour.slice(start, start + 2), 16));
      return Math.round((a ?? 0) * (1 - share) + (b ?? 0) * share)
        .toString(16)
        .padStart(2, '0');
    })
    .join('')}`;

describe('palettes', () => {
  it('contrast follows WCAG: 21 between black and white, 1 with itself', () => {
    expect(contrast('#000000', '#FFFFFF')).toBeCloseTo(21);
    expect(contrast('#3355AA', '#3355AA')).toBe(1);
  });

  it.each(PALETTE_IDS)('%s is readable', (id) => {
    const { bg, fg, a, b } = PALETTES[id];
    expect(contrast(fg, bg)).toBeGreaterThanOrEqual(4.5);
    for (let share = 0; share <= 1; share += 0.1)
      expect(contrast(between(a, b, share), bg)).toBeGreaterThanOrEqual(3);
  });

  it('are thirty at most and none like another', () => {
    expect(PALETTE_IDS.length).toBeLessThanOrEqual(30);
    for (const [index, one] of PALETTE_IDS.entries())
      for (const other of PALETTE_IDS.slice(0, index))
        expect(paletteDistance(PALETTES[one], PALETTES[other]), `${one} ${other}`).toBeGreaterThan(0.05);
  });

  it('stand on light grounds and on dark ones, several of each in every genre', () => {
    for (const [genre, { palettes }] of Object.entries(GENRE_STYLES)) {
      const light = palettes.filter((id) => isLightGround(PALETTES[id].bg)).length;
      expect(palettes.length - light, genre).toBeGreaterThanOrEqual(3);
      expect(light, genre).toBeGreaterThanOrEqual(1);
    }
  });

  it('know a light ground by what is read on it', () => {
    expect(isLightGround('#FFFFFF')).toBe(true);
    expect(isLightGround('#000000')).toBe(false);
    expect(isLightGround('#E8452A')).toBe(true);
    expect(isLightGround('#1330E6')).toBe(false);
  });
});

describe('the distance between palettes', () => {
  it('is 0 to itself, and largest between black on white and white on black', () => {
    const black = { bg: '#000000', fg: '#FFFFFF', a: '#FFFFFF', b: '#FFFFFF' };
    const white = { bg: '#FFFFFF', fg: '#000000', a: '#000000', b: '#000000' };
    expect(paletteDistance(black, black)).toBe(0);
    expect(paletteDistance(black, white)).toBeCloseTo(1.25);
    expect(paletteDistance(PALETTES.mono, PALETTES.klein)).toBeGreaterThan(0.8);
    expect(paletteDistance(PALETTES.sodium, PALETTES.signal)).toBeLessThan(0.1);
  });

  it('puts the nearest first', () => {
    expect(nearestFirst(PALETTE_IDS, (id) => PALETTES[id], PALETTES.bone).slice(0, 2)).toEqual([
      'bone',
      'petrol',
    ]);
  });
});
