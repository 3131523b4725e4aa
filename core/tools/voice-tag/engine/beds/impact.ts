import { type Mono, type Stereo, silence } from '#core/music/sound.ts';
import { add, samples } from './add.ts';
import type { BedAsks } from './bed.ts';
import { rootNear } from './chord.ts';
import { shape } from './course.ts';
import { filter } from './filter.ts';
import { whiteNoise } from './noise.ts';
import { saturate } from './saturate.ts';
import { addTone } from './tone.ts';

/** A hit: a tuned sub that falls, a body, a click, and a wide tail of air. */
export function impact({ seconds, key, seed }: BedAsks): Stereo {
  const sides = silence(seconds);
  const low = lowEnd(sides[0].length, seconds, rootNear(key, 46));
  sides.forEach((side, right) => {
    add(side, low, 0, 0.85);
    add(side, body(2 * seed + right), 0, 0.75);
    add(side, tail(side.length, seconds, 2 * seed + right), 0, 0.8);
  });
  return sides;
}

function lowEnd(length: number, seconds: number, root: number): Mono {
  const sound = addTone(new Float32Array(length), {
    wave: 'sine',
    hz: (t) => root * (1 + 3.2 * Math.exp(-t * 24)),
    gain: 1,
  });
  const decay = Math.max(2.4, 5 / seconds);
  return shape(saturate(sound, 2.2), (t) => Math.exp(-t * decay));
}

/** What hits: a slap of low mids, and the click before it. */
function body(seed: number): Mono {
  const length = samples(0.35);
  const slap = filter(whiteNoise(length, seed + 101), 'low', (t) => 240 + 5200 * Math.exp(-t * 38), 0.9);
  shape(slap, (t) => Math.exp(-t * 16));
  const click = shape(filter(whiteNoise(samples(0.03), seed + 211), 'band', 4300, 0.9), (t) =>
    Math.exp(-t * 190),
  );
  add(slap, click, 0, 0.9);
  return slap;
}

/** Air that darkens as it dies; the sides have nothing in common, so it is wide. */
function tail(length: number, seconds: number, seed: number): Mono {
  const air = filter(
    whiteNoise(length, seed + 307),
    'low',
    (t) => 320 + 7600 * Math.exp((-t * 9) / Math.max(1, seconds)),
    0.75,
  );
  filter(air, 'high', 110);
  return shape(
    air,
    (t) =>
      Math.min(1, t / 0.004) * (0.7 * Math.exp((-t * 11) / seconds) + 0.3 * Math.exp((-t * 5.4) / seconds)),
  );
}
