import type { Mono } from '#core/music/sound.ts';

/** The sound between two samples: 4-point, third-order Hermite; silence outside. */
export function readAt(sound: Mono, at: number): number {
  const whole = Math.floor(at);
  const share = at - whole;
  const before = sound[whole - 1] ?? 0;
  const here = sound[whole] ?? 0;
  const next = sound[whole + 1] ?? 0;
  const after = sound[whole + 2] ?? 0;
  const slope = 0.5 * (next - before);
  const curve = before - 2.5 * here + 2 * next - 0.5 * after;
  const bend = 0.5 * (after - before) + 1.5 * (here - next);
  return ((bend * share + curve) * share + slope) * share + here;
}
