import type { EffectId } from '#core/tools/voice-tag/effects.ts';
import type { Recipe } from '#core/tools/voice-tag/recipe.ts';
import { drop } from '../studio.ts';
import { presetLike } from './same-recipe.ts';

/** Changes parts of the treatment; what it began as stays its name. */
export function changeRecipe(part: Partial<Recipe>): void {
  drop.change({ recipe: { ...drop.$draft.get().recipe, ...part } });
}

/** Sets how much there is of an effect; none of it takes it out. */
export function changeEffect(id: EffectId, amount: number): void {
  const { [id]: _, ...others } = drop.$draft.get().recipe.effects;
  changeRecipe({ effects: amount > 0 ? { ...others, [id]: amount } : others });
}

/** Takes up a whole treatment from elsewhere: it is called after the one that it is nearest to. */
export function takeUp(recipe: Recipe): void {
  drop.change({ recipe, preset: presetLike(recipe) });
}
