import type { CamelotKey } from '#core/music/camelot.ts';
import type { Stereo } from '#core/music/sound.ts';

/** What a bed is made for. */
export interface BedAsks {
  seconds: number;
  bpm: number;
  key: CamelotKey;
  /** The same seed gives the same sound. */
  seed: number;
}

/** Draws the sound of a bed at any level; it is brought to its level and its ends afterwards. */
export type DrawBed = (asks: BedAsks) => Stereo;
