import type { BedKind } from '../beds.ts';
import type { Recipe } from '../recipe.ts';
import { placeClips } from './arrange-clips.ts';
import { spanOf } from './arrange-span.ts';

/** A layer on the time axis of a drop, in seconds. `layer` is its place in the recipe. */
export interface Clip {
  layer: number;
  kind: BedKind;
  at: number;
  seconds: number;
  /** dB. */
  gain: number;
  duck: number;
}

/** Where everything lies in time, in seconds from the first sample. Pure: the lanes on the page and the render share it. */
export interface Arrangement {
  seconds: number;
  /** Length of a beat. */
  beat: number;
  /** Bars that the length was locked to; 0 where the voice decided. More than was asked for where the voice needs them. */
  bars: number;
  voice: { at: number; seconds: number };
  /** Where the tail begins: the end of the voice, brought onto the grid of quarter beats. */
  tailAt: number;
  clips: readonly Clip[];
}

/**
 * Lays out a recipe around a voice of `voiceSeconds` (its stutter, scratch and stop included). The length is a whole number
 * of beats, or the bars that were asked for; where the voice needs more, the next of 1, 2, 4, 8 … that holds it. A voice
 * longer than LONGEST_DROP is cut.
 */
export function arrange(recipe: Recipe, voiceSeconds: number): Arrangement {
  const beat = 60 / recipe.bpm;
  const span = spanOf(recipe, Math.max(0, voiceSeconds) / beat);
  const clips = placeClips(recipe, span);
  return {
    seconds: span.total * beat,
    beat,
    bars: span.bars,
    voice: { at: span.lead * beat, seconds: Math.min(voiceSeconds, (span.total - span.lead) * beat) },
    tailAt: span.tailAt * beat,
    clips: clips.map(({ at, length, ...clip }) => ({ ...clip, at: at * beat, seconds: length * beat })),
  };
}
