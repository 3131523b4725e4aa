import { expect, it } from 'vitest';
import { SAMPLE_RATE } from '#core/music/sound.ts';
import { fadeEnds } from './fade.ts';
import { readAt } from './read-at.ts';
import { sine } from './sounds-of-tests.ts';
import { trim } from './trim.ts';

it('trim takes silence away and says how much of the start went', () => {
  const sound = new Float32Array(3 * SAMPLE_RATE);
  sound.set(sine(300, 1), SAMPLE_RATE);
  const { sound: rest, from } = trim(sound, SAMPLE_RATE);
  expect(from).toBeCloseTo(0.99, 2);
  expect(rest.length / SAMPLE_RATE).toBeCloseTo(1.05, 2);
  expect(rest[0]).toBe(0);
  expect(rest.at(-1)).toBe(0);
});

it('trim leaves nothing of silence', () => {
  expect(trim(new Float32Array(500), SAMPLE_RATE).sound.every((value) => value === 0)).toBe(true);
});

it('a fade starts and ends at zero, however short the sound', () => {
  expect([...fadeEnds(Float32Array.of(1, 1, 1, 1), 9, 9)]).toEqual([0, 0.5, 0.5, 0]);
});

it('a place between samples is read from the curve through its neighbours', () => {
  const line = Float32Array.of(0, 1, 2, 3, 4);
  expect(readAt(line, 1.5)).toBeCloseTo(1.5);
  expect(readAt(line, 2)).toBe(2);
  expect(readAt(line, 40)).toBe(0);
  expect(readAt(sine(441, 0.1), 25.5)).toBeCloseTo(0.5 * Math.sin(2 * Math.PI * 0.255), 4);
});
