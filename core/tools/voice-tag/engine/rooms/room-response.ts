import type { Mono, Stereo } from '#core/music/sound.ts';
import { add, samples } from '../beds/add.ts';
import { shape } from '../beds/course.ts';
import { filter } from '../beds/filter.ts';
import { chances, whiteNoise } from '../beds/noise.ts';

export interface RoomAsks {
  /** Time in which it dies away by 60 dB, in seconds. */
  decay: number;
  seed: number;
}

/** Where the treble of a room begins and where it ends when the room has died away, in Hz. */
const BRIGHT = 9500;
const DARK = 1700;
/** A room takes no bass, or it drowns the kick that it is played over. */
const BASS = 140;

/** Reflections on each side before the room is dense. */
const WALLS = 9;

/** The impulse response of a room: a gap, single walls, then a tail that darkens. Energy of each side is 1. */
export function roomResponse({ decay, seed }: RoomAsks): Stereo {
  const gap = Math.min(0.03, 0.006 + 0.008 * decay);
  const dense = Math.min(0.06, 0.015 + 0.015 * decay);
  const side = (own: number): Mono => {
    const sound = diffuse({ decay, seed: own, gap, dense });
    for (const { at, gain } of walls({ gap, dense, seed: own })) add(sound, WALL, samples(at), gain);
    return withEnergyOne(sound);
  };
  return [side(2 * seed), side(2 * seed + 1)];
}

/** The impulse response for a swell before the voice: no gap and no walls, or it would stumble when played backwards. */
export function swellResponse({ decay, seed }: RoomAsks): Stereo {
  const side = (own: number): Mono => withEnergyOne(diffuse({ decay, seed: own, gap: 0, dense: 0.02 }));
  return [side(2 * seed + 1009), side(2 * seed + 1010)];
}

const WALL = Float32Array.of(0.25, 1, 0.55, 0.2);

interface Tail extends RoomAsks {
  gap: number;
  /** Time until the tail is at its densest, in seconds. */
  dense: number;
}

function diffuse({ decay, seed, gap, dense }: Tail): Mono {
  const length = samples(gap + decay * 1.05);
  const since = (t: number) => Math.max(0, t - gap);
  const sound = filter(
    whiteNoise(length, seed + 503),
    'low',
    (t) => BRIGHT * (DARK / BRIGHT) ** (since(t) / decay),
  );
  filter(sound, 'high', BASS);
  const end = gap + decay * 1.05;
  return shape(sound, (t) =>
    t < gap ? 0 : Math.min(1, since(t) / dense, (end - t) / (0.05 * decay)) * 10 ** ((-3 * since(t)) / decay),
  );
}

function walls({ gap, dense, seed }: Omit<Tail, 'decay'>): { at: number; gain: number }[] {
  const chance = chances(seed + 607);
  return Array.from({ length: WALLS }, (_, n) => {
    const far = (n + 0.3 + 0.7 * chance()) / WALLS;
    return { at: gap + 1.6 * dense * far, gain: (chance() < 0.5 ? -2.4 : 2.4) * (1 - 0.75 * far) };
  });
}

function withEnergyOne(sound: Mono): Mono {
  let energy = 0;
  for (const sample of sound) energy += sample * sample;
  const gain = energy > 0 ? 1 / Math.sqrt(energy) : 0;
  for (let i = 0; i < sound.length; i++) sound[i] = (sound[i] ?? 0) * gain;
  return sound;
}
