import type { Mono } from '#core/music/sound.ts';

/** A stretch of a recording, in seconds. */
export interface Span {
  from: number;
  until: number;
}

const WINDOW = 0.02;
/** dB under the loudest window that still counts as sound, and the lowest level that ever does. */
const BELOW_LOUDEST = 34;
const QUIETEST = 10 ** (-60 / 20);
/** Kept before the first sound and after the last, in seconds: a consonant begins softly, a room ends slowly. */
const HEAD = 0.06;
const TAIL = 0.14;

/** Where the sound of a recording begins and ends; all of it where nothing stands out. */
export function soundSpan(sound: Mono, sampleRate: number): Span {
  const seconds = sound.length / sampleRate;
  const size = Math.max(1, Math.round(WINDOW * sampleRate));
  const levels = Array.from({ length: Math.ceil(sound.length / size) }, (_, index) =>
    rmsOfWindow(sound, index * size, size),
  );
  const least = Math.max(QUIETEST, Math.max(0, ...levels) * 10 ** (-BELOW_LOUDEST / 20));
  const first = levels.findIndex((level) => level >= least);
  const last = levels.findLastIndex((level) => level >= least);
  if (first < 0) return { from: 0, until: seconds };
  return {
    from: Math.max(0, first * WINDOW - HEAD),
    until: Math.min(seconds, (last + 1) * WINDOW + TAIL),
  };
}

function rmsOfWindow(sound: Mono, start: number, size: number): number {
  const end = Math.min(sound.length, start + size);
  let sum = 0;
  for (let at = start; at < end; at++) sum += (sound[at] ?? 0) ** 2;
  return Math.sqrt(sum / Math.max(1, end - start));
}

/** The handles of a span after one was put at `to`: in order, `least` apart and at most `most` seconds. */
export function moveHandle(
  span: Span,
  handle: keyof Span,
  to: number,
  { seconds, least, most }: { seconds: number; least: number; most: number },
): Span {
  const gap = Math.min(least, seconds);
  if (handle === 'from') {
    const from = Math.min(Math.max(0, to), seconds - gap);
    return { from, until: Math.min(Math.max(span.until, from + gap), from + most) };
  }
  const until = Math.max(gap, Math.min(seconds, to));
  return { from: Math.max(Math.min(span.from, until - gap), until - most), until };
}
