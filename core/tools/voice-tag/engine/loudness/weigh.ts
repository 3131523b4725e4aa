import type { Mono, Stereo } from '../sound.ts';
import { kSections } from './k-weighting.ts';

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

/** Puts a sound through the K curve of BS.1770. */
export function weigh([left, right]: Stereo, sampleRate: number): Weighed {
  const length = Math.min(left.length, right.length);
  const steps = Math.ceil((length * STEPS_PER_SECOND) / sampleRate);
  const energyBefore = new Float64Array(steps + 1);
  const [sideA, sideB] = [curve(left, sampleRate), curve(right, sampleRate)];
  let [energy, cross, i] = [0, 0, 0];
  for (let step = 0; step < steps; step++) {
    const end = Math.min(length, stepStart(step + 1, sampleRate));
    for (; i < end; i++) {
      const [a, b] = [sideA[i] ?? 0, sideB[i] ?? 0];
      energy += a * a + b * b;
      cross += a * b;
    }
    energyBefore[step + 1] = energy;
  }
  return { sampleRate, length, energyBefore, cross };
}

function curve(side: Mono, sampleRate: number): Float32Array {
  const [shelf, highPass] = kSections(sampleRate);
  const { b0, b1, b2, a1, a2 } = shelf;
  const { a1: c1, a2: c2 } = highPass;
  const out = new Float32Array(side.length);
  let [s1, s2, h1, h2] = [0, 0, 0, 0];
  for (let i = 0; i < side.length; i++) {
    const x = side[i] ?? 0;
    const y = b0 * x + s1;
    s1 = b1 * x - a1 * y + s2;
    s2 = b2 * x - a2 * y;
    const z = y + h1;
    h1 = -2 * y - c1 * z + h2;
    h2 = y - c2 * z;
    out[i] = z;
  }
  return out;
}
