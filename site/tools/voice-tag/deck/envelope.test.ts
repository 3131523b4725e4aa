import { expect, it } from 'vitest';
import { duckingOf, envelopeOf } from './envelope.ts';

const RATE = 44_100;
const burst = () => {
  const side = new Float32Array(RATE * 2);
  for (let i = RATE / 2; i < RATE; i++) side[i] = Math.sin((2 * Math.PI * 440 * i) / RATE) * 0.5;
  return side;
};

it('the envelope is the level of the sound over time', () => {
  const { step, levels } = envelopeOf([burst(), burst()], RATE);
  expect(step).toBeCloseTo(0.01, 4);
  expect(levels[10]).toBe(0);
  expect(levels[75]).toBeCloseTo(0.5 / Math.SQRT2, 2);
});

it('a loop goes down by 12 dB where the drop sounds, and is back at the end', () => {
  const curve = duckingOf(envelopeOf([burst()], RATE));
  expect(curve[10]).toBe(1);
  expect(20 * Math.log10(curve[90] ?? 1)).toBeCloseTo(-12, 0);
  expect(curve.at(-1)).toBeGreaterThan(0.9);
  expect(curve.every((gain) => gain > 0 && gain <= 1)).toBe(true);
});
