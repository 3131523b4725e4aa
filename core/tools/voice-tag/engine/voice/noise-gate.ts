import type { Mono } from '#core/music/sound.ts';
import { decibels } from '../decibels.ts';
import { follower, shareFor } from './follower.ts';
import { peakOf } from './level.ts';

export interface Gate {
  /** dB against the peak of the recording: opens above, closes `hysteresis` under it after `hold` seconds. */
  threshold: number;
  hysteresis: number;
  hold: number;
  /** What a closed gate still lets through, in dB. */
  floor: number;
}

export const RECORDING_GATE: Gate = { threshold: -40, hysteresis: 6, hold: 0.12, floor: -30 };

const OPENING = 0.003;
const CLOSING = 0.06;

/** Turns down what lies between the words of a recording. It opens early enough not to cut a consonant. */
export function noiseGate(sound: Mono, sampleRate: number, gate: Gate = RECORDING_GATE): Mono {
  const peak = peakOf(sound);
  if (peak === 0) return sound.slice();
  const opens = peak * decibels(gate.threshold);
  const closes = opens * decibels(-gate.hysteresis);
  const floor = decibels(gate.floor);
  const ahead = Math.round(2 * OPENING * sampleRate);
  const hold = Math.round(gate.hold * sampleRate);
  const follow = follower(0.001, 0.02, sampleRate);
  const up = shareFor(OPENING, sampleRate);
  const down = shareFor(CLOSING, sampleRate);
  const out = new Float32Array(sound.length);
  let held = 0;
  let gain = floor;
  for (let index = -ahead; index < sound.length; index++) {
    const level = follow(Math.abs(sound[index + ahead] ?? 0));
    if (level > opens || (held > 0 && level > closes)) held = hold;
    else if (held > 0) held--;
    const goal = held > 0 ? 1 : floor;
    gain += (goal > gain ? up : down) * (goal - gain);
    if (index >= 0) out[index] = (sound[index] ?? 0) * gain;
  }
  return out;
}
