import { expect, it } from 'vitest';
import { peaksOf } from './peaks-of.ts';
import { wavePath } from './wave-path.ts';

it('a column is the largest magnitude of its part', () => {
  expect(peaksOf(Float32Array.of(0.25, -0.5, 0, 0, 0.125, 0), 3)).toEqual([0.5, 0, 0.125]);
});

it('a sound shorter than the picture fills every column', () => {
  expect(peaksOf(Float32Array.of(0.5, 1), 4)).toEqual([0.5, 0.5, 1, 1]);
});

it('an empty sound is silence, and what clips stays in the picture', () => {
  expect(peaksOf(new Float32Array(0), 2)).toEqual([0, 0]);
  expect(peaksOf(Float32Array.of(-3), 1)).toEqual([1]);
});

it('a column becomes one stroke around the middle, and silence a point', () => {
  expect(wavePath([255, 0], 255)).toBe('M0.5 1.0V99.0M1.5 49.4V50.6');
});
