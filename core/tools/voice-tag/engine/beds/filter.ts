import { type Mono, SAMPLE_RATE } from '#core/music/sound.ts';
import { type Course, STEP, valueAt } from './course.ts';

const HIGHEST = SAMPLE_RATE * 0.45;

/** What is let through: a band has its peak at 0 dB, whatever its q. */
export type Pass = 'low' | 'band' | 'high';

/**
 * Filters a sound in place, 12 dB an octave, at a frequency that may move: the state variable filter of A. Simper
 * ("Solving the continuous SVF equations", Cytomic 2013), which stays stable at any speed of it.
 */
export function filter(sound: Mono, pass: Pass, hz: Course, q = Math.SQRT1_2): Mono {
  const k = 1 / q;
  const ofInput = pass === 'high' ? 1 : 0;
  const ofBand = pass === 'band' ? k : pass === 'high' ? -k : 0;
  const ofLow = pass === 'low' ? 1 : pass === 'high' ? -1 : 0;
  let [one, two] = [0, 0];
  for (let at = 0; at < sound.length; at += STEP) {
    const g = Math.tan((Math.PI * Math.min(HIGHEST, Math.max(10, valueAt(hz, at)))) / SAMPLE_RATE);
    const a1 = 1 / (1 + g * (g + k));
    const a2 = g * a1;
    const a3 = g * a2;
    const end = Math.min(sound.length, at + STEP);
    for (let i = at; i < end; i++) {
      const x = sound[i] ?? 0;
      const rest = x - two;
      const band = a1 * one + a2 * rest;
      const low = two + a2 * one + a3 * rest;
      one = 2 * band - one;
      two = 2 * low - two;
      sound[i] = ofInput * x + ofBand * band + ofLow * low;
    }
  }
  return sound;
}
