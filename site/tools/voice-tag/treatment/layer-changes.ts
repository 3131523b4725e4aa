import type { BedKind, Layer } from '#core/tools/voice-tag/beds.ts';
import { MOST_LAYERS } from '#core/tools/voice-tag/recipe.ts';

/** Where a kind of bed is mostly wanted: what leads in hangs before the voice, what rounds off after it. */
const PLACES: Record<BedKind, Partial<Layer>> = {
  riser: { at: 'voice', offset: -4, length: 4, gain: -6 },
  impact: { at: 'voice', gain: -4, duck: 0.5 },
  'sub-drop': { at: 'voice-end', length: 4, gain: -3 },
  sweep: { at: 'start', length: 2, gain: -6 },
  'air-horn': { at: 'voice-end', length: 2, gain: -7 },
  siren: { at: 'start', length: 2, gain: -8, duck: 0.4 },
  crowd: { at: 'voice', offset: 1, length: 8, gain: -9, duck: 0.6 },
  laser: { at: 'voice-end', length: 1, gain: -7 },
  drone: { at: 'start', length: 12, gain: -9, duck: 0.5 },
  beat: { at: 'start', length: 8, gain: -10, duck: 0.6 },
  'tape-stop': { at: 'voice-end', offset: -1, length: 3, gain: -6, duck: 0.3 },
  rewind: { at: 'start', length: 3, gain: -5 },
};

/** A new layer, where its kind is mostly wanted. */
export function newLayer(kind: BedKind): Layer {
  return { kind, at: 'start', offset: 0, length: null, gain: -8, duck: 0, ...PLACES[kind] };
}

/** The layers with one more at the end; as they were where there is no room. */
export const withLayer = (layers: readonly Layer[], kind: BedKind): Layer[] =>
  layers.length < MOST_LAYERS ? [...layers, newLayer(kind)] : [...layers];

export const withoutLayer = (layers: readonly Layer[], index: number): Layer[] =>
  layers.filter((_, at) => at !== index);

export const changedLayer = (layers: readonly Layer[], index: number, part: Partial<Layer>): Layer[] =>
  layers.map((layer, at) => (at === index ? { ...layer, ...part } : layer));

/** The layers with one of them a place up (-1) or down (1); as they were at the ends. */
export function movedLayer(layers: readonly Layer[], index: number, by: 1 | -1): Layer[] {
  const [mine, other] = [layers[index], layers[index + by]];
  if (!mine || !other) return [...layers];
  return layers.map((layer, at) => (at === index ? other : at === index + by ? mine : layer));
}
