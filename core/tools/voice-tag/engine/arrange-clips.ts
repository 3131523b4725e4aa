import type { Anchor, BedKind, Layer } from '../beds.ts';
import type { Recipe } from '../recipe.ts';
import type { Span } from './arrange-span.ts';
import { naturalBeats } from './beds/natural-beats.ts';

/** A layer in beats. */
interface BeatClip {
  layer: number;
  kind: BedKind;
  at: number;
  length: number;
  gain: number;
  duck: number;
}

/** What is shorter than this says nothing any more, in beats. */
const SHORTEST = 1 / 8;

/** Beds that lead up to something: it is their end that has its place. */
const LEADS_UP: readonly BedKind[] = ['riser', 'sweep', 'rewind'];

export function anchorBeat(anchor: Anchor, { lead, tailAt, total }: Span): number {
  return { start: 0, voice: lead, 'voice-end': tailAt, end: total }[anchor];
}

/** The layers within the drop, in their order; one that lies outside altogether is left out. */
export function placeClips({ bpm, layers }: Pick<Recipe, 'bpm' | 'layers'>, span: Span): BeatClip[] {
  return layers.flatMap((layer, index) => {
    const { at, length } = within(layer, naturalBeats(layer.kind, bpm), span);
    if (length < SHORTEST) return [];
    return [{ layer: index, kind: layer.kind, at, length, gain: layer.gain, duck: layer.duck }];
  });
}

function within(layer: Layer, natural: number, span: Span): { at: number; length: number } {
  const wanted = anchorBeat(layer.at, span) + layer.offset;
  const length = layer.length ?? natural;
  const at = Math.max(0, wanted);
  const end = Math.min(span.total, losesItsFront(layer) ? wanted + length : at + length);
  return { at, length: end - at };
}

/** What starts too early loses its front if its end has a place, or if it would move off the grid of the others. */
export const losesItsFront = ({ kind, length }: Pick<Layer, 'kind' | 'length'>): boolean =>
  LEADS_UP.includes(kind) || length !== null;
