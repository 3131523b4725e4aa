import { type Stereo, silence } from '#core/music/sound.ts';
import { add, samples } from './add.ts';
import type { BedAsks } from './bed.ts';
import { shape } from './course.ts';
import { filter } from './filter.ts';
import { whiteNoise } from './noise.ts';
import { record } from './record.ts';
import { turnRecord } from './turntable.ts';

/** The record is grabbed, thrown back with pulls on the beat, and braked to a stop. */
export function rewind({ seconds, ...asks }: BedAsks): Stereo {
  const bar = record(asks);
  const { length } = silence(seconds)[0];
  const speed = (t: number) => throwBack(Math.min(1, t / seconds), (t * asks.bpm) / 60);
  const side = (groove: Float32Array, right: number) => {
    const sound = turnRecord(groove, length, speed, samples((1.5 * 60) / asks.bpm));
    // The needle in the groove, as loud as the record is fast.
    const needle = filter(
      whiteNoise(length, 2 * asks.seed + right),
      'band',
      (t) => 700 + 900 * Math.abs(speed(t)),
      0.8,
    );
    add(
      sound,
      shape(needle, (t) => 0.035 * Math.min(4, Math.abs(speed(t)))),
    );
    return sound;
  };
  return [side(bar[0], 0), side(bar[1], 1)];
}

/** Speed at a share of the way: grabbed by an eighth, fastest by a third, slower and slower to the end. */
function throwBack(share: number, beats: number): number {
  if (share < 0.12) return 1 - share / 0.12;
  const thrown = Math.min(1, (share - 0.12) / 0.2);
  const friction = Math.min(1, (1 - share) / 0.62) ** 0.8;
  const pulls = 0.72 + 0.28 * Math.cos(4 * Math.PI * beats);
  return -4 * thrown * friction * pulls;
}
