import type { CamelotKey } from '#core/music/camelot.ts';
import type { Mono, Stereo } from '#core/music/sound.ts';
import { add, samples } from './add.ts';
import { chordHz, rootNear } from './chord.ts';
import { shape } from './course.ts';
import { filter } from './filter.ts';
import { whiteNoise } from './noise.ts';
import { saturate } from './saturate.ts';
import { addTone } from './tone.ts';

/** A kick that lands on the root. */
export function kick(key: CamelotKey): Mono {
  const root = rootNear(key, 50);
  const sound = addTone(new Float32Array(samples(0.34)), {
    wave: 'sine',
    hz: (t) => root * (1 + 5 * Math.exp(-t * 72)),
  });
  shape(saturate(sound, 2.4), (t) => Math.exp(-t * 9) * Math.min(1, (0.34 - t) / 0.03));
  const click = shape(filter(whiteNoise(samples(0.012), 5), 'high', 2500), (t) => Math.exp(-t * 480));
  add(sound, click, 0, 0.3);
  return sound;
}

/** Hands that are not quite together. */
export function clap(seed: number): Stereo {
  const side = (own: number): Mono => {
    const sound = filter(whiteNoise(samples(0.22), own), 'band', 1650, 1.1);
    const hands = (t: number) =>
      [0, 0.011, 0.021].reduce((most, at) => Math.max(most, t < at ? 0 : Math.exp(-(t - at) * 260)), 0);
    return shape(sound, (t) => Math.max(hands(t), t < 0.03 ? 0 : 0.8 * Math.exp(-(t - 0.03) * 26)));
  };
  return [side(seed + 11), side(seed + 12)];
}

/** `ring` is how long it is open, in seconds. */
export function hat(seed: number, ring: number): Mono {
  const sound = filter(whiteNoise(samples(Math.min(0.3, ring * 5)), seed + 23), 'high', 7800, 0.9);
  return shape(sound, (t) => Math.exp(-t / ring));
}

/** The chord of the key, short: saws behind a filter that closes. */
export function stab(key: CamelotKey, seconds: number): Stereo {
  const side = (right: number): Mono => {
    const sound = new Float32Array(samples(seconds));
    const [root, third, fifth] = chordHz(key, 4);
    [root / 2, root, third, fifth].forEach((hz, n) => {
      for (const detune of [-0.003, 0.0035])
        addTone(sound, {
          wave: 'saw',
          hz: hz * (1 + detune * (right ? 1 : -1)),
          gain: 0.14,
          phase: (0.29 * n) % 1,
        });
    });
    filter(sound, 'low', (t) => 500 + 4200 * Math.exp(-t * 13), 1.2);
    return shape(sound, (t) => Math.min(1, t / 0.003) * Math.exp(-t * 7) * Math.min(1, (seconds - t) / 0.02));
  };
  return [side(0), side(1)];
}
