import { type Mono, type Stereo, silence } from '#core/music/sound.ts';
import { add, samples } from './add.ts';
import type { BedAsks } from './bed.ts';
import { chordHz } from './chord.ts';
import { shape } from './course.ts';
import { filter } from './filter.ts';
import { saturate } from './saturate.ts';
import { addTone } from './tone.ts';

/** Length of a short blast that the ear knows, in seconds. */
const SHORT = 0.17;
const RELEASE = 0.07;

/** Three short blasts and a long one, in the key and on the grid; long beds blow it again every bar. */
export function airHorn({ seconds, bpm, key }: BedAsks): Stereo {
  const sides = silence(seconds);
  const chord = chordHz(key, 4);
  for (const { at, length } of blasts(seconds, 60 / bpm)) {
    sides.forEach((side, right) => {
      add(side, blast(length, chord, right), samples(at), 0.8);
    });
  }
  return sides;
}

interface Blast {
  at: number;
  length: number;
}

function blasts(seconds: number, beat: number): Blast[] {
  const steps = [beat / 2, beat / 3, beat / 4, beat / 6];
  const step = steps.reduce((best, each) => (Math.abs(each - SHORT) < Math.abs(best - SHORT) ? each : best));
  const found: Blast[] = [];
  for (let bar = 0; bar < seconds; bar += 4 * beat) {
    const end = Math.min(seconds, bar + 3.5 * beat);
    const left = end - bar;
    if (bar > 0 && left < 6 * step) break;
    if (left < 4 * step) {
      found.push({ at: bar, length: left });
      continue;
    }
    for (let n = 0; n < 3; n++) found.push({ at: bar + n * step, length: step * 0.8 });
    found.push({ at: bar + 3 * step, length: left - 3 * step });
  }
  return found;
}

/** Reeds on root, third and fifth that come up to pitch, and fall when the air goes. */
function blast(length: number, chord: readonly number[], right: number): Mono {
  const sound = new Float32Array(samples(length));
  const off = Math.max(0.02, length - RELEASE);
  const bend = (t: number) => (t < 0.035 ? 0.9 + (0.1 * t) / 0.035 : t > off ? 1 - 1.2 * (t - off) : 1);
  const [root = 440] = chord;
  [...chord, root * 1.007].forEach((hz, n) => {
    const side = 1 + (right ? 0.0016 : -0.0016) * (n - 1.5);
    addTone(sound, {
      wave: 'saw',
      hz: (t) => hz * side * bend(t),
      gain: n === 0 ? 0.5 : 0.42,
      phase: n * 0.23,
    });
  });
  saturate(sound, 1.5);
  const throat = filter(new Float32Array(sound), 'band', 1500, 1.5);
  filter(sound, 'low', 3600, 0.9);
  add(throat, sound, 0, 0.55);
  return shape(
    throat,
    (t) => Math.min(1, t / 0.008) * (t > off ? Math.max(0, 1 - (t - off) / (length - off)) : 1),
  );
}
