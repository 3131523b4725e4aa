/** How far a pitch fader stands from the middle so that a record of one tempo plays at another, in per cent. */
export const faderPercent = (from: number, to: number): number => (to / from - 1) * 100;

/** What a change of speed does to the pitch where no key lock holds it, in semitones: 12 · log2 of the ratio. */
export const semitonesOf = (ratio: number): number => 12 * Math.log2(ratio);

/** A record at half or at double time beats with another that is nearer to it so. */
export type Feel = 'half' | 'same' | 'double';
const FEELS: readonly (readonly [Feel, number])[] = [
  ['same', 1],
  ['half', 0.5],
  ['double', 2],
];

export interface Match {
  /** The tempo that the record is to play at. */
  bpm: number;
  feel: Feel;
  percent: number;
  semitones: number;
}

/** The smallest move of the fader by which a record of `own` BPM beats with one of `other`, both above 0. */
export function matchTempo(own: number, other: number): Match {
  const matches = FEELS.map(([feel, times]): Match => {
    const bpm = other * times;
    return { bpm, feel, percent: faderPercent(own, bpm), semitones: semitonesOf(bpm / own) };
  });
  return matches.reduce((best, match) =>
    Math.abs(match.semitones) < Math.abs(best.semitones) - 1e-9 ? match : best,
  );
}

/** Length of a beat (a quarter note) in ms. */
export const beatMs = (bpm: number): number => 60_000 / bpm;

/** Length of bars of four beats in seconds. */
export const barsSeconds = (bars: number, bpm: number): number => (bars * 4 * 60) / bpm;

/** Note values as shares of a beat, for delays and gates. */
export const NOTE_VALUES = [
  { name: '1/1', beats: 4 },
  { name: '1/2', beats: 2 },
  { name: '1/4', beats: 1 },
  { name: '1/8', beats: 1 / 2 },
  { name: '1/16', beats: 1 / 4 },
  { name: '1/32', beats: 1 / 8 },
] as const;

/** A note value in ms: straight, dotted (half as long again) and as one of a triplet (two thirds). */
export function delayMs(beats: number, bpm: number): { straight: number; dotted: number; triplet: number } {
  const straight = beats * beatMs(bpm);
  return { straight, dotted: straight * 1.5, triplet: (straight * 2) / 3 };
}

/** Taps before a tempo is worth naming, and how many of the last ones count. */
const FEWEST_TAPS = 4;
const COUNTED = 16;
/** A pause longer than this (in ms) begins a new count: slower than 30 BPM. */
const PAUSE_MS = 2000;

/** The tempo of taps at these times (ms, rising): the median of the gaps, so that one late hand does not count. Null before the fourth. */
export function tappedBpm(times: readonly number[]): number | null {
  const gaps = times.slice(1).map((time, i) => time - (times[i] ?? 0));
  const counted = gaps.slice(gaps.findLastIndex((gap) => gap > PAUSE_MS) + 1).slice(1 - COUNTED);
  if (counted.length < FEWEST_TAPS - 1) return null;
  const sorted = counted.toSorted((a, b) => a - b);
  const half = sorted.length / 2;
  const median = ((sorted[Math.ceil(half) - 1] ?? 0) + (sorted[Math.floor(half)] ?? 0)) / 2;
  return median > 0 ? beatMs(median) : null;
}
