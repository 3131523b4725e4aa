import { levelOf, monoFold } from '#core/music/loudness/levels.ts';
import {
  integratedLoudness,
  loudnessRange,
  momentaryMax,
  shortTermMax,
} from '#core/music/loudness/loudness.ts';
import { truePeak } from '#core/music/loudness/true-peak.ts';
import { weigh } from '#core/music/loudness/weigh.ts';
import type { Mono, Stereo } from '#core/music/sound.ts';
import type { LoudnessReport } from '../../report.ts';
import type { Aims } from './master.ts';
import { type MeasuredBy, measuredBy } from './measured-by.ts';

const FLOOR_SECONDS = 0.4;

/** Measures a sound. `by` is the value that it was mastered by; without it the sound decides. */
export function reportOn(sound: Stereo, sampleRate: number, aims: Aims, by?: MeasuredBy): LoudnessReport {
  const weighed = weigh(sound, sampleRate);
  return {
    target: aims.target,
    ceiling: aims.ceiling,
    integrated: integratedLoudness(weighed),
    momentaryMax: momentaryMax(weighed),
    shortTermMax: shortTermMax(weighed),
    truePeak: levelOf(truePeak(sound)),
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
  return levelOf(Math.sqrt(Math.max(0, least) / (2 * 8 * step)));
}

function energyOf(side: Mono, from: number, count: number): number {
  let energy = 0;
  for (let i = from; i < from + count; i++) energy += (side[i] ?? 0) ** 2;
  return energy;
}
