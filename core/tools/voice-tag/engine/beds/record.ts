import { SAMPLE_RATE, type Stereo } from '#core/music/sound.ts';
import { beat } from './beat.ts';
import type { BedAsks } from './bed.ts';
import { chordHz } from './chord.ts';
import { filter } from './filter.ts';
import { addTone } from './tone.ts';

/**
 * A bar of the beat under a held chord, as a loop: what lies on the turntable. Without something that is held, nobody would
 * hear a pitch fall or climb.
 */
export function record({ bpm, key, seed }: Omit<BedAsks, 'seconds'>): Stereo {
  const bar = beat({ seconds: 240 / bpm, bpm, key, seed });
  const [root, third, fifth] = chordHz(key, 4);
  bar.forEach((side, right) => {
    const chord = new Float32Array(side.length);
    // Whole cycles in the bar, so that the loop has no seam.
    const whole = (hz: number) => (Math.round((hz * side.length) / SAMPLE_RATE) * SAMPLE_RATE) / side.length;
    [root / 2, root, third, fifth].forEach((hz, n) => {
      const spread = 1 + (right ? 0.002 : -0.002) * (n % 2 ? 1 : -1);
      addTone(chord, { wave: 'saw', hz: whole(hz * spread), gain: 0.09, phase: (0.27 * n) % 1 });
    });
    filter(chord, 'low', 2600, 0.8);
    for (let i = 0; i < side.length; i++) side[i] = (side[i] ?? 0) * 0.8 + (chord[i] ?? 0);
  });
  return bar;
}
