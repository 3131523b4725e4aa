import * as fc from 'fast-check';
import { CAMELOT_KEYS, type CamelotKey } from '#core/music/camelot.ts';
import { ANCHORS, BED_KINDS } from '#core/tools/voice-tag/beds.ts';
import { FASTEST_BPM, MOST_LAYERS, type Recipe, SLOWEST_BPM } from '#core/tools/voice-tag/recipe.ts';

const number = (min: number, max: number) => fc.double({ min, max, noNaN: true });

const anyLayer = fc.record({
  kind: fc.constantFrom(...BED_KINDS),
  at: fc.constantFrom(...ANCHORS),
  offset: number(-32, 32),
  length: fc.option(number(0.25, 64)),
  gain: number(-40, 6),
  duck: number(0, 1),
});

/** Any treatment that a recipe may hold. */
export const anyRecipe: fc.Arbitrary<Recipe> = fc.record({
  bpm: number(SLOWEST_BPM, FASTEST_BPM),
  key: fc.constantFrom<CamelotKey>(...CAMELOT_KEYS),
  bars: fc.constantFrom(0, 1, 2, 4),
  seed: fc.nat(999_999),
  effects: fc.constant({}),
  strength: number(0, 1),
  echo: fc.constantFrom(0.25, 0.5, 0.75, 1, 1.5, 2),
  room: number(0.2, 6),
  lead: number(0, 16),
  tail: number(0, 32),
  layers: fc.array(anyLayer, { maxLength: MOST_LAYERS }),
  bedGain: number(-24, 6),
});
