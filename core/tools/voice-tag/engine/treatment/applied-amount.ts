import type { EffectId } from '../../effects.ts';
import type { Recipe } from '../../recipe.ts';

/** How much of an effect is heard, 0 to 1: its amount, turned by the one knob over all of them. */
export function appliedAmount(recipe: Pick<Recipe, 'effects' | 'strength'>, effect: EffectId): number {
  return Math.min(1, Math.max(0, (recipe.effects[effect] ?? 0) * 2 * recipe.strength));
}
