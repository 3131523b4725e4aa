import type { Mono } from '#core/music/sound.ts';
import { biquad, FLAT, filterInPlace } from './biquad.ts';

/** Harmonics are made of what lies above the first, and kept above the second. */
const MADE_FROM = 3200;
const KEPT_FROM = 6500;

/** Bends like tanh and costs less. */
const bend = (value: number): number => value / (1 + Math.abs(value));

/** Adds air to a voice that has none above 8 kHz: even and odd harmonics of its top band, in front of nothing else. */
export function excite(sound: Mono, sampleRate: number, amount: number): Mono {
  const bent = filterInPlace(sound.slice(), biquad('highpass', MADE_FROM, 0, FLAT, sampleRate));
  for (let index = 0; index < bent.length; index++) {
    const value = bent[index] ?? 0;
    bent[index] = bend(6 * value) - 0.5 * bend(2 * value) + Math.abs(value);
  }
  for (let pass = 0; pass < 2; pass++) {
    filterInPlace(bent, biquad('highpass', KEPT_FROM, 0, FLAT, sampleRate));
  }
  for (let index = 0; index < sound.length; index++) {
    bent[index] = (sound[index] ?? 0) + amount * (bent[index] ?? 0);
  }
  return bent;
}
