import { PRESET_IDS, type PresetId, recipeOf } from '#core/tools/voice-tag/presets.ts';
import type { Recipe } from '#core/tools/voice-tag/recipe.ts';
import { roundedRecipe } from './rounded-recipe.ts';

/** A recipe as text that is the same for the same treatment: an effect at nothing is one that is not named. */
function printOf(recipe: Recipe): string {
  const { effects, layers, ...rest } = roundedRecipe(recipe);
  const amounts = Object.entries(effects).filter(([, amount]) => (amount ?? 0) > 0);
  return JSON.stringify([
    Object.entries(rest).sort(([a], [b]) => (a < b ? -1 : 1)),
    amounts.sort(([a], [b]) => (a < b ? -1 : 1)),
    layers.map(({ kind, at, offset, length, gain, duck }) => [kind, at, offset, length, gain, duck]),
  ]);
}

/** Whether two recipes make the same treatment. */
export const sameRecipe = (one: Recipe, other: Recipe): boolean => printOf(one) === printOf(other);

/** What two recipes have in common: effects that both use, and kinds of bed. */
function likeness(one: Recipe, other: Recipe): number {
  const used = ({ effects, layers }: Recipe): Set<string> =>
    new Set([
      ...Object.entries(effects).flatMap(([id, amount]) => ((amount ?? 0) > 0 ? [id] : [])),
      ...layers.map(({ kind }) => `bed ${kind}`),
    ]);
  const [mine, theirs] = [used(one), used(other)];
  const shared = [...mine].filter((name) => theirs.has(name)).length;
  const all = new Set([...mine, ...theirs]).size;
  return all === 0 ? 1 : shared / all;
}

/** The treatment that a recipe from elsewhere is nearest to: what a drop with it is called after. */
export function presetLike(recipe: Recipe): PresetId {
  const exact = PRESET_IDS.find((id) => sameRecipe(recipeOf(id), recipe));
  if (exact) return exact;
  const [first, ...others] = PRESET_IDS;
  return others.reduce<PresetId>(
    (best, id) => (likeness(recipe, recipeOf(id)) > likeness(recipe, recipeOf(best)) ? id : best),
    first,
  );
}
