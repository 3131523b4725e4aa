import { expect, it } from 'vitest';
import { TRACK_HEIGHT, TRACK_STROKES, trackPath } from './track-shape.ts';

const heights = (reach: number) =>
  [...trackPath(reach).matchAll(/v-(\d+)/g)].map(([, height]) => Number(height));

it('a track is the same drawing every time, and stays within its height', () => {
  expect(trackPath(1)).toBe(trackPath(1));
  expect(heights(1)).toHaveLength(TRACK_STROKES);
  expect(heights(1).every((height) => height >= 1 && height <= TRACK_HEIGHT)).toBe(true);
});

it('the low band stands within the full one, stroke by stroke', () => {
  const full = heights(1);
  expect(heights(0.45).every((height, stroke) => height <= (full[stroke] ?? 0))).toBe(true);
});
