import { type Mono, type Stereo, silence } from '#core/music/sound.ts';
import { add, samples } from './add.ts';
import type { BedAsks } from './bed.ts';
import { rootNear } from './chord.ts';
import { shape } from './course.ts';
import { addTone } from './tone.ts';

/** Zaps that fall onto the root: one in a beat or less, then two a beat, from side to side. */
export function laser({ seconds, bpm, key, seed }: BedAsks): Stereo {
  const sides = silence(seconds);
  const beat = 60 / bpm;
  const isOne = seconds < 1.5 * beat;
  const apart = isOne ? seconds : beat / 2;
  const root = rootNear(key, 110);
  for (let n = 0; n * apart < seconds - 0.02; n++) {
    const left = Math.min(seconds - n * apart, isOne ? seconds : beat);
    const shot = zap(left, root, 1 + 0.35 * ((seed + n) % 3));
    const lean = isOne ? 0 : n % 2 ? 0.35 : -0.35;
    add(sides[0], shot, samples(n * apart), 1 - lean);
    add(sides[1], shot, samples(n * apart) + samples(isOne ? 0.004 : 0), 1 + lean);
  }
  return sides;
}

function zap(length: number, root: number, steep: number): Mono {
  const sound = new Float32Array(samples(length));
  const speed = (9 * steep) / Math.max(0.2, length);
  const hz = (t: number) => root * (1 + 31 * Math.exp(-t * speed));
  addTone(sound, { wave: 'saw', hz, gain: 0.5 });
  addTone(sound, { wave: 'sine', hz: (t) => 2.01 * hz(t), gain: 0.35, phase: 0.25 });
  return shape(sound, (t) => Math.min(1, t / 0.002) * Math.exp((-t * 3.6) / length));
}
