import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { ANCHORS, BED_KINDS } from '../beds.ts';
import { recipeOf } from '../presets.ts';
import { MOST_LAYERS, type Recipe } from '../recipe.ts';
import { arrange } from './arrange.ts';
import { moveLayer, resizeLayer } from './arrange-edits.ts';
import { LEAST_INSIDE } from './arrange-reach.ts';

/** Thousandths, as doubles are mostly next to nothing. */
const any = (min: number, max: number) =>
  fc.integer({ min: min * 1000, max: max * 1000 }).map((thousandths) => thousandths / 1000);
const anyLayer = fc.record({
  kind: fc.constantFrom(...BED_KINDS),
  at: fc.constantFrom(...ANCHORS),
  offset: any(-32, 32),
  length: fc.option(any(0.25, 64)),
  gain: fc.constant(-6),
  duck: fc.constant(0),
});
const anyLayered = fc
  .record({
    bpm: any(60, 200),
    bars: fc.constantFrom(0 as const, 1 as const, 2 as const, 4 as const),
    lead: any(0, 16),
    tail: any(0, 32),
    layers: fc.array(anyLayer, { minLength: 1, maxLength: MOST_LAYERS }),
  })
  .map((part): Recipe => ({ ...recipeOf('festival'), ...part }));
const anyVoice = any(0.2, 20);
const anyBy = any(-80, 80);
const anySnap = fc.constantFrom('grid' as const, 'free' as const);

/** Beats of a layer that lie within the drop. */
function inside(recipe: Recipe, voice: number, layer: number): number {
  const plan = arrange(recipe, voice);
  return (plan.clips.find((clip) => clip.layer === layer)?.seconds ?? 0) / plan.beat;
}

it('a quarter beat of a layer stays within the drop, however far it is moved', () => {
  fc.assert(
    fc.property(anyLayered, anyVoice, anyBy, anySnap, fc.nat(7), (recipe, voice, by, snap, index) => {
      const layer = index % recipe.layers.length;
      const moved = moveLayer(recipe, arrange(recipe, voice), { layer, by, snap });
      expect(inside(moved, voice, layer)).toBeGreaterThanOrEqual(LEAST_INSIDE - 1e-5);
    }),
  );
});

it('a quarter beat of a layer stays within the drop, however short it is made', () => {
  fc.assert(
    fc.property(anyLayered, anyVoice, anyBy, anySnap, fc.nat(7), (recipe, voice, by, snap, index) => {
      const layer = index % recipe.layers.length;
      const plan = arrange(recipe, voice);
      const seen = moveLayer(recipe, plan, { layer, by: 0, snap });
      for (const edge of ['start', 'end'] as const) {
        const edited = resizeLayer(seen, plan, { layer, edge, by, snap });
        // A start that is placed freely has a thousandth of a beat to spare.
        expect(inside(edited, voice, layer)).toBeGreaterThanOrEqual(LEAST_INSIDE - 2e-3);
      }
    }),
  );
});

it('a layer comes back from where it was pushed to, press by press', () => {
  const voice = 2.1;
  let recipe = recipeOf('festival');
  const plan = arrange(recipe, voice);
  for (let n = 0; n < 60; n++) recipe = moveLayer(recipe, plan, { layer: 0, by: -0.25 });
  expect(inside(recipe, voice, 0)).toBeCloseTo(LEAST_INSIDE);
  expect(inside(moveLayer(recipe, plan, { layer: 0, by: 0.25 }), voice, 0)).toBeCloseTo(0.5);
  for (let n = 0; n < 120; n++) recipe = moveLayer(recipe, plan, { layer: 0, by: 0.25 });
  expect(inside(recipe, voice, 0)).toBeCloseTo(LEAST_INSIDE);
});
