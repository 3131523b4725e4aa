import type { EffectAmounts } from '#core/tools/voice-tag/effects.ts';
import type { Recipe } from '#core/tools/voice-tag/recipe.ts';

/** To a millionth; never minus zero, which JSON does not keep. */
const rounded = (value: number): number => Math.round(value * 1e6) / 1e6 + 0;

/** A recipe as it is written down: to a millionth of a beat, a dB or a share, which nobody can hear. */
export function roundedRecipe(recipe: Recipe): Recipe {
  const amounts = Object.entries(recipe.effects).map(([id, amount]) => [id, rounded(amount ?? 0)]);
  const effects: EffectAmounts = Object.fromEntries(amounts);
  return {
    ...recipe,
    effects,
    bpm: rounded(recipe.bpm),
    strength: rounded(recipe.strength),
    room: rounded(recipe.room),
    lead: rounded(recipe.lead),
    tail: rounded(recipe.tail),
    bedGain: rounded(recipe.bedGain),
    layers: recipe.layers.map((layer) => ({
      ...layer,
      offset: rounded(layer.offset),
      length: layer.length === null ? null : rounded(layer.length),
      gain: rounded(layer.gain),
      duck: rounded(layer.duck),
    })),
  };
}
