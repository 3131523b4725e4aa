import { blockPowers, HOP, loudestPower, lufsOf, MOMENTARY, mean, powerOf, SHORT_TERM } from './blocks.ts';
import type { Weighed } from './weigh.ts';

/** Blocks quieter than this never count, in LUFS; nor those so many LU below the mean of the rest (BS.1770-4, annex 1). */
const ABSOLUTE_GATE = -70;
const RELATIVE_GATE = -10;
/** Of the range the second gate lies lower, and the extremes are left out (EBU Tech 3342). */
const RANGE_GATE = -20;
const QUIET_END = 0.1;
const LOUD_END = 0.95;

function throughGates(powers: readonly number[], relative: number): number[] {
  const audible = powers.filter((power) => power > powerOf(ABSOLUTE_GATE));
  if (audible.length === 0) return [];
  const gate = mean(audible) * 10 ** (relative / 10);
  return audible.filter((power) => power > gate);
}

/** Blocks of 400 ms that the integrated loudness is the mean of. */
export const gatedBlocks = (weighed: Weighed): number[] =>
  throughGates(blockPowers(weighed, MOMENTARY, HOP), RELATIVE_GATE);

/** Integrated loudness in LUFS; null where no block of 400 ms fits or none is audible. */
export function integratedLoudness(weighed: Weighed): number | null {
  const blocks = gatedBlocks(weighed);
  return blocks.length > 0 ? lufsOf(mean(blocks)) : null;
}

/**
 * The loudest 400 ms in LUFS, wherever they begin (to 10 ms). A sound that is shorter is taken with silence around it. Null
 * where it is quieter than the absolute gate.
 */
export function momentaryMax(weighed: Weighed): number | null {
  const lufs = lufsOf(loudestPower(weighed, MOMENTARY));
  return lufs > ABSOLUTE_GATE ? lufs : null;
}

/** The loudest 3 s in LUFS; null where the sound is shorter or quieter than the absolute gate. */
export function shortTermMax(weighed: Weighed): number | null {
  if (weighed.length < 3 * weighed.sampleRate) return null;
  const lufs = lufsOf(loudestPower(weighed, SHORT_TERM));
  return lufs > ABSOLUTE_GATE ? lufs : null;
}

/** Loudness range in LU by EBU Tech 3342; null under 3 s or where nothing is audible. */
export function loudnessRange(weighed: Weighed): number | null {
  const blocks = throughGates(blockPowers(weighed, SHORT_TERM, HOP), RANGE_GATE).sort((a, b) => a - b);
  if (blocks.length === 0) return null;
  const at = (share: number): number => lufsOf(blocks[Math.round(share * (blocks.length - 1))] ?? 0);
  return at(LOUD_END) - at(QUIET_END);
}
