import type { Mono } from '#core/music/sound.ts';
import type { Shape } from '../../styles.ts';
import { chances, whiteNoise } from '../beds/noise.ts';
import { rmsOf } from './level.ts';

export type CordsSound = NonNullable<Shape['cords']>['sound'];

/** Notes against the pitch: two that beat for one, and root, fifth and octave. */
const NOTES = { saw: [1, 1.004], chord: [1, 1.5, 2.003] } as const;

/** How much of a saw's fall of 6 dB an octave is taken back: a tract is driven by a spectrum that is nearly flat. */
const FLATTENED = 0.9;

/** The edge of a saw, rounded over one sample so that it does not fold back (PolyBLEP, Välimäki and Huovilainen 2007). */
function edge(phase: number, step: number): number {
  if (phase < step) {
    const share = phase / step;
    return share + share - share * share - 1;
  }
  if (phase > 1 - step) {
    const share = (phase - 1) / step;
    return share * share + share + share + 1;
  }
  return 0;
}

function saws(frequencies: readonly number[], length: number, sampleRate: number, seed: number): Mono {
  const chance = chances(seed);
  const out = new Float32Array(length);
  for (const hz of frequencies) {
    const step = hz / sampleRate;
    let phase = chance();
    for (let index = 0; index < length; index++) {
      phase += step;
      if (phase >= 1) phase -= 1;
      out[index] = (out[index] ?? 0) + 2 * phase - 1 - edge(phase, step);
    }
  }
  return out;
}

/** What drives the tract in place of a person's cords, with an RMS of 1. */
export function cordsOf(
  sound: CordsSound,
  hz: number,
  length: number,
  sampleRate: number,
  seed: number,
): Mono {
  if (sound === 'noise') return whiteNoise(length, seed).map((value) => Math.sqrt(3) * value);
  const saw = saws(
    NOTES[sound].map((ratio) => ratio * hz),
    length,
    sampleRate,
    seed,
  );
  const pulses = saw.map((value, index) => value - FLATTENED * (saw[index - 1] ?? 0));
  const level = Math.max(1e-9, rmsOf(pulses));
  return pulses.map((value) => value / level);
}
