import { type Stereo, silence } from '#core/music/sound.ts';
import { add } from './add.ts';
import type { BedAsks } from './bed.ts';
import { rootNear } from './chord.ts';
import { shape, written } from './course.ts';
import { filter } from './filter.ts';
import { whiteNoise } from './noise.ts';
import { addTone } from './tone.ts';

/** Saws around the tone, in shares of a semitone at the end: they drift apart as they climb. */
const SAWS = [-0.17, -0.06, 0.05, 0.16];

/** Share of the way after which the saws have arrived, and hold the root. */
const ARRIVED = 0.94;

/** Noise and saws that climb two octaves onto the root, cut faster and faster by a tremolo that lands on the beat. */
export function riser({ seconds, bpm, key, seed }: BedAsks): Stereo {
  const sides = silence(seconds);
  const share = (t: number) => Math.min(1, t / seconds);
  const top = rootNear(key, 440);
  const climb = written((t) => top * 4 ** (Math.min(1, share(t) / ARRIVED) ** 1.4 - 1), seconds);
  const opening = written((t) => 160 * 85 ** share(t), seconds);
  const level = written(
    (t) => (0.015 + 0.985 * share(t) ** 1.8) * tremolo(seconds - t, seconds, bpm),
    seconds,
  );
  sides.forEach((side, right) => {
    const noise = whiteNoise(side.length, 2 * seed + right);
    const air = shape(filter(new Float32Array(noise), 'high', 6000, 0.8), (t) => share(t) ** 3);
    add(side, filter(noise, 'band', opening, 1.6));
    add(side, air, 0, 0.16);
    SAWS.forEach((cents, n) => {
      // Every second saw leans to the other side.
      const apart = (n % 2 === right ? 1.3 : 0.6) * cents;
      const hz = (t: number) => climb(t) * (1 + 0.058 * apart * (0.3 + 0.7 * share(t)));
      addTone(side, { wave: 'saw', hz, gain: 0.13, phase: (n * 0.37 + seed * 0.11) % 1 });
    });
    filter(side, 'low', (t) => 1.6 * opening(t) + 300, 0.8);
    shape(side, level);
  });
  return sides;
}

/** Level of the tremolo: eighths, then sixteenths, then thirty-seconds, counted from the end so that it lands there. */
function tremolo(left: number, seconds: number, bpm: number): number {
  const beats = (Math.max(0, left) * bpm) / 60;
  const whole = (seconds * bpm) / 60;
  const quarter = whole / 4;
  const cycles =
    8 * Math.min(beats, quarter) +
    4 * Math.min(Math.max(0, beats - quarter), quarter) +
    2 * Math.max(0, beats - 2 * quarter);
  const depth = 0.75 * Math.min(1, Math.max(0, (1.1 * whole - beats) / (0.5 * whole)));
  return 1 - depth * (0.5 - 0.5 * Math.cos(2 * Math.PI * cycles));
}
