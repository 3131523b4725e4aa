import { FASTEST_BPM, SLOWEST_BPM } from '#core/tools/voice-tag/recipe.ts';

/** After such a pause, in milliseconds, a tap begins anew: the slowest tempo has one a second. */
const PAUSE_MS = 2000;
/** Taps that count. */
const MOST_TAPS = 9;

/** The taps with one more, times in milliseconds. */
export function tapped(taps: readonly number[], now: number): readonly number[] {
  const last = taps.at(-1);
  const goesOn = last !== undefined && now > last && now - last < PAUSE_MS;
  return [...(goesOn ? taps : []), now].slice(-MOST_TAPS);
}

/** The tempo of taps, to half a beat a minute; half or double time where that is what a recipe takes. Null under two. */
export function tempoOf(taps: readonly number[]): number | null {
  const gaps = taps.slice(1).map((at, index) => at - (taps[index] ?? at));
  const middle = median(gaps);
  if (middle === null || middle <= 0) return null;
  let bpm = 60_000 / middle;
  while (bpm < SLOWEST_BPM) bpm *= 2;
  while (bpm > FASTEST_BPM) bpm /= 2;
  return Math.round(bpm * 2) / 2;
}

/** One late tap must not move the tempo. */
function median(values: readonly number[]): number | null {
  const sorted = [...values].sort((a, b) => a - b);
  const upper = sorted[Math.floor(sorted.length / 2)];
  const lower = sorted[Math.floor((sorted.length - 1) / 2)];
  return upper === undefined || lower === undefined ? null : (upper + lower) / 2;
}

/** A tempo within what a recipe takes, to a tenth. */
export const withinTempo = (bpm: number): number =>
  Math.round(Math.min(Math.max(bpm, SLOWEST_BPM), FASTEST_BPM) * 10) / 10;
