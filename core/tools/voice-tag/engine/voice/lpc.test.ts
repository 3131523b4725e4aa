import { expect, it } from 'vitest';
import { chances } from '../beds/noise.ts';
import { linearPrediction } from './lpc.ts';

it('linear prediction finds the poles that a noise was made with', () => {
  const chance = chances(4);
  const made = new Float64Array(4000);
  for (let index = 0; index < made.length; index++) {
    made[index] = 2 * chance() - 1 + 1.2 * (made[index - 1] ?? 0) - 0.7 * (made[index - 2] ?? 0);
  }
  const { poles, gain } = linearPrediction(made, 2);
  expect(poles[0]).toBe(1);
  expect(poles[1]).toBeCloseTo(-1.2, 1);
  expect(poles[2]).toBeCloseTo(0.7, 1);
  // White noise from -1 to 1 has an RMS of 1/√3.
  expect(gain).toBeCloseTo(1 / Math.sqrt(3), 1);
});

it('linear prediction of silence is a tract that does nothing', () => {
  const { poles, gain } = linearPrediction(new Float64Array(400), 20);
  expect(poles[0]).toBe(1);
  expect(poles.subarray(1).every((pole) => pole === 0)).toBe(true);
  expect(gain).toBeLessThan(1e-3);
});
