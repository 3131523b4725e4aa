import type { BedKind } from '../../beds.ts';

/** How long a bed is by itself, in seconds as the ear expects it, and whether it keeps a number of beats instead. */
const NATURAL: Record<BedKind, { beats: number } | { seconds: number }> = {
  riser: { beats: 4 },
  impact: { seconds: 2.4 },
  'sub-drop': { seconds: 1.9 },
  sweep: { beats: 2 },
  'air-horn': { beats: 3 },
  siren: { beats: 4 },
  crowd: { beats: 8 },
  laser: { beats: 1 },
  drone: { beats: 8 },
  beat: { beats: 8 },
  'tape-stop': { beats: 2 },
  rewind: { beats: 3 },
};

/** How many beats long a bed is by itself: always a whole number, so that it ends on the grid. */
export function naturalBeats(kind: BedKind, bpm: number): number {
  const natural = NATURAL[kind];
  return 'beats' in natural ? natural.beats : Math.max(1, Math.round((natural.seconds * bpm) / 60));
}
