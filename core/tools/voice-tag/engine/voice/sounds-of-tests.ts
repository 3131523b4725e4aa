import { type Mono, SAMPLE_RATE } from '#core/music/sound.ts';
import { chances } from '../beds/noise.ts';

/** A sine at `hz`, `level` high. */
export const sine = (hz: number, seconds: number, level = 0.5, sampleRate = SAMPLE_RATE): Mono =>
  Float32Array.from(
    { length: Math.round(seconds * sampleRate) },
    (_, index) => level * Math.sin((2 * Math.PI * hz * index) / sampleRate),
  );

/** Something like a voice: harmonics of `hz` in syllables, with a hiss between them. Different by seed. */
export function voiceLike(hz: number, seconds: number, seed: number, sampleRate = SAMPLE_RATE): Mono {
  const chance = chances(seed);
  const syllable = 0.18 + 0.08 * chance();
  return Float32Array.from({ length: Math.round(seconds * sampleRate) }, (_, index) => {
    const time = index / sampleRate;
    const turn = 2 * Math.PI * hz * time;
    const within = (time / syllable) % 1;
    if (within > 0.85) return 0.12 * (chance() - 0.5);
    const loud = Math.sin(Math.PI * (within / 0.85));
    let value = 0;
    for (let harmonic = 1; harmonic <= 12; harmonic++) {
      const formant = Math.exp(-(((harmonic * hz - 600) / 500) ** 2)) + 0.2;
      value += (formant * Math.sin(harmonic * turn)) / harmonic;
    }
    return 0.3 * loud * value;
  });
}

/** Level of one frequency in a sound, as the size of a sine (Goertzel's filter). */
export function levelAt(sound: Mono, hz: number, sampleRate = SAMPLE_RATE): number {
  const factor = 2 * Math.cos((2 * Math.PI * hz) / sampleRate);
  let one = 0;
  let two = 0;
  for (const value of sound) [one, two] = [value + factor * one - two, one];
  return (2 * Math.sqrt(one * one + two * two - factor * one * two)) / sound.length;
}

/** The highest step from one sample to the next: a click is a high one. */
export function highestStep(sound: Mono): number {
  let highest = 0;
  for (let index = 1; index < sound.length; index++) {
    highest = Math.max(highest, Math.abs((sound[index] ?? 0) - (sound[index - 1] ?? 0)));
  }
  return highest;
}

/** Whether every sample is a number. */
export const isWhole = (sound: Mono): boolean => sound.every((value) => Number.isFinite(value));
