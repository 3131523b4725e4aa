import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { findGain } from './find-gain.ts';

describe('the search for a gain', () => {
  it('finds where a rising curve is nought, however it flattens', () => {
    fc.assert(
      fc.property(
        fc.double({ min: 1, max: 20, noNaN: true }),
        fc.double({ min: 0.15, max: 1, noNaN: true }),
        fc.double({ min: 0, max: 1, noNaN: true }),
        (target, lateSlope, knee) => {
          const bendAt = knee * target;
          const missAt = (gain: number) =>
            Math.min(gain, bendAt) + Math.max(0, gain - bendAt) * lateSlope - target;
          const gain = findGain(missAt, { gain: 0, miss: -target }, target);
          expect(Math.abs(missAt(gain))).toBeLessThan(0.05);
        },
      ),
    );
  });

  it('comes back from a guess that was far too high', () => {
    const missAt = (gain: number) => Math.max(gain - 30, 5 * (gain - 4));
    expect(Math.abs(missAt(findGain(missAt, { gain: 0, miss: -20 }, 30)))).toBeLessThan(0.05);
  });

  it('keeps to the quiet side of what cannot be closed in on', () => {
    const jump = (gain: number) => (gain < 3.3 ? -1 : 1);
    const gain = findGain(jump, { gain: 0, miss: -1 }, 8);
    expect(gain).toBeLessThan(3.3);
    expect(gain).toBeGreaterThan(3);
  });
});
