import type { Mono } from '#core/music/sound.ts';
import type { Shape } from '../../styles.ts';
import { chances } from '../beds/noise.ts';
import { cordsOf } from './cords.ts';
import { rmsOf } from './level.ts';
import { linearPrediction } from './lpc.ts';

const FRAME = 0.025;
const EMPHASIS = 0.9;
const SEED = 7;
/** Crossings of zero a second above which a frame is a hiss, and how much breath a voiced frame has. */
const HISS = 3200;
const BREATH = 0.05;
/** Energy under which a frame says nothing. */
const SILENT = 1e-7;

function isHiss(sound: Mono, from: number, length: number, sampleRate: number): boolean {
  let crossings = 0;
  for (let index = from + 1; index < from + length; index++) {
    if ((sound[index] ?? 0) > 0 !== (sound[index - 1] ?? 0) > 0) crossings++;
  }
  return (crossings / length) * sampleRate > HISS;
}

function energy(sound: Mono, from: number, length: number): number {
  let sum = 0;
  for (let index = from; index < from + length; index++) sum += (sound[index] ?? 0) ** 2;
  return sum / length;
}

/**
 * Says it again by linear prediction: the vocal tract of the voice, frame by frame, driven by other cords. What was a
 * consonant stays noise, so that it can be understood. At the level of the voice, mixed with it by `mix`.
 */
export function speakAgain(sound: Mono, sampleRate: number, cords: NonNullable<Shape['cords']>): Mono {
  const hop = Math.round((FRAME * sampleRate) / 2);
  const length = 2 * hop;
  const order = Math.round(sampleRate / 1000) + 4;
  const chance = chances(SEED + 1);
  const drive = cordsOf(cords.sound, cords.hz, sound.length + length, sampleRate, SEED);
  const window = Float64Array.from({ length }, (_, at) => 0.5 - 0.5 * Math.cos((Math.PI * at) / hop));
  const said = new Float32Array(sound.length + length);
  const frame = new Float64Array(length);
  const spoken = new Float64Array(length);
  for (let from = 0; from + length < sound.length; from += hop) {
    if (energy(sound, from, length) < SILENT) continue;
    for (let index = 0; index < length; index++) {
      const at = from + index;
      frame[index] = ((sound[at] ?? 0) - EMPHASIS * (sound[at - 1] ?? 0)) * (window[index] ?? 0);
    }
    const { poles, gain } = linearPrediction(frame, order);
    const breath = cords.sound === 'noise' ? 0 : isHiss(sound, from, length, sampleRate) ? 1 : BREATH;
    for (let index = 0; index < length; index++) {
      const hiss = breath > 0 ? Math.sqrt(3) * breath * (2 * chance() - 1) : 0;
      let value = ((drive[from + index] ?? 0) * (1 - breath) + hiss) * gain;
      for (let pole = 1; pole <= order && pole <= index; pole++) {
        value -= (poles[pole] ?? 0) * (spoken[index - pole] ?? 0);
      }
      spoken[index] = value;
      said[from + index] = (said[from + index] ?? 0) + value * (window[index] ?? 0);
    }
  }
  // Takes the emphasis back, a little short of all of it so that nothing rumbles.
  let kept = 0;
  for (let index = 0; index < said.length; index++) {
    kept = (said[index] ?? 0) + EMPHASIS * 0.985 * kept;
    said[index] = kept;
  }
  const level = rmsOf(sound) / Math.max(1e-9, rmsOf(said.subarray(0, sound.length)));
  return sound.map((sample, index) => sample * (1 - cords.mix) + (said[index] ?? 0) * level * cords.mix);
}
