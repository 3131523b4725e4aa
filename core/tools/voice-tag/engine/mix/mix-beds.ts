import { type Mono, SAMPLE_RATE, type Stereo, silence } from '#core/music/sound.ts';
import type { Arrangement } from '../arrange.ts';
import { decibels } from '../decibels.ts';
import { DUCK_STEP, presence } from './ducking.ts';

/** Extra fall, in dB, that a duck of 1 gives under a voice that is fully there. */
const DEEPEST_DB = 18;

interface Bedding {
  arrangement: Arrangement;
  /** One sound a clip, in the order of the arrangement. */
  beds: readonly Stereo[];
  /** The voice on its own time axis: what the layers give way to. */
  voice: Mono;
  /** Level of all layers, in dB. */
  gain: number;
}

/** All layers together, each at its place and level, and down under the voice by its own duck. */
export function mixBeds({ arrangement, beds, voice, gain }: Bedding): Stereo {
  const mix = silence(arrangement.seconds);
  const curve = presence(voice);
  const voiceAt = Math.round(arrangement.voice.at * SAMPLE_RATE);
  arrangement.clips.forEach((clip, index) => {
    const bed = beds[index];
    if (!bed) return;
    const level = decibels(clip.gain + gain);
    const ducked = duckTable(curve, clip.duck, level);
    const at = Math.round(clip.at * SAMPLE_RATE);
    addDucked(mix[0], bed[0], { at, level, ducked, voiceAt });
    addDucked(mix[1], bed[1], { at, level, ducked, voiceAt });
  });
  return mix;
}

const duckTable = (curve: Float32Array, duck: number, level: number): Float32Array =>
  curve.map((there) => level * decibels(-DEEPEST_DB * duck * there));

interface Placing {
  /** Samples from the beginning of the drop. */
  at: number;
  level: number;
  ducked: Float32Array;
  voiceAt: number;
}

function addDucked(into: Mono, from: Mono, { at, level, ducked, voiceAt }: Placing): void {
  const last = Math.min(from.length, into.length - at);
  let i = Math.max(0, -at);
  while (i < last) {
    const sinceVoice = at + i - voiceAt;
    const step = Math.floor(sinceVoice / DUCK_STEP);
    const end = Math.min(last, (step + 1) * DUCK_STEP + voiceAt - at);
    const before = ducked[step] ?? level;
    const slope = ((ducked[step + 1] ?? level) - before) / DUCK_STEP;
    let gain = before + slope * (sinceVoice - step * DUCK_STEP);
    for (; i < end; i++, gain += slope) into[at + i] = (into[at + i] ?? 0) + (from[i] ?? 0) * gain;
  }
}
