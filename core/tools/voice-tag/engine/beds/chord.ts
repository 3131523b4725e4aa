import { type CamelotKey, isMinor, rootHz } from '#core/music/camelot.ts';

/** Root, third and fifth of a key in the octave that begins at C of `octave`, in Hz; the third by its mode. */
export function chordHz(
  key: CamelotKey,
  octave: number,
): readonly [root: number, third: number, fifth: number] {
  const root = rootHz(key, octave);
  return [root, root * 2 ** ((isMinor(key) ? 3 : 4) / 12), root * 2 ** (7 / 12)];
}

/** The root of a key that lies nearest to a frequency, in Hz. */
export function rootNear(key: CamelotKey, hz: number): number {
  const root = rootHz(key, 4);
  return root * 2 ** Math.round(Math.log2(hz / root));
}
