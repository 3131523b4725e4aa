import type { Mono } from '#core/music/sound.ts';
import { normalise } from './level.ts';
import { resample } from './resample.ts';

/** Voices end well under the half rate, so that twice the rate and a short kernel keep the harmonics from folding back. */
const OVERSAMPLING = 2;
const CROSSINGS = 8;
/** What is driven of all that is heard: most stays clean, so that the words survive. */
const DRIVEN = 0.3;
/** Lifts the top by 6 dB an octave from about 1 kHz before the drive and lowers it after: the lows do not growl over it. */
const EMPHASIS = 0.85;
const PEAK = 0.8;

function lifted(sound: Mono): Mono {
  const out = new Float32Array(sound.length);
  for (let index = 0; index < sound.length; index++) {
    out[index] = (sound[index] ?? 0) - EMPHASIS * (sound[index - 1] ?? 0);
  }
  return out;
}

function lowerInPlace(sound: Mono): Mono {
  let kept = 0;
  for (let index = 0; index < sound.length; index++) {
    kept = (sound[index] ?? 0) + EMPHASIS * kept;
    sound[index] = kept;
  }
  return sound;
}

/** What comes out for what goes in, from -1.25 to 1.25: a table, because tanh is dear and the sound long. */
const POINTS = 4096;
const REACH = 1.25;

function curveOf(drive: number): Float32Array {
  const full = Math.tanh(drive);
  return Float32Array.from({ length: 2 * POINTS + 2 }, (_, point) => {
    const value = REACH * (point / POINTS - 1);
    return (1 - DRIVEN) * value + (DRIVEN * Math.tanh(drive * value)) / full;
  });
}

/** Tanh overdrive at a multiple of the rate, so that its harmonics do not fold back. 0 leaves the sound alone. */
export function overdrive(sound: Mono, drive: number): Mono {
  if (drive <= 0) return sound.slice();
  const fine = resample(normalise(lifted(sound), PEAK), 1, OVERSAMPLING, CROSSINGS);
  const curve = curveOf(drive);
  for (let index = 0; index < fine.length; index++) {
    const at = Math.min(2 * POINTS, Math.max(0, ((fine[index] ?? 0) / REACH + 1) * POINTS));
    const point = Math.floor(at);
    const low = curve[point] ?? 0;
    fine[index] = low + (at - point) * ((curve[point + 1] ?? 0) - low);
  }
  return normalise(lowerInPlace(resample(fine, OVERSAMPLING, 1, CROSSINGS)), PEAK);
}
