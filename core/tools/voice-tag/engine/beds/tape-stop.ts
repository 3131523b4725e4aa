import { type Stereo, silence } from '#core/music/sound.ts';
import type { BedAsks } from './bed.ts';
import { filter } from './filter.ts';
import { record } from './record.ts';
import { turnRecord } from './turntable.ts';

/** A bar of the beat whose motor is switched off: pitch, speed and treble run down to nothing. */
export function tapeStop({ seconds, ...asks }: BedAsks): Stereo {
  const bar = record(asks);
  const { length } = silence(seconds)[0];
  const speed = (t: number) => Math.max(0, 1 - t / seconds) ** 1.15;
  const side = (groove: Float32Array) =>
    filter(turnRecord(groove, length, speed), 'low', (t) => 300 + 17_000 * speed(t) ** 1.5);
  return [side(bar[0]), side(bar[1])];
}
