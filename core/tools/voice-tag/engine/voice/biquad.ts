import type { Mono } from '#core/music/sound.ts';
import type { EqBand } from '../../styles.ts';

/** Normalised coefficients of a second-order section. */
export interface Biquad {
  b0: number;
  b1: number;
  b2: number;
  a1: number;
  a2: number;
}

export type FilterType = EqBand[0] | 'bandpass';

/** Coefficients by the Audio EQ Cookbook (Robert Bristow-Johnson; W3C note of 2021). `q` is the slope 1 for shelves. */
export function biquad(type: FilterType, hz: number, gainDb: number, q: number, sampleRate: number): Biquad {
  const turn = (2 * Math.PI * Math.min(hz, 0.49 * sampleRate)) / sampleRate;
  const cos = Math.cos(turn);
  const isShelf = type === 'lowshelf' || type === 'highshelf';
  const alpha = isShelf ? (Math.sin(turn) / 2) * Math.SQRT2 : Math.sin(turn) / (2 * q);
  const a = 10 ** (gainDb / 40);
  const over = (b0: number, b1: number, b2: number, a0: number, a1: number, a2: number): Biquad => ({
    b0: b0 / a0,
    b1: b1 / a0,
    b2: b2 / a0,
    a1: a1 / a0,
    a2: a2 / a0,
  });
  const root = 2 * Math.sqrt(a) * alpha;
  switch (type) {
    case 'lowpass':
      return over((1 - cos) / 2, 1 - cos, (1 - cos) / 2, 1 + alpha, -2 * cos, 1 - alpha);
    case 'highpass':
      return over((1 + cos) / 2, -1 - cos, (1 + cos) / 2, 1 + alpha, -2 * cos, 1 - alpha);
    case 'bandpass':
      return over(alpha, 0, -alpha, 1 + alpha, -2 * cos, 1 - alpha);
    case 'peaking':
      return over(1 + alpha * a, -2 * cos, 1 - alpha * a, 1 + alpha / a, -2 * cos, 1 - alpha / a);
    case 'lowshelf':
      return over(
        a * (a + 1 - (a - 1) * cos + root),
        2 * a * (a - 1 - (a + 1) * cos),
        a * (a + 1 - (a - 1) * cos - root),
        a + 1 + (a - 1) * cos + root,
        -2 * (a - 1 + (a + 1) * cos),
        a + 1 + (a - 1) * cos - root,
      );
    case 'highshelf':
      return over(
        a * (a + 1 + (a - 1) * cos + root),
        -2 * a * (a - 1 + (a + 1) * cos),
        a * (a + 1 + (a - 1) * cos - root),
        a + 1 - (a - 1) * cos + root,
        2 * (a - 1 - (a + 1) * cos),
        a + 1 - (a - 1) * cos - root,
      );
  }
}

/** Runs a section over a sound (transposed direct form II), in place. */
export function filterInPlace(sound: Mono, { b0, b1, b2, a1, a2 }: Biquad): Mono {
  let first = 0;
  let second = 0;
  for (let index = 0; index < sound.length; index++) {
    const value = sound[index] ?? 0;
    const out = b0 * value + first;
    first = b1 * value - a1 * out + second;
    second = b2 * value - a2 * out;
    sound[index] = out;
  }
  return sound;
}

/** Quality of a second-order Butterworth section. */
export const FLAT = Math.SQRT1_2;

/** Runs bands of an equaliser over a sound, in place. */
export function equalise(sound: Mono, bands: readonly EqBand[], sampleRate: number): Mono {
  for (const [type, hz, gainDb, q = FLAT] of bands) {
    filterInPlace(sound, biquad(type, hz, gainDb, q, sampleRate));
  }
  return sound;
}
