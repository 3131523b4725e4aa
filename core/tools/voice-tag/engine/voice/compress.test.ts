import { describe, expect, it } from 'vitest';
import { SAMPLE_RATE } from '#core/music/sound.ts';
import { toDecibels } from '../decibels.ts';
import { type Compression, compress, reduction } from './compress.ts';
import { levelAt, sine } from './sounds-of-tests.ts';

const HOW: Compression = { threshold: -20, ratio: 4, knee: 8, attack: 0.004, release: 0.12 };

describe('the compressor', () => {
  it.each([
    { level: -30, turned: 0 },
    { level: -24, turned: 0 },
    { level: -20, turned: -0.75 },
    { level: -16, turned: -3 },
    { level: -8, turned: -9 },
  ])('turns $level dB by $turned dB', ({ level, turned }) => {
    expect(reduction(level, HOW)).toBeCloseTo(turned, 5);
  });

  it('brings a loud tone down by about what its curve says', () => {
    const out = compress(sine(500, 1, 0.8), SAMPLE_RATE, HOW).subarray(22_050);
    const change = toDecibels(levelAt(out, 500) / 0.8);
    expect(change).toBeLessThan(-11);
    expect(change).toBeGreaterThan(-14.5);
  });

  it('leaves a quiet tone alone', () => {
    expect(compress(sine(500, 0.1, 0.01), SAMPLE_RATE, HOW)).toEqual(sine(500, 0.1, 0.01));
  });
});
