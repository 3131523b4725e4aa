import { type Mono, SAMPLE_RATE } from '#core/music/sound.ts';

/** Samples between two looks at a course. */
export const STEP = 32;

/** A value over time, `seconds` after the first sample; or one that stays. */
export type Course = number | ((seconds: number) => number);

export const valueAt = (course: Course, sample: number): number =>
  typeof course === 'number' ? course : course(sample / SAMPLE_RATE);

/** A course that is worked out once and looked up by all that follow it. */
export function written(course: (seconds: number) => number, seconds: number): (seconds: number) => number {
  const table = Float64Array.from({ length: Math.ceil((seconds * SAMPLE_RATE) / STEP) + 2 }, (_, n) =>
    course((n * STEP) / SAMPLE_RATE),
  );
  return (t) => table[Math.round((t * SAMPLE_RATE) / STEP)] ?? table[table.length - 1] ?? 0;
}

/** Multiplies a sound by a level that moves, in place. */
export function shape(sound: Mono, level: Course): Mono {
  let from = valueAt(level, 0);
  for (let at = 0; at < sound.length; at += STEP) {
    const end = Math.min(sound.length, at + STEP);
    const slope = (valueAt(level, at + STEP) - from) / STEP;
    for (let i = at; i < end; i++) {
      sound[i] = (sound[i] ?? 0) * from;
      from += slope;
    }
  }
  return sound;
}
