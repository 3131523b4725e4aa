import { type Stereo, silence } from '#core/music/sound.ts';
import type { BedAsks } from './bed.ts';
import { rootNear } from './chord.ts';
import { shape } from './course.ts';
import { saturate } from './saturate.ts';
import { addTone } from './tone.ts';

/** Share of the way in which the pitch falls; the rest stays on the note. */
const FALL = 0.62;

/** A sine that falls two octaves onto the root and rings there; driven, so that small speakers hear it too. */
export function subDrop({ seconds, key }: BedAsks): Stereo {
  const [left, right] = silence(seconds);
  const root = rootNear(key, 45);
  const fallen = (t: number) => Math.max(0, 1 - t / (seconds * FALL));
  addTone(left, { wave: 'sine', hz: (t) => root * 4 ** (fallen(t) ** 1.7) });
  addTone(left, { wave: 'sine', hz: (t) => 2 * root * 4 ** (fallen(t) ** 1.7), gain: 0.18, phase: 0.25 });
  saturate(left, 1.9);
  shape(left, (t) => Math.min(1, t / 0.012) * (1 - Math.min(1, t / seconds)) ** 0.8);
  right.set(left);
  return [left, right];
}
