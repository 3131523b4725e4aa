import { type Mono, type Stereo, silence } from '#core/music/sound.ts';
import { add, samples } from './add.ts';
import type { BedAsks } from './bed.ts';
import { shape } from './course.ts';
import { filter } from './filter.ts';
import { chances, whiteNoise } from './noise.ts';
import { addTone } from './tone.ts';

type Chance = ReturnType<typeof chances>;

/** A room full of people: a roar, cheers over it, claps and a few whistles. */
export function crowd({ seconds, seed }: BedAsks): Stereo {
  const sides = silence(seconds);
  const chance = chances(seed + 71);
  sides.forEach((side, right) => {
    roar(side, 2 * seed + right);
  });
  strew(sides, chance, { sounds: many(10, () => cheer(chance)), perSecond: 16, level: 0.6 });
  strew(sides, chance, { sounds: many(8, (n) => handclap(seed + n)), perSecond: 80, level: 0.9 });
  strew(sides, chance, { sounds: many(3, () => whistle(chance)), perSecond: 1.3, level: 0.16 });
  const swell = Math.min(0.5, seconds / 4);
  const fall = Math.min(1.1, seconds / 2.5);
  for (const side of sides) shape(side, (t) => Math.min(1, t / swell, Math.max(0, seconds - t) / fall));
  return sides;
}

const many = (count: number, make: (n: number) => Mono): Mono[] =>
  Array.from({ length: count }, (_, n) => make(n));

interface Strewn {
  sounds: readonly Mono[];
  perSecond: number;
  level: number;
}

/** Puts sounds at random moments and places between left and right. */
function strew(sides: Stereo, chance: Chance, { sounds, perSecond, level }: Strewn): void {
  const { length } = sides[0];
  const count = Math.max(1, Math.round((length / samples(1)) * perSecond));
  for (let n = 0; n < count; n++) {
    const sound = sounds[Math.floor(chance() * sounds.length)];
    if (!sound) continue;
    const at = Math.floor((n + chance()) * (length / count)) - samples(0.1);
    const pan = chance();
    const gain = level * (0.35 + 0.65 * chance());
    add(sides[0], sound, at, gain * Math.sqrt(1 - pan));
    add(sides[1], sound, at + Math.round(chance() * 400), gain * Math.sqrt(pan));
  }
}

/** Formants of an open mouth, in Hz, and how strong each is. */
const MOUTH = [
  { hz: 520, q: 1.6, gain: 0.62 },
  { hz: 1050, q: 2.4, gain: 0.6 },
  { hz: 2500, q: 2.2, gain: 0.3 },
] as const;

/** Many mouths at once are noise through formants, each of which wanders. */
function roar(side: Mono, seed: number): void {
  const chance = chances(seed + 13);
  const noise = whiteNoise(side.length, seed);
  for (const { hz, q, gain } of MOUTH) {
    const [slow, quick, phase] = [2 + 2 * chance(), 5 + 4 * chance(), 6 * chance()];
    const wander = (t: number) => Math.sin(slow * t + phase) + 0.6 * Math.sin(quick * t + 2 * phase);
    const voices = filter(new Float32Array(noise), 'band', (t) => hz * (1 + 0.14 * wander(t)), q);
    add(
      side,
      shape(voices, (t) => 1 + 0.3 * wander(1.7 * t)),
      0,
      gain,
    );
  }
}

/** One throat: a buzz that slides up and falls, through two formants that open. */
function cheer(chance: Chance): Mono {
  const seconds = 0.5 + 0.7 * chance();
  const pitch = 170 + 330 * chance() ** 1.5;
  const lift = 1.15 + 0.5 * chance();
  const wobble = 4 + 3 * chance();
  const sound = addTone(new Float32Array(samples(seconds)), {
    wave: 'saw',
    hz: (t) =>
      pitch *
      (1 + (lift - 1) * Math.sin((Math.PI * t) / seconds)) *
      (1 + 0.012 * Math.sin(2 * Math.PI * wobble * t)),
    phase: chance(),
  });
  // A shout is half breath.
  add(sound, whiteNoise(sound.length, Math.floor(chance() * 1e6)), 0, 0.5);
  const first = 380 + 380 * chance();
  const second = 1000 + 900 * chance();
  const low = filter(new Float32Array(sound), 'band', (t) => first * (1 + (0.35 * t) / seconds), 5);
  const high = filter(sound, 'band', (t) => second * (1 + (0.2 * t) / seconds), 6);
  add(low, high, 0, 0.7);
  return shape(low, (t) => Math.min(1, t / 0.08, Math.max(0, seconds - t) / 0.2));
}

function handclap(seed: number): Mono {
  const hz = 900 + 1700 * chances(seed + 3)();
  const sound = filter(whiteNoise(samples(0.035), seed + 401), 'band', hz, 1.8);
  return shape(sound, (t) => Math.min(1, t / 0.0008) * Math.exp(-t * 150));
}

function whistle(chance: Chance): Mono {
  const seconds = 0.25 + 0.45 * chance();
  const base = 1700 + 900 * chance();
  const sound = addTone(new Float32Array(samples(seconds)), {
    wave: 'sine',
    hz: (t) => base + 700 * Math.sin((3.4 * t) / seconds) + 25 * Math.sin(75 * t),
  });
  return shape(sound, (t) => Math.sin((Math.PI * Math.min(t, seconds)) / seconds));
}
