import { type Stereo, silence } from '#core/music/sound.ts';
import { add } from './add.ts';
import type { BedAsks } from './bed.ts';
import { chordHz, rootNear } from './chord.ts';
import { shape } from './course.ts';
import { filter } from './filter.ts';
import { whiteNoise } from './noise.ts';
import { addTone } from './tone.ts';

/** A dark chord that breathes once in two bars. */
export function drone({ seconds, bpm, key, seed }: BedAsks): Stereo {
  const sides = silence(seconds);
  const root = rootNear(key, 58);
  const [octave, third, fifth] = chordHz(key, 3).map((hz) => hz * (root / chordHz(key, 1)[0])) as [
    number,
    number,
    number,
  ];
  const breath = (t: number) => Math.sin((2 * Math.PI * t * bpm) / 60 / 8);
  const notes = [
    { hz: root, gain: 0.34 },
    { hz: root * 1.006, gain: 0.28 },
    { hz: octave / 2, gain: 0.2 },
    { hz: fifth / 2, gain: 0.2 },
    { hz: third / 1, gain: 0.12 },
  ];
  const edge = Math.min(0.6, seconds / 4);
  sides.forEach((side, right) => {
    notes.forEach(({ hz, gain }, n) => {
      const spread = 1 + (right ? 0.0011 : -0.0011) * (n % 2 ? 1 : -1);
      addTone(side, { wave: 'saw', hz: hz * spread, gain, phase: (0.31 * n + 0.17 * right) % 1 });
    });
    filter(side, 'low', (t) => 420 + 260 * breath(t) + (right ? 30 : -30), 1.3);
    const air = filter(whiteNoise(side.length, 2 * seed + right), 'band', (t) => 900 + 400 * breath(t), 0.7);
    add(side, air, 0, 0.035);
    shape(side, (t) => Math.min(1, t / edge, Math.max(0, seconds - t) / edge));
  });
  return sides;
}
