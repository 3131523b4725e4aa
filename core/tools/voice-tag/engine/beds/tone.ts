import { type Mono, SAMPLE_RATE } from '#core/music/sound.ts';
import { type Course, STEP, valueAt } from './course.ts';

const TABLE = 4096;
const SINE = Float32Array.from({ length: TABLE + 1 }, (_, i) => Math.sin((2 * Math.PI * i) / TABLE));

export type Wave = 'sine' | 'saw' | 'square';

interface Tone {
  wave: Wave;
  hz: Course;
  gain?: number;
  /** Where in its cycle it begins, 0 to 1. */
  phase?: number;
}

/** Rounds a jump of -2 at the turn of a cycle, so that it does not fold back (polyBLEP: V. Välimäki, A. Huovilainen 2007). */
function rounded(phase: number, step: number): number {
  if (phase < step) {
    const t = phase / step;
    return t + t - t * t - 1;
  }
  if (phase > 1 - step) {
    const t = (phase - 1) / step;
    return t * t + t + t + 1;
  }
  return 0;
}

function sineAt(phase: number): number {
  const at = phase * TABLE;
  const index = at | 0;
  const a = SINE[index] ?? 0;
  return a + ((SINE[index + 1] ?? 0) - a) * (at - index);
}

function sampleOf(wave: Wave, phase: number, step: number): number {
  if (wave === 'sine') return sineAt(phase);
  const saw = 2 * phase - 1 - rounded(phase, step);
  if (wave === 'saw') return saw;
  const half = phase < 0.5 ? phase + 0.5 : phase - 0.5;
  return saw - (2 * half - 1 - rounded(half, step));
}

/** Adds an oscillator to a sound, in place; its pitch may move. */
export function addTone(into: Mono, { wave, hz, gain = 1, phase: first = 0 }: Tone): Mono {
  let phase = first - Math.floor(first);
  let step = valueAt(hz, 0) / SAMPLE_RATE;
  for (let at = 0; at < into.length; at += STEP) {
    const slope = (valueAt(hz, at + STEP) / SAMPLE_RATE - step) / STEP;
    const end = Math.min(into.length, at + STEP);
    for (let i = at; i < end; i++) {
      into[i] = (into[i] ?? 0) + gain * sampleOf(wave, phase, step);
      step += slope;
      phase += step;
      if (phase >= 1) phase -= 1;
    }
  }
  return into;
}
