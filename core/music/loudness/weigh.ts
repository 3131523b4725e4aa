import type { Mono, Stereo } from '../sound.ts';
import { kFilter } from './k-filter.ts';

/** Steps a second in which energy is kept: every block of BS.1770 (400 ms each 100 ms) and of 3 s is made of them. */
export const STEPS_PER_SECOND = 100;

/** A sound through the K curve, as energy in steps of 10 ms. */
export interface Weighed {
  sampleRate: number;
  /** Samples a side. */
  length: number;
  /** Sum of the squares of both sides before each step; the last entry is that of the whole. */
  energyBefore: Float64Array;
  /** Sum of left times right. */
  cross: number;
}

/** The first sample of a step. */
export const stepStart = (step: number, sampleRate: number): number =>
  Math.round((step * sampleRate) / STEPS_PER_SECOND);

export interface Weigher {
  /** Takes the next piece of both sides, of equal length. */
  take(left: Mono, right: Mono): void;
  done(): Weighed;
}

/** Puts a sound of `length` samples a side through the K curve of BS.1770 as it comes, in pieces of any size. */
export function weigher(sampleRate: number, length: number): Weigher {
  const steps = Math.ceil((length * STEPS_PER_SECOND) / sampleRate);
  const energyBefore = new Float64Array(steps + 1);
  const [filterA, filterB] = [kFilter(sampleRate), kFilter(sampleRate)];
  let [at, step, energy, cross] = [0, 0, 0, 0];
  return {
    take(left, right) {
      const [sideA, sideB] = [filterA(left), filterB(right)];
      const until = Math.min(length - at, sideA.length);
      for (let i = 0; i < until; ) {
        const stepEnd = stepStart(step + 1, sampleRate) - at;
        const end = Math.min(until, stepEnd);
        // Locals: the loop runs for every sample.
        let [sum, product] = [energy, cross];
        for (; i < end; i++) {
          const [a, b] = [sideA[i] ?? 0, sideB[i] ?? 0];
          sum += a * a + b * b;
          product += a * b;
        }
        [energy, cross] = [sum, product];
        if (i === stepEnd) energyBefore[++step] = energy;
      }
      at += until;
    },
    done() {
      energyBefore.fill(energy, step + 1);
      return { sampleRate, length, energyBefore, cross };
    },
  };
}

/** Puts a whole sound through the K curve of BS.1770. */
export function weigh([left, right]: Stereo, sampleRate: number): Weighed {
  const whole = weigher(sampleRate, Math.min(left.length, right.length));
  whole.take(left, right);
  return whole.done();
}
