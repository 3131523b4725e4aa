import { blockPowers, lufsOf, SHORT_TERM } from './loudness/blocks.ts';
import { levelOf, monoFold } from './loudness/levels.ts';
import { integratedLoudness, loudnessRange, momentaryMax, shortTermMax } from './loudness/loudness.ts';
import { STEPS_PER_SECOND, type Weighed } from './loudness/weigh.ts';
import type { Metered } from './loudness-meter.ts';

/** What was measured of a sound. Loudness in LUFS, peaks in dB of full scale; null where there is no such value. */
export interface MeasuredSound {
  integrated: number | null;
  momentaryMax: number | null;
  shortTermMax: number | null;
  /** EBU Tech 3342, in LU. */
  range: number | null;
  truePeak: number | null;
  samplePeak: number | null;
  /** Places where three or more samples in a row stand at full scale. */
  clips: number;
  /** By how much the level changes when both sides are summed to one, in dB. */
  monoFold: number | null;
  seconds: number;
  sampleRate: number;
  /** Peaks of equal parts. */
  columns: number[];
  /** Short-term loudness over time, evenly; null where nothing is heard. */
  curve: (number | null)[];
}

/** Points of the curve at most, and the shortest distance between two of them in steps of 10 ms. */
const POINTS = 400;
const SHORTEST = 10;
const SILENCE = -70;

/** The figures of a metered sound. */
export function measuredSound({ weighed, truePeak, samplePeak, clips, columns }: Metered): MeasuredSound {
  return {
    integrated: integratedLoudness(weighed),
    momentaryMax: momentaryMax(weighed),
    shortTermMax: shortTermMax(weighed),
    range: loudnessRange(weighed),
    truePeak: levelOf(truePeak),
    samplePeak: levelOf(samplePeak),
    clips,
    monoFold: monoFold(weighed),
    seconds: weighed.length / weighed.sampleRate,
    sampleRate: weighed.sampleRate,
    columns: [...columns],
    curve: shortTermCurve(weighed),
  };
}

function shortTermCurve(weighed: Weighed): (number | null)[] {
  const steps = (weighed.length / weighed.sampleRate) * STEPS_PER_SECOND;
  const hop = Math.max(SHORTEST, Math.ceil(steps / POINTS));
  return blockPowers(weighed, SHORT_TERM, hop).map((power) => {
    const lufs = lufsOf(power);
    return lufs > SILENCE ? lufs : null;
  });
}
