import { expect, it } from 'vitest';
import { shapeRecording } from './shape-recording.ts';

const RATE = 8000;
/** A second of hum, a second of voice, a second of hum. */
const recording = Float32Array.from({ length: 3 * RATE }, (_, at) => {
  const isVoice = at >= RATE && at < 2 * RATE;
  return (isVoice ? 0.4 : 0.002) * Math.sin((2 * Math.PI * 440 * at) / RATE);
});
const peakOf = (sound: Float32Array, from: number, until: number) =>
  Math.max(...sound.slice(from * RATE, until * RATE).map(Math.abs));

it('the gate turns down what is under its threshold, and leaves the voice', () => {
  const whole = { isLevelled: false };
  const gated = shapeRecording(recording, RATE, { ...whole, gate: -30 });
  const open = shapeRecording(recording, RATE, { ...whole, gate: null });
  expect(peakOf(gated, 0.3, 0.8)).toBeLessThan(0.2 * peakOf(open, 0.3, 0.8));
  expect(peakOf(gated, 1.2, 1.8)).toBeGreaterThan(0.38);
  expect(peakOf(shapeRecording(recording, RATE, { ...whole, gate: -60 }), 0.3, 0.8)).toBeGreaterThan(0.0018);
});

it('levelling brings the peak to 3 dB under full', () => {
  const levelled = shapeRecording(recording, RATE, { gate: null, isLevelled: true });
  expect(peakOf(levelled, 0, 3)).toBeCloseTo(0.708, 2);
});

it('a cut in the middle of a word does not click', () => {
  const part = shapeRecording(recording.slice(1.2 * RATE, 1.6 * RATE), RATE, {
    gate: null,
    isLevelled: true,
  });
  expect(Math.abs(part[0] ?? 1)).toBeLessThan(0.05);
  expect(Math.abs(part.at(-1) ?? 1)).toBeLessThan(0.05);
});
