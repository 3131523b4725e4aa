import type { Mono, Stereo } from '../sound.ts';
import { highestBetween, MOST_GAIN, REACH } from './interpolation.ts';

/** Samples that are judged together before any of them is interpolated. */
const RUN = 8;
const RUNS_AROUND = Math.ceil((REACH + 1) / RUN);

/** The true peak of both sides as a factor of full scale: four times oversampled (BS.1770-4, annex 2). */
export function truePeak(sound: Stereo): number {
  const samplePeak = Math.max(...sound.map(highestSample));
  return sound.reduce((peak, side) => peakBetween(side, peak), samplePeak);
}

function highestSample(side: Mono): number {
  let most = 0;
  for (let i = 0; i < side.length; i++) {
    const level = Math.abs(side[i] ?? 0);
    if (level > most) most = level;
  }
  return most;
}

/**
 * The highest of the points that follow the samples from `from` to before `until`, or `known` where none is higher.
 * Interpolates only where the samples around are high enough to make a new peak.
 */
export function peakBetween(side: Mono, known: number, from = 0, until = side.length - 1): number {
  const highest = runPeaks(side);
  let peak = known;
  for (let run = Math.floor(from / RUN); run * RUN < until; run++) {
    let around = 0;
    for (let near = run - RUNS_AROUND; near <= run + RUNS_AROUND; near++)
      around = Math.max(around, highest[near] ?? 0);
    if (around * MOST_GAIN <= peak) continue;
    const end = Math.min(until, (run + 1) * RUN);
    for (let i = Math.max(from, run * RUN); i < end; i++) {
      const between = highestBetween(side, i);
      if (between > peak) peak = between;
    }
  }
  return peak;
}

function runPeaks(side: Mono): Float32Array {
  const runs = new Float32Array(Math.ceil(side.length / RUN));
  for (let i = 0; i < side.length; i++) {
    const [run, level] = [Math.floor(i / RUN), Math.abs(side[i] ?? 0)];
    if (level > (runs[run] ?? 0)) runs[run] = level;
  }
  return runs;
}
