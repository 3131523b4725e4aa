import type { Recipe } from './recipe.ts';

export interface Preset {
  label: string;
  recipe: Recipe;
}

const BASE: Recipe = {
  bpm: 128,
  key: '8A',
  bars: 0,
  seed: 1,
  effects: {},
  strength: 0.5,
  echo: 0.75,
  room: 1.4,
  lead: 1,
  tail: 2,
  layers: [],
  bedGain: 0,
};

const preset = (label: string, recipe: Partial<Recipe>): Preset => ({
  label,
  recipe: { ...BASE, ...recipe },
});

/** Treatments to begin from. Each is a recipe like any other. */
export const PRESETS = {
  festival: preset('Festival', {
    bpm: 128,
    lead: 4,
    tail: 5,
    room: 2.4,
    effects: { chorus: 0.3, delay: 0.3, reverb: 0.35, swell: 0.5 },
    layers: [
      { kind: 'riser', at: 'voice', offset: -4, length: 4, gain: -5, duck: 0 },
      { kind: 'impact', at: 'voice', offset: 0, length: null, gain: -3, duck: 0.5 },
      { kind: 'crowd', at: 'voice', offset: 1, length: 8, gain: -9, duck: 0.6 },
      { kind: 'sub-drop', at: 'voice-end', offset: 0, length: 4, gain: 0, duck: 0 },
    ],
  }),
  'vinyl-stop': preset('Vinyl Stop', {
    bpm: 100,
    lead: 2,
    tail: 2,
    echo: 0.5,
    effects: { scratch: 0.8, 'vinyl-stop': 1, distortion: 0.2, delay: 0.15 },
    layers: [{ kind: 'beat', at: 'start', offset: 0, length: 8, gain: -9, duck: 0.55 }],
  }),
  'radio-sweep': preset('Radio Sweep', {
    bpm: 120,
    lead: 2,
    tail: 2,
    room: 0.6,
    echo: 0.25,
    effects: { telephone: 1, distortion: 0.4, delay: 0.12, reverb: 0.1 },
    layers: [
      { kind: 'sweep', at: 'start', offset: 0, length: 2, gain: -4, duck: 0 },
      { kind: 'laser', at: 'voice-end', offset: 0, length: 1, gain: -6, duck: 0 },
      { kind: 'impact', at: 'voice-end', offset: 0, length: null, gain: -4, duck: 0 },
    ],
  }),
  'sub-drop': preset('Sub Drop', {
    bpm: 140,
    lead: 1,
    tail: 6,
    echo: 1,
    room: 1.8,
    effects: { flanger: 0.4, distortion: 0.2, delay: 0.35, reverb: 0.25 },
    layers: [
      { kind: 'drone', at: 'start', offset: 0, length: 12, gain: -8, duck: 0.5 },
      { kind: 'sub-drop', at: 'voice-end', offset: 0, length: 4, gain: 3, duck: 0 },
    ],
  }),
  'stutter-gate': preset('Stutter Gate', {
    bpm: 128,
    lead: 1,
    tail: 3,
    echo: 0.5,
    room: 1.2,
    effects: { stutter: 0.7, gate: 0.6, delay: 0.3, reverb: 0.2 },
    layers: [
      { kind: 'laser', at: 'voice', offset: 0, length: 1, gain: -9, duck: 0.3 },
      { kind: 'impact', at: 'voice-end', offset: 0, length: null, gain: -3, duck: 0 },
    ],
  }),
  'air-horn': preset('Air Horn', {
    bpm: 96,
    lead: 3,
    tail: 3,
    room: 1,
    effects: { distortion: 0.3, delay: 0.4, reverb: 0.15 },
    layers: [
      { kind: 'air-horn', at: 'start', offset: 0, length: 3, gain: -5, duck: 0.4 },
      { kind: 'siren', at: 'voice-end', offset: 0, length: 3, gain: -9, duck: 0 },
    ],
  }),
  cinematic: preset('Cinematic', {
    bpm: 90,
    lead: 3,
    tail: 5,
    room: 3.6,
    effects: { chorus: 0.2, reverb: 0.45, swell: 0.8 },
    layers: [
      { kind: 'drone', at: 'start', offset: 0, length: 12, gain: -6, duck: 0.35 },
      { kind: 'impact', at: 'voice', offset: 0, length: null, gain: -3, duck: 0.4 },
      { kind: 'impact', at: 'voice-end', offset: 0, length: null, gain: -1, duck: 0 },
    ],
  }),
  clean: preset('Clean', {
    bpm: 120,
    lead: 0,
    tail: 1,
    room: 0.5,
    effects: { reverb: 0.08 },
  }),
  warehouse: preset('Warehouse', {
    bpm: 138,
    lead: 2,
    tail: 4,
    room: 2.8,
    echo: 0.5,
    effects: { distortion: 0.5, gate: 0.35, delay: 0.3, reverb: 0.35 },
    layers: [
      { kind: 'beat', at: 'start', offset: 0, length: 12, gain: -10, duck: 0.6 },
      { kind: 'drone', at: 'start', offset: 0, length: 12, gain: -12, duck: 0.5 },
      { kind: 'impact', at: 'voice-end', offset: 0, length: null, gain: -3, duck: 0 },
    ],
  }),
  hotline: preset('Hotline', {
    bpm: 122,
    lead: 1,
    tail: 3,
    room: 1,
    effects: { telephone: 0.8, radio: 0.3, delay: 0.35 },
    layers: [
      { kind: 'beat', at: 'start', offset: 0, length: 8, gain: -12, duck: 0.6 },
      { kind: 'sweep', at: 'voice-end', offset: 0, length: 2, gain: -8, duck: 0 },
    ],
  }),
  rewind: preset('Pull Up', {
    bpm: 140,
    lead: 3,
    tail: 3,
    room: 1.2,
    effects: { radio: 0.5, distortion: 0.35, delay: 0.4 },
    layers: [
      { kind: 'rewind', at: 'start', offset: 0, length: 3, gain: -4, duck: 0 },
      { kind: 'air-horn', at: 'voice-end', offset: 0, length: 2, gain: -7, duck: 0 },
    ],
  }),
  'dub-siren': preset('Dub Siren', {
    bpm: 72,
    lead: 2,
    tail: 5,
    echo: 0.75,
    room: 2,
    effects: { delay: 0.7, reverb: 0.25, radio: 0.3 },
    layers: [
      { kind: 'siren', at: 'start', offset: 0, length: 2, gain: -8, duck: 0.4 },
      { kind: 'sub-drop', at: 'voice-end', offset: 0, length: 4, gain: 0, duck: 0 },
    ],
  }),
  'french-touch': preset('Filter House', {
    bpm: 124,
    lead: 2,
    tail: 3,
    room: 1.2,
    effects: { vocoder: 0.7, chorus: 0.35, delay: 0.25, reverb: 0.2 },
    layers: [
      { kind: 'beat', at: 'start', offset: 0, length: 12, gain: -10, duck: 0.5 },
      { kind: 'riser', at: 'voice-end', offset: 0, length: 3, gain: -9, duck: 0 },
    ],
  }),
  'tape-stop': preset('Last Record', {
    bpm: 110,
    lead: 1,
    tail: 3,
    room: 1.6,
    effects: { 'pitch-drop': 0.8, reverb: 0.25, delay: 0.2 },
    layers: [
      { kind: 'drone', at: 'start', offset: 0, length: 8, gain: -10, duck: 0.5 },
      { kind: 'tape-stop', at: 'voice-end', offset: -1, length: 3, gain: -5, duck: 0.3 },
    ],
  }),
} as const satisfies Record<string, Preset>;

export type PresetId = keyof typeof PRESETS;
export const PRESET_IDS = Object.keys(PRESETS) as [PresetId, ...PresetId[]];

/** The treatment that a new drop starts with. */
export const FIRST_PRESET: PresetId = 'festival';

/** A copy of a preset's recipe, to go on from. */
export function recipeOf(id: PresetId): Recipe {
  const { recipe }: Preset = PRESETS[id];
  return { ...recipe, effects: { ...recipe.effects }, layers: recipe.layers.map((layer) => ({ ...layer })) };
}
