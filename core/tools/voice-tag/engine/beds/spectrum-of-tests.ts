import { SAMPLE_RATE, type Stereo } from '#core/music/sound.ts';

/** Amplitude of a stretch of a sound at one frequency (one line of a Fourier transform). */
export function strengthAt(
  [left, right]: Stereo,
  hz: number,
  from = 0,
  seconds = Number.POSITIVE_INFINITY,
): number {
  const first = Math.round(from * SAMPLE_RATE);
  const count = Math.min(left.length - first, Math.round(seconds * SAMPLE_RATE));
  const turn = (2 * Math.PI * hz) / SAMPLE_RATE;
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)];
  let [x, y, real, imaginary] = [1, 0, 0, 0];
  for (let i = 0; i < count; i++) {
    // A parabola for a window: its side lobes are low enough here, and it costs no cosine.
    const sample = ((left[first + i] ?? 0) + (right[first + i] ?? 0)) * (i / count) * (1 - i / count);
    real += sample * x;
    imaginary += sample * y;
    const turned = x * cos - y * sin;
    y = x * sin + y * cos;
    x = turned;
  }
  return Math.hypot(real, imaginary) / count;
}

/** The strongest frequency within a semitone and a half of `near`, in Hz, to a tenth of a semitone. */
export function peakNear(sound: Stereo, near: number, from = 0, seconds?: number): number {
  let [best, most] = [near, 0];
  for (let semitones = -1.5; semitones <= 1.5; semitones += 0.1) {
    const hz = near * 2 ** (semitones / 12);
    const strength = strengthAt(sound, hz, from, seconds);
    if (strength > most) [best, most] = [hz, strength];
  }
  return best;
}
