import fc from 'fast-check';
import { expect, test } from 'vitest';
import { PRESET_IDS, recipeOf } from '#core/tools/voice-tag/presets.ts';
import { anyRecipe } from './recipes-of-tests.ts';
import { presetLike, sameRecipe } from './same-recipe.ts';

test('a preset is like itself, and like no other', () => {
  for (const id of PRESET_IDS) {
    expect(presetLike(recipeOf(id))).toBe(id);
    for (const other of PRESET_IDS) expect(sameRecipe(recipeOf(id), recipeOf(other))).toBe(id === other);
  }
});

test('the order of the effects, and effects at nothing, change no treatment', () => {
  const { effects, ...rest } = recipeOf('festival');
  const turned = Object.fromEntries(Object.entries(effects).reverse());
  expect(sameRecipe(recipeOf('festival'), { ...rest, effects: { ...turned, gate: 0 } })).toBe(true);
  expect(sameRecipe(recipeOf('festival'), { ...rest, effects: { ...turned, gate: 0.1 } })).toBe(false);
});

test('a changed preset is still like the one that it was', () => {
  const recipe = recipeOf('cinematic');
  expect(presetLike({ ...recipe, bpm: 174, effects: { ...recipe.effects, delay: 0.2 } })).toBe('cinematic');
});

test('any recipe is like some preset, and the same as itself', () => {
  fc.assert(
    fc.property(anyRecipe, (recipe) => {
      expect(PRESET_IDS).toContain(presetLike(recipe));
      expect(sameRecipe(recipe, structuredClone(recipe))).toBe(true);
    }),
  );
});
