import type { CamelotKey } from '#core/music/camelot.ts';
import type { Mono, Stereo } from '#core/music/sound.ts';
import { samples } from '../beds/add.ts';
import { chordHz, rootNear } from '../beds/chord.ts';
import { shape } from '../beds/course.ts';
import { clap, hat, kick, stab } from '../beds/drum-kit.ts';
import { filter } from '../beds/filter.ts';
import { saturate } from '../beds/saturate.ts';
import { addTone } from '../beds/tone.ts';

/** What the loop is played with. */
export interface LoopSounds {
  kick: Mono;
  clap: Stereo;
  open: Mono;
  closed: Mono;
  stab: Stereo;
  /** A bass note of a degree of the chord, so many seconds long. */
  bass: (degree: number, seconds: number) => Mono;
}

export function loopSounds(beat: number, key: CamelotKey, seed: number): LoopSounds {
  return {
    kick: kick(key),
    clap: clap(seed),
    open: hat(seed, 0.055),
    closed: hat(seed + 1, 0.015),
    stab: stab(key, Math.min(0.34, beat)),
    bass: (degree, seconds) => bassNote(degreeHz(key, degree), seconds),
  };
}

function degreeHz(key: CamelotKey, degree: number): number {
  const low = rootNear(key, 58);
  const [root, third, fifth] = chordHz(key, 1);
  return low * ([1, third / root, fifth / root, 2][degree] ?? 1);
}

/** A sine with a growl on top that closes fast. */
function bassNote(hz: number, seconds: number): Mono {
  const sound = addTone(new Float32Array(samples(seconds)), { wave: 'saw', hz, gain: 0.45 });
  filter(sound, 'low', (t) => 180 + 1100 * Math.exp(-t * 16), 1.4);
  addTone(sound, { wave: 'sine', hz, gain: 0.7 });
  saturate(sound, 1.4);
  return shape(sound, (t) => Math.min(1, t / 0.004, Math.max(0, seconds - t) / 0.015));
}
