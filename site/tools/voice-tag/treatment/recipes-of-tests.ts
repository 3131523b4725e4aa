import fc from 'fast-check';
import { CAMELOT_KEYS } from '#core/music/camelot.ts';
import { ANCHORS, BED_KINDS } from '#core/tools/voice-tag/beds.ts';
import { EFFECT_IDS } from '#core/tools/voice-tag/effects.ts';
import { MOST_LAYERS, type Recipe } from '#core/tools/voice-tag/recipe.ts';

const within = (min: number, max: number) => fc.double({ min, max, noNaN: true });

const layer = fc.record({
  kind: fc.constantFrom(...BED_KINDS),
  at: fc.constantFrom(...ANCHORS),
  offset: within(-32, 32),
  length: fc.option(within(0.25, 64)),
  gain: within(-40, 6),
  duck: within(0, 1),
});

/** Any recipe that the tool takes, with as many decimals as numbers have. */
export const anyRecipe: fc.Arbitrary<Recipe> = fc.record({
  bpm: within(60, 200),
  key: fc.constantFrom(...CAMELOT_KEYS),
  bars: fc.constantFrom<Recipe['bars']>(0, 1, 2, 4),
  seed: fc.integer({ min: 0, max: 999_999 }),
  effects: fc.dictionary(fc.constantFrom(...EFFECT_IDS), within(0, 1), { noNullPrototype: true }),
  strength: within(0, 1),
  echo: fc.constantFrom<Recipe['echo']>(0.25, 0.5, 0.75, 1, 1.5, 2),
  room: within(0.2, 6),
  lead: within(0, 16),
  tail: within(0, 32),
  layers: fc.array(layer, { maxLength: MOST_LAYERS }),
  bedGain: within(-24, 6),
});
