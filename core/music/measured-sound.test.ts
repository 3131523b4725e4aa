import { expect, it } from 'vitest';
import { loudnessMeter } from './loudness-meter.ts';
import { measuredSound } from './measured-sound.ts';

const RATE = 48_000;

function measure(seconds: number, left: (i: number) => number, right = left) {
  const sides = [left, right].map((side) => Float32Array.from({ length: seconds * RATE }, (_, i) => side(i)));
  const meter = loudnessMeter(RATE, seconds * RATE, 8);
  meter.take(sides[0] ?? new Float32Array(), sides[1] ?? new Float32Array());
  return measuredSound(meter.done());
}
const sine = (peak: number) => (i: number) => peak * Math.sin((2 * Math.PI * 997 * i) / RATE);

it('a sine of 997 Hz at −20 dBFS in both channels is −20 LUFS, and peaks at −20', () => {
  const sound = measure(10, sine(0.1));
  expect(sound.integrated).toBeCloseTo(-20, 1);
  expect(sound.truePeak).toBeCloseTo(-20, 1);
  expect(sound.samplePeak).toBeCloseTo(-20, 1);
  expect(sound.range).toBeCloseTo(0, 1);
  expect(sound.monoFold).toBeCloseTo(0, 6);
  expect(sound.curve.every((lufs) => lufs !== null && Math.abs(lufs + 20) < 0.1)).toBe(true);
  expect(sound).toMatchObject({ clips: 0, seconds: 10, sampleRate: RATE });
});

it('sides against each other are gone in mono, and one side alone falls by 3 dB', () => {
  expect(measure(1, sine(0.5), (i) => -sine(0.5)(i)).monoFold).toBe(-120);
  expect(measure(1, sine(0.5), () => 0).monoFold).toBeCloseTo(-3.01, 2);
});

it('silence has no value at all, and a sound under three seconds no curve', () => {
  expect(measure(4, () => 0)).toMatchObject({
    integrated: null,
    truePeak: null,
    monoFold: null,
    range: null,
  });
  expect(measure(2, sine(0.5)).curve).toEqual([]);
});

it('a long sound has a curve of 400 points at most', () => {
  const { curve } = measure(60, sine(0.1));
  expect(curve.length).toBeGreaterThan(300);
  expect(curve.length).toBeLessThanOrEqual(400);
});
