import type { Arrangement } from '#core/tools/voice-tag/engine/arrange.ts';
import {
  asLaidOut,
  type Edge,
  moveLayer,
  moveVoice,
  resizeLayer,
  type Snap,
  setTail,
} from '#core/tools/voice-tag/engine/arrange-edits.ts';
import { STEPS_IN_A_BEAT } from '#core/tools/voice-tag/engine/arrange-span.ts';
import type { Recipe } from '#core/tools/voice-tag/recipe.ts';

/** What is held on a lane: the voice, the end of the drop, or a layer by its place in the recipe. */
export type Held =
  | { what: 'voice' }
  | { what: 'tail' }
  | { what: 'layer'; layer: number; edge: 'body' | Edge };

/** The grid that edits snap to, in beats. */
export const STEP_BEATS = 1 / STEPS_IN_A_BEAT;

/** Levels of a layer, in dB. */
const QUIETEST = -40;
const LOUDEST = 6;

/** The recipe after what is held was moved by so many beats. `plan` is how this recipe lies now. */
export function moved(
  recipe: Recipe,
  plan: Arrangement,
  { held, beats, snap }: { held: Held; beats: number; snap: Snap },
): Recipe {
  switch (held.what) {
    case 'voice':
      return moveVoice(asLaidOut(recipe, plan), beats, snap);
    case 'tail': {
      const laid = asLaidOut(recipe, plan);
      return setTail(laid, laid.tail + beats, snap);
    }
    case 'layer':
      return held.edge === 'body'
        ? moveLayer(recipe, plan, { layer: held.layer, by: beats, snap })
        : resizeLayer(recipe, plan, { layer: held.layer, edge: held.edge, by: beats, snap });
  }
}

/** The recipe with a layer louder or quieter by so many dB. */
export function withGain(recipe: Recipe, layer: number, by: number): Recipe {
  const layers = recipe.layers.map((one, index) =>
    index === layer ? { ...one, gain: Math.min(LOUDEST, Math.max(QUIETEST, one.gain + by)) } : one,
  );
  return { ...recipe, layers };
}
