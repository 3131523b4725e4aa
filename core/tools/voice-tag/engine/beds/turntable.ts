import { type Mono, SAMPLE_RATE } from '#core/music/sound.ts';
import { STEP } from './course.ts';
import { filter } from './filter.ts';

/** Times as fast as it was cut, over time; below 0 is backwards. */
type Speed = (seconds: number) => number;

/** Reads a record that goes round at a speed that moves; like a pickup, it is the softer the slower it goes. */
export function turnRecord(record: Mono, length: number, speedAt: Speed, from = 0): Mono {
  // What is read four times as fast must hold nothing above a quarter of the band, or it folds back.
  const dark = filter(filter(new Float32Array(record), 'low', 5200), 'low', 5200);
  const sound = new Float32Array(length);
  let position = from;
  let speed = speedAt(0);
  for (let at = 0; at < length; at += STEP) {
    const slope = (speedAt((at + STEP) / SAMPLE_RATE) - speed) / STEP;
    const end = Math.min(length, at + STEP);
    for (let i = at; i < end; i++) {
      const fast = Math.min(1, Math.max(0, (Math.abs(speed) - 1) / 1.5));
      const level = Math.min(1, 1.6 * Math.abs(speed));
      const clear = fast < 1 ? readAt(record, position) * (1 - fast) : 0;
      sound[i] = level * (clear + (fast > 0 ? readAt(dark, position) * fast : 0));
      position += speed;
      speed += slope;
      if (position < 0) position += record.length;
      else if (position >= record.length) position -= record.length;
    }
  }
  return sound;
}

/** Between samples by a cubic of C. Catmull and R. Rom; the record is a loop. */
function readAt(record: Mono, position: number): number {
  const { length } = record;
  const index = Math.floor(position);
  const t = position - index;
  const a = record[index === 0 ? length - 1 : index - 1] ?? 0;
  const b = record[index] ?? 0;
  const c = record[index + 1 < length ? index + 1 : index + 1 - length] ?? 0;
  const d = record[index + 2 < length ? index + 2 : index + 2 - length] ?? 0;
  const one = 0.5 * (c - a);
  const two = a - 2.5 * b + 2 * c - 0.5 * d;
  const three = 0.5 * (d - a) + 1.5 * (b - c);
  return ((three * t + two) * t + one) * t + b;
}
