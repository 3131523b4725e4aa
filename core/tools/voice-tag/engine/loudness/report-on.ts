import type { LoudnessReport } from '../../report.ts';
import { toDecibels } from '../decibels.ts';
import type { Mono, Stereo } from '../sound.ts';
import { integratedLoudness, loudnessRange, momentaryMax, shortTermMax } from './loudness.ts';
import type { Aims } from './master.ts';
import { type MeasuredBy, measuredBy } from './measured-by.ts';
import { truePeak } from './true-peak.ts';
import { type Weighed, weigh } from './weigh.ts';

const FLOOR_SECONDS = 0.4;
/** Below this nothing that plays is told from silence. */
const LOWEST_DB = -120;

/** Measures a sound. `by` is the value that it was mastered by; without it the sound decides. */
export function reportOn(sound: Stereo, sampleRate: number, aims: Aims, by?: MeasuredBy): LoudnessReport {
  const weighed = weigh(sound, sampleRate);
  return {
    target: aims.target,
    ceiling: aims.ceiling,
    integrated: integratedLoudness(weighed),
    momentaryMax: momentaryMax(weighed),
    shortTermMax: shortTermMax(weighed),
    truePeak: level(truePeak(sound)),
    range: loudnessRange(weighed),
    monoFold: monoFold(weighed),
    noiseFloor: noiseFloor(sound, sampleRate),
    seconds: weighed.length / sampleRate,
    sampleRate,
    measuredBy: by ?? measuredBy(weighed),
  };
}

/** The value of a report that counts, in LUFS. */
export const countedLoudness = (report: LoudnessReport): number | null =>
  report.measuredBy === 'integrated' ? report.integrated : report.momentaryMax;

const level = (factor: number): number | null =>
  factor > 0 ? Math.max(LOWEST_DB, toDecibels(factor)) : null;

/** By how much the K-weighted power of both sides changes when each plays the mean of the two. */
function monoFold({ energyBefore, cross }: Weighed): number | null {
  const energy = energyBefore.at(-1) ?? 0;
  if (energy <= 0) return null;
  return Math.max(LOWEST_DB, 10 * Math.log10(Math.max(1e-12, (energy + 2 * cross) / (2 * energy))));
}

/** RMS of the quietest 400 ms in dBFS; null where the sound is shorter, or silent for that long. */
function noiseFloor([left, right]: Stereo, sampleRate: number): number | null {
  const span = Math.round(FLOOR_SECONDS * sampleRate);
  const step = Math.round(span / 8);
  const steps = Math.floor(left.length / step);
  if (steps < 8) return null;
  const energies = Array.from(
    { length: steps },
    (_, i) => energyOf(left, i * step, step) + energyOf(right, i * step, step),
  );
  let least = Number.POSITIVE_INFINITY;
  for (let i = 0; i + 8 <= steps; i++) {
    const energy = energies.slice(i, i + 8).reduce((sum, part) => sum + part, 0);
    least = Math.min(least, energy);
  }
  return level(Math.sqrt(Math.max(0, least) / (2 * 8 * step)));
}

function energyOf(side: Mono, from: number, count: number): number {
  let energy = 0;
  for (let i = from; i < from + count; i++) energy += (side[i] ?? 0) ** 2;
  return energy;
}
