import { type Mono, type Stereo, silence } from '#core/music/sound.ts';
import { add, samples } from './add.ts';
import type { BedAsks } from './bed.ts';
import { chordHz } from './chord.ts';
import { shape } from './course.ts';
import { filter } from './filter.ts';
import { addTone } from './tone.ts';

/** A dub siren between the root and the third an octave up: a cycle a beat, then two, into an echo of a dotted eighth. */
export function siren({ seconds, bpm, key }: BedAsks): Stereo {
  const beat = 60 / bpm;
  const [low, third] = chordHz(key, 4);
  const high = 2 * third;
  const [left, right] = silence(seconds);
  const dry = Math.max(0.2, seconds - Math.min(0.9 * beat, seconds * 0.3));
  const turns = (t: number) => (t < dry / 2 ? t : t + (t - dry / 2)) / beat;
  const tone = addTone(new Float32Array(samples(dry)), {
    wave: 'square',
    // It rests at both ends of its way, which is where the ear takes its notes from.
    hz: (t) =>
      low *
      (high / low) ** (0.5 - (0.5 * Math.tanh(2.6 * Math.cos(2 * Math.PI * turns(t)))) / Math.tanh(2.6)),
    gain: 0.5,
  });
  filter(tone, 'low', 3400, 1.3);
  shape(tone, (t) => Math.min(1, t / 0.02, Math.max(0, dry - t) / 0.06));
  add(left, tone);
  add(right, tone, samples(0.006));
  echo(left, tone, beat * 0.75, 0);
  echo(right, tone, beat * 0.75, 1);
  return [left, right];
}

/** Echoes from side to side, each darker than the one before. */
function echo(into: Mono, tone: Mono, apart: number, right: number): void {
  let dark = new Float32Array(tone);
  for (let n = 1; n <= 4; n++) {
    dark = new Float32Array(filter(dark, 'band', 1300, 0.5));
    add(into, dark, samples(n * apart), 0.42 ** n * (n % 2 === right ? 1 : 0.35));
  }
}
