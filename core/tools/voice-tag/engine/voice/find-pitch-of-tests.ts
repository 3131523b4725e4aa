import type { Mono } from '#core/music/sound.ts';
import { peakOf } from './level.ts';

const LOWEST = 45;
const HIGHEST = 500;
const FRAME = 0.046;
const HOP = 0.012;
/** Likeness to itself one period later from which a frame is voiced. */
const VOICED = 0.55;

export interface PitchFrame {
  /** Seconds of its middle. */
  at: number;
  /** Hz; 0 where there is no pitch. */
  hz: number;
  isLoud: boolean;
}

/** Normalised autocorrelation of a frame at a lag. */
function likeness(sound: Mono, from: number, length: number, lag: number): number {
  let product = 0;
  let here = 1e-9;
  let later = 1e-9;
  for (let index = from; index < from + length; index++) {
    const a = sound[index] ?? 0;
    const b = sound[index + lag] ?? 0;
    product += a * b;
    here += a * a;
    later += b * b;
  }
  return product / Math.sqrt(here * later);
}

/** The shortest period that is nearly as good as the best: the best may be two or three periods. */
function pitchOf(sound: Mono, from: number, length: number, sampleRate: number): number {
  const shortest = Math.floor(sampleRate / HIGHEST);
  const scores: number[] = [];
  for (let lag = shortest; lag <= sampleRate / LOWEST; lag++) scores.push(likeness(sound, from, length, lag));
  const best = Math.max(...scores);
  if (best < VOICED) return 0;
  const index = scores.findIndex(
    (score, at) =>
      score > 0.88 * best && score >= (scores[at - 1] ?? 0) && score >= (scores[at + 1] ?? 0) && at > 0,
  );
  if (index < 0) return 0;
  // The top of a parabola through the three scores around it lies between samples.
  const [before = 0, here = 0, after = 0] = scores.slice(index - 1);
  const bend = before - 2 * here + after;
  return sampleRate / (shortest + index + (bend < 0 ? (before - after) / (2 * bend) : 0));
}

/** Pitch over time by autocorrelation. Give it about 8 kHz: more only costs. */
export function pitchTrack(sound: Mono, sampleRate: number): PitchFrame[] {
  const length = Math.round(FRAME * sampleRate);
  const loudest = peakOf(sound);
  const frames: PitchFrame[] = [];
  for (let from = 0; from + 2 * length < sound.length; from += Math.round(HOP * sampleRate)) {
    let peak = 0;
    for (let index = from; index < from + length; index++) peak = Math.max(peak, Math.abs(sound[index] ?? 0));
    const isLoud = peak > 0.1 * loudest;
    const hz = isLoud ? pitchOf(sound, from, length, sampleRate) : 0;
    frames.push({ at: (from + length / 2) / sampleRate, hz, isLoud });
  }
  return frames;
}
