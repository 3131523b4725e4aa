import { describe, expect, it } from 'vitest';
import { contrast } from './contrast.ts';
import { PALETTE_IDS, PALETTES } from './palettes.ts';

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
});
