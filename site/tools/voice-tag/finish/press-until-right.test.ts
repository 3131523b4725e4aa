import { describe, expect, it } from 'vitest';
import type { Aims } from '#core/tools/voice-tag/engine/loudness/master.ts';
import { FinishError } from './finish-error.ts';
import { pressUntilRight } from './press-until-right.ts';

const AIMS: Aims = { target: -12, ceiling: -1 };

/** A coder that makes peaks `over` dB higher and the sound `off` LU quieter or louder, up to a loudness of `most`. */
function coder({ over = 0, off = 0, most = 0 }: { over?: number; off?: number; most?: number } = {}) {
  const asked: Aims[] = [];
  const reached = () => Math.min(asked.at(-1)?.target ?? 0, most);
  return {
    asked,
    press: async (aims: Aims) => {
      asked.push(aims);
      return { mp3: new Uint8Array(), by: 'integrated' as const, isReached: aims.target <= most };
    },
    decode: async () => [new Float32Array(), new Float32Array()] as const,
    measure: async () => ({
      report: {
        ...AIMS,
        ...{
          integrated: reached() + off,
          momentaryMax: null,
          shortTermMax: null,
          range: null,
          monoFold: null,
        },
        ...{
          truePeak: (asked.at(-1)?.ceiling ?? 0) + over,
          noiseFloor: null,
          seconds: 4,
          sampleRate: 44_100,
        },
        measuredBy: 'integrated' as const,
      },
      wave: { body: [], core: [] },
    }),
  };
}

/** Measures these true peaks one after the other, the last again and again. */
function peaking(one: ReturnType<typeof coder>, peaks: (number | null)[]) {
  const left = [...peaks];
  return async () => {
    const measured = await one.measure();
    const truePeak = (left.length > 1 ? left.shift() : left[0]) ?? null;
    return { ...measured, report: { ...measured.report, truePeak } };
  };
}

describe('pressing until it is right', () => {
  it('is content at once with what is near enough', async () => {
    const one = coder({ over: 0.3, off: -0.2 });
    await pressUntilRight(AIMS, one);
    expect(one.asked).toHaveLength(1);
    expect(one.asked[0]?.ceiling).toBeLessThan(-1);
  });

  it('lowers the ceiling by what the decoded peak was over', async () => {
    const one = coder({ over: 0.9 });
    const { report } = await pressUntilRight(AIMS, one);
    expect(one.asked).toHaveLength(2);
    expect(report.truePeak).toBeLessThanOrEqual(-1);
  });

  it('corrects the gain by what the decoded loudness missed', async () => {
    const one = coder({ off: -0.6 });
    const { report } = await pressUntilRight(AIMS, one);
    expect(one.asked).toHaveLength(2);
    expect(report.integrated).toBeCloseTo(-12, 6);
  });

  it('does not ask for more where the target was out of reach', async () => {
    const one = coder({ most: -14 });
    const { isReached } = await pressUntilRight(AIMS, one);
    expect(one.asked).toHaveLength(1);
    expect(isReached).toBe(false);
  });

  it('is content with the third where only the loudness is off', async () => {
    const one = { ...coder({}), measure: coder({ off: 9, over: -9 }).measure };
    await pressUntilRight(AIMS, one);
    expect(one.asked).toHaveLength(3);
  });

  it('takes one more pass for peaks that are over after three, with more room', async () => {
    const one = coder();
    const { report } = await pressUntilRight(AIMS, {
      ...one,
      measure: peaking(one, [-0.5, -0.5, -0.5, -1.1]),
    });
    expect(one.asked).toHaveLength(4);
    const [, , third, fourth] = one.asked.map(({ ceiling }) => ceiling);
    expect((third ?? 0) - (fourth ?? 0)).toBeCloseTo(0.5 + 0.3, 6);
    expect(report.truePeak).toBe(-1.1);
  });

  it('never hands out what is over its ceiling', async () => {
    const one = coder();
    await expect(pressUntilRight(AIMS, { ...one, measure: peaking(one, [-0.9]) })).rejects.toThrow(
      FinishError,
    );
    expect(one.asked).toHaveLength(4);
  });

  it('takes silence as it is', async () => {
    const one = coder({ most: -14 });
    const { report } = await pressUntilRight(AIMS, { ...one, measure: peaking(one, [null]) });
    expect(one.asked).toHaveLength(1);
    expect(report.truePeak).toBeNull();
  });
});
