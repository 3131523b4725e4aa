import { type Mono, SAMPLE_RATE, type Stereo } from '#core/music/sound.ts';
import type { Arrangement } from '../arrange.ts';
import { type Mark, marksOf } from './marks.ts';

/** What a sampler pack holds, in the order of its folders. */
export const STEMS = {
  dry: 'The voice alone, no effects',
  wet: 'The drop, as mixed',
  bed: 'The drop without its voice',
  tail: 'What rings on after the voice, from the grid on',
  'radio-edit': 'No lead; the tail is cut on the beat',
} as const satisfies Record<string, string>;
export type StemId = keyof typeof STEMS;
export const STEM_IDS = Object.keys(STEMS) as StemId[];

export interface Stem {
  id: StemId;
  sound: Stereo;
  marks: readonly Mark[];
}

/** A drop before mastering: the voice as it was spoken, the mix, and the layers alone. */
export interface StemSources {
  speech: Mono;
  mix: Stereo;
  bed: Stereo;
  arrangement: Arrangement;
}

const EDGE_SECONDS = 0.004;
/** Under -60 dBFS there is nothing to put on a pad. */
const AUDIBLE = 0.001;

/** All stems that there is something to hear of. */
export function stemsOf(sources: StemSources): Stem[] {
  const { speech, mix, bed, arrangement } = sources;
  const { voice, beat, seconds, tailAt } = arrangement;
  // Rounding must not take a time that lies on a beat for one that lies between two.
  const from = Math.floor(voice.at / beat + 1e-6) * beat;
  const until = Math.min(seconds, Math.ceil(tailAt / beat + 1 - 1e-6) * beat);
  const marks = marksOf(arrangement);
  const stems: Stem[] = [
    { id: 'dry', sound: [speech, speech], marks: [] },
    { id: 'wet', sound: mix, marks },
    { id: 'bed', sound: bed, marks: [] },
    { id: 'tail', sound: cut(mix, tailAt, seconds, EDGE_SECONDS), marks: [] },
    { id: 'radio-edit', sound: cut(mix, from, until, beat / 2), marks: moved(marks, from, until) },
  ];
  return stems.filter(({ sound }) => sound.some((side) => side.some((sample) => Math.abs(sample) > AUDIBLE)));
}

const moved = (marks: readonly Mark[], from: number, until: number): Mark[] =>
  marks.filter(({ at }) => at < until).map(({ label, at }) => ({ label, at: at - from }));

/** A piece of a sound, with soft edges; its end fades over `fade` seconds. */
function cut(sound: Stereo, from: number, until: number, fade: number): Stereo {
  const [start, end] = [Math.round(from * SAMPLE_RATE), Math.round(until * SAMPLE_RATE)];
  const edge = Math.round(EDGE_SECONDS * SAMPLE_RATE);
  const out = Math.max(edge, Math.round(fade * SAMPLE_RATE));
  const piece = (side: Mono): Mono => {
    const kept = side.slice(start, end);
    for (let i = 0; i < kept.length; i++) {
      const gain = Math.min(start > 0 ? i / edge : 1, (kept.length - i) / out, 1);
      kept[i] = (kept[i] ?? 0) * gain;
    }
    return kept;
  };
  return [piece(sound[0]), piece(sound[1])];
}
