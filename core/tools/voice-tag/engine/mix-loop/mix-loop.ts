import type { CamelotKey } from '#core/music/camelot.ts';
import { type Mono, SAMPLE_RATE, type Stereo } from '#core/music/sound.ts';
import { add } from '../beds/add.ts';
import { bringTo } from '../beds/level.ts';
import { peakOf } from '../voice/level.ts';
import { type Groove, grooveOf } from './groove.ts';
import { type LoopSounds, loopSounds } from './loop-sounds.ts';

export interface LoopAsks {
  bpm: number;
  key: CamelotKey;
  seed: number;
}

const BEATS = 16;
/** Sixteenths in a bar, and in the loop. */
const BAR = 16;
const STEPS = 4 * BEATS;

/** How loud the loop is at its loudest 400 ms, in LUFS: a club record, which a drop has to hold its own against. */
export const LOOP_LOUDNESS = -11;

const HIGHEST_PEAK = 0.98;

/** Length of the loop in samples: four bars. */
export const loopLength = (bpm: number): number => Math.round((BEATS * 60 * SAMPLE_RATE) / bpm);

/**
 * Four bars of house in a tempo and a key: kick, claps, hats with a little swing, and a bass and a chord that give way to
 * the kick. What rings over the end rings on at the beginning, so that it repeats without a seam.
 */
export function mixLoop({ bpm, key, seed }: LoopAsks): Stereo {
  const length = loopLength(bpm);
  const groove = grooveOf(seed);
  const sounds = loopSounds(60 / bpm, key, seed);
  const loop = emptyLoop(length);
  const music = emptyLoop(length);
  for (let step = 0; step < STEPS; step++) {
    const at = Math.round(((step + (step % 2) * groove.swing) / STEPS) * length);
    playDrums(loop, sounds, step, at);
    playMusic(music, sounds, { groove, step, at, sixteenth: 15 / bpm });
  }
  loop.forEach((side, right) => {
    add(side, giveWay(music[right] ?? music[0], length / BEATS));
  });
  return withinScale(bringTo(LOOP_LOUDNESS, loop));
}

const emptyLoop = (length: number): Stereo => [new Float32Array(length), new Float32Array(length)];

/** Adds a sound to a loop; what is over the end goes on at the beginning. */
function addAround(loop: Stereo, sound: Mono | Stereo, at: number, gain: number): void {
  loop.forEach((side, right) => {
    const own = sound instanceof Float32Array ? sound : (sound[right] ?? sound[0]);
    add(side, own, at, gain);
    add(side, own, at - side.length, gain);
  });
}

function playDrums(loop: Stereo, sounds: LoopSounds, step: number, at: number): void {
  if (step % 4 === 0) addAround(loop, sounds.kick, at, 0.95);
  if (step % 8 === 4) addAround(loop, sounds.clap, at, 0.5);
  if (step % 4 === 2) addAround(loop, sounds.open, at, 0.26);
  else addAround(loop, sounds.closed, at, step % 2 ? 0.1 : 0.16);
  // The last clap of the four bars is answered, so that the ear knows where it is.
  if (step === STEPS - 1 || step === STEPS - 6) addAround(loop, sounds.clap, at, 0.22);
}

interface Moment {
  groove: Groove;
  step: number;
  at: number;
  /** Seconds. */
  sixteenth: number;
}

function playMusic(music: Stereo, sounds: LoopSounds, { groove, step, at, sixteenth }: Moment): void {
  for (const note of groove.bass)
    if (note.step === step % BAR)
      addAround(music, sounds.bass(note.degree, note.length * sixteenth), at, 0.6);
  if (groove.stabs.includes(step % BAR)) addAround(music, sounds.stab, at, 0.62);
}

/** Bass and chord go down with each kick and come back before the next, in place. */
function giveWay(side: Mono, beat: number): Mono {
  for (let i = 0; i < side.length; i++)
    side[i] = (side[i] ?? 0) * (1 - 0.75 * Math.exp((-6 * (i % beat)) / beat));
  return side;
}

/** Slow loops have room between their kicks: they would be over full scale before they are as loud. In place. */
function withinScale(loop: Stereo): Stereo {
  const gain = Math.min(1, HIGHEST_PEAK / Math.max(...loop.map(peakOf)));
  for (const side of loop) for (let i = 0; i < side.length; i++) side[i] = (side[i] ?? 0) * gain;
  return loop;
}
