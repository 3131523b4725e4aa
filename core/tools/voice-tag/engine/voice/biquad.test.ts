import { describe, expect, it } from 'vitest';
import { SAMPLE_RATE } from '#core/music/sound.ts';
import { toDecibels } from '../decibels.ts';
import { biquad, equalise, filterInPlace } from './biquad.ts';
import { levelAt, sine } from './sounds-of-tests.ts';

const gainAt = (hz: number, ...band: Parameters<typeof equalise>[1]) =>
  toDecibels(levelAt(equalise(sine(hz, 1), band, SAMPLE_RATE).subarray(8820), hz) / 0.5);

describe('a band of the equaliser', () => {
  it('at its middle gives the gain it was asked for', () => {
    expect(gainAt(1000, ['peaking', 1000, 6, 1])).toBeCloseTo(6, 1);
    expect(gainAt(300, ['peaking', 300, -2.5, 1])).toBeCloseTo(-2.5, 1);
  });

  it('as a filter is 3 dB down at its corner and 12 dB an octave beyond', () => {
    expect(gainAt(200, ['highpass', 200, 0])).toBeCloseTo(-3, 1);
    expect(gainAt(25, ['highpass', 200, 0])).toBeCloseTo(-36, 0);
    expect(gainAt(1000, ['lowpass', 1000, 0])).toBeCloseTo(-3, 1);
    expect(gainAt(4000, ['lowpass', 1000, 0])).toBeLessThan(-24);
  });

  it('as a shelf has its gain on one side and half of it at the corner', () => {
    expect(gainAt(30, ['lowshelf', 500, 6])).toBeCloseTo(6, 1);
    expect(gainAt(500, ['lowshelf', 500, 6])).toBeCloseTo(3, 1);
    expect(gainAt(12_000, ['lowshelf', 500, 6])).toBeCloseTo(0, 1);
    expect(gainAt(12_000, ['highshelf', 2600, 7])).toBeCloseTo(7, 1);
    expect(gainAt(100, ['highshelf', 2600, 7])).toBeCloseTo(0, 1);
  });
});

it('a band-pass lets its middle through as it is', () => {
  const out = filterInPlace(sine(900, 1), biquad('bandpass', 900, 0, 6, SAMPLE_RATE));
  expect(levelAt(out.subarray(8820), 900)).toBeCloseTo(0.5, 2);
});
