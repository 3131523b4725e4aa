import { describe, expect, it } from 'vitest';
import { integratedLoudness, loudnessRange, shortTermMax } from './loudness/loudness.ts';
import { truePeak } from './loudness/true-peak.ts';
import { weigh } from './loudness/weigh.ts';
import { loudnessMeter } from './loudness-meter.ts';

const RATE = 48_000;
const sine = (hz: number, peak: number, seconds: number, rate = RATE): Float32Array =>
  Float32Array.from({ length: seconds * rate }, (_, i) => peak * Math.sin((2 * Math.PI * hz * i) / rate));
/** Noise that is the same every time, louder and quieter in turn. */
const noise = (seconds: number): Float32Array => {
  let seed = 7;
  return Float32Array.from({ length: seconds * RATE }, (_, i) => {
    seed = (seed * 48_271) % 2_147_483_647;
    return (seed / 1_073_741_824 - 1) * (0.1 + 0.5 * Math.abs(Math.sin(i / RATE)));
  });
};

function meter(left: Float32Array, right: Float32Array, pieces: number, rate = RATE) {
  const running = loudnessMeter(rate, left.length, 16);
  for (let at = 0; at < left.length; at += pieces)
    running.take(left.subarray(at, at + pieces), right.subarray(at, at + pieces));
  return running.done();
}

describe('a sound in pieces', () => {
  it.each([1, 37, 4800, 100_000, 10_000_000])('of %i samples measures as the whole does', (pieces) => {
    const [left, right] = [noise(pieces === 1 ? 1 : 5), sine(220, 0.4, pieces === 1 ? 1 : 5)];
    const { weighed, ...rest } = meter(left, right, pieces);
    const whole = weigh([left, right], RATE);
    expect(weighed.cross).toBeCloseTo(whole.cross, 3);
    expect(integratedLoudness(weighed)).toBeCloseTo(integratedLoudness(whole) ?? 0, 4);
    if (pieces > 1) expect(loudnessRange(weighed)).toBeCloseTo(loudnessRange(whole) ?? 0, 4);
    if (pieces > 1) expect(shortTermMax(weighed)).toBeCloseTo(shortTermMax(whole) ?? 0, 4);
    expect(rest.truePeak).toBeCloseTo(truePeak([left, right]), 6);
  });
});

describe('a known signal', () => {
  it('of 997 Hz at 0 dBFS in one channel is −3.01 LUFS', () => {
    const left = sine(997, 1, 10);
    const { weighed } = meter(left, new Float32Array(left.length), 4096);
    expect(integratedLoudness(weighed)).toBeCloseTo(-3.01, 2);
  });

  it('of 1 kHz at −23 dBFS in both is −22.99 LUFS, at 48 and at 44.1 kHz', () => {
    for (const rate of [48_000, 44_100]) {
      const side = sine(1000, 10 ** (-23 / 20), 10, rate);
      expect(integratedLoudness(meter(side, side, 30_011, rate).weighed)).toBeCloseTo(-22.99, 1);
    }
  });

  it('at a quarter of the rate peaks between its samples (EBU Tech 3341, case 16)', () => {
    const side = Float32Array.from({ length: RATE }, (_, i) => {
      const edge = Math.min(1, i / 480, (RATE - i) / 480);
      return 0.5 * edge * Math.sin((Math.PI * i) / 2 + Math.PI / 4);
    });
    const { truePeak: peak, samplePeak } = meter(side, side, 997);
    expect(20 * Math.log10(peak)).toBeCloseTo(-6, 0);
    expect(20 * Math.log10(samplePeak)).toBeCloseTo(-9.03, 1);
  });
});

describe('clipping', () => {
  it('is three samples in a row at full scale, on either side, also over the edge of a piece', () => {
    const left = new Float32Array(100);
    left.set([1, 1, 1, 1, 0.5, 1, 1, 0.5, -1, -1, -1], 30);
    for (const pieces of [100, 32, 1]) expect(meter(left, new Float32Array(100), pieces).clips).toBe(2);
  });

  it('is none in a sound that only touches it', () => {
    expect(meter(sine(997, 0.999, 1), sine(997, 0.999, 1), 4800).clips).toBe(0);
  });
});

it('a sample that is no number is silence, and nothing after it is lost', () => {
  const broken = sine(997, 0.5, 2);
  const silent = broken.slice();
  broken.set([Number.NaN, Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY], 4800);
  silent.fill(0, 4800, 4803);
  expect(meter(broken, broken, 4096)).toEqual(meter(silent, silent, 4096));
});

it('the picture has a peak for each part', () => {
  const left = new Float32Array(1600);
  left[150] = -0.7;
  left[1599] = 0.3;
  const { columns } = meter(left, left, 90);
  expect([...columns].map((peak) => Math.round(peak * 10))).toEqual([
    0, 7, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 3,
  ]);
});
