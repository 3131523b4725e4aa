import type { CamelotKey } from '#core/music/camelot.ts';
import type { Stereo } from '#core/music/sound.ts';
import { soundMemory } from './sound-memory.ts';
import { askTreatment } from './treatment-line.ts';

/** Seconds of loop that are remembered: a person goes to and fro between tempos and keys. */
const loops = soundMemory(40);

/** The groove is the same in every key and tempo: it is the drop that is compared. */
const SEED = 1;

/**
 * The club loop to hear a drop in: four bars that repeat without a seam. Made in the worker, kept by tempo and key.
 * The samples are shared: read them, never write or transfer them. Throws a TreatmentError.
 */
export function mixLoopFor(bpm: number, key: CamelotKey): Promise<Stereo> {
  const seconds = (16 * 60) / bpm;
  return loops.get(`${bpm} ${key}`, seconds, () => askTreatment('mix-loop', { bpm, key, seed: SEED }));
}
