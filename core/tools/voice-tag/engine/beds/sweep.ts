import { type Mono, type Stereo, silence } from '#core/music/sound.ts';
import { add, samples } from './add.ts';
import type { BedAsks } from './bed.ts';
import { rootNear } from './chord.ts';
import { shape } from './course.ts';
import { filter } from './filter.ts';
import { chances, whiteNoise } from './noise.ts';
import { addTone } from './tone.ts';

/** Somebody turns the dial: static, crackle, carriers that whistle past, and one that is found, on the root. */
export function sweep({ seconds, bpm, key, seed }: BedAsks): Stereo {
  const sides = silence(seconds);
  const beat = 60 / bpm;
  const whistles = carriers(sides[0].length, seconds, beat, rootNear(key, 900), seed);
  const dial = (t: number) =>
    600 * 6 ** Math.min(1, t / seconds) * (1 + 0.25 * Math.sin((2 * Math.PI * t) / beat));
  sides.forEach((side, right) => {
    add(side, filter(whiteNoise(side.length, 2 * seed + right), 'band', dial, 0.9), 0, 1.1);
    add(side, crackle(side.length, 2 * seed + right), 0, 0.8);
    // What passes goes from one side to the other.
    const pan = (t: number) => 0.6 + (right ? 0.4 : -0.4) * Math.sin((Math.PI * t) / beat);
    add(side, shape(new Float32Array(whistles), pan));
    filter(side, 'band', 1700, 0.45);
    shape(side, (t) => Math.min(1, t / 0.02, Math.max(0, seconds - t) / Math.min(0.12, seconds / 4)));
  });
  return sides;
}

/** Each beat a carrier slides by; the last one is tuned in and stays. */
function carriers(length: number, seconds: number, beat: number, root: number, seed: number): Mono {
  const sound = new Float32Array(length);
  const chance = chances(seed + 31);
  const starts = Math.max(1, Math.ceil(seconds / beat));
  const passing = Array.from({ length: starts }, () => ({
    far: 700 + 2300 * chance(),
    rate: 9 + 14 * chance(),
  }));
  const near = (t: number) => {
    const at = t / beat;
    const { far } = passing[Math.min(starts - 1, Math.floor(at))] ?? { far: 1500 };
    const isLast = at >= starts - 1;
    const within = isLast
      ? (t - (starts - 1) * beat) / Math.max(0.05, seconds - (starts - 1) * beat)
      : at % 1;
    return root + far * (isLast ? Math.max(0, 1 - 2.2 * within) ** 2 : Math.abs(2 * within - 1) ** 1.5);
  };
  addTone(sound, { wave: 'sine', hz: near, gain: 0.3 });
  addTone(sound, { wave: 'sine', hz: (t) => 1.5 * near(t) + 300, gain: 0.11, phase: 0.3 });
  const keyed = (t: number) => {
    const { rate } = passing[Math.min(starts - 1, Math.floor(t / beat))] ?? { rate: 12 };
    return Math.sin(2 * Math.PI * rate * t) + Math.sin(5.3 * rate * t) > -0.5 ? 1 : 0.12;
  };
  return shape(sound, keyed);
}

function crackle(length: number, seed: number): Mono {
  const sound = new Float32Array(length);
  const chance = chances(seed + 57);
  const spark = shape(filter(whiteNoise(samples(0.006), seed + 59), 'high', 1800), (t) => Math.exp(-t * 700));
  for (let at = 0; at < length; at += samples(0.002 + 0.05 * chance() ** 2))
    add(sound, spark, at, 0.3 + chance());
  return sound;
}
