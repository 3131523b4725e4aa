import type { Arrangement } from '#core/tools/voice-tag/engine/arrange.ts';
import { removeLayer } from '#core/tools/voice-tag/engine/arrange-edits.ts';
import type { Recipe } from '#core/tools/voice-tag/recipe.ts';
import { type Held, moved, STEP_BEATS, withGain } from './lane-edits.ts';

type Press = Pick<KeyboardEvent, 'key' | 'shiftKey' | 'ctrlKey' | 'metaKey' | 'altKey'>;

/** A sixteenth against a free step, in beats. */
const FREE_BEATS = 1 / 32;

/**
 * The recipe after a key on a focused clip: arrows move it by a quarter beat (with Alt by 1/32), with Shift its end;
 * plus and minus set its level, Delete takes it away. The tail moves by whole beats, as a drop has a whole number of
 * them. Null for any other key.
 */
export function pressedOn(
  held: Held,
  event: Press,
  { recipe, plan }: { recipe: Recipe; plan: Arrangement },
): Recipe | null {
  if (event.ctrlKey || event.metaKey) return null;
  const way = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
  if (way !== undefined) {
    // From wherever the tail ends, so that each press is heard.
    if (held.what === 'tail') return moved(recipe, plan, { held, beats: way, snap: 'free' });
    const isLayer = held.what === 'layer';
    const target: Held = isLayer && event.shiftKey ? { ...held, edge: 'end' } : held;
    const step = event.altKey ? FREE_BEATS : STEP_BEATS;
    return moved(recipe, plan, { held: target, beats: way * step, snap: event.altKey ? 'free' : 'grid' });
  }
  if (held.what !== 'layer') return null;
  if (event.key === '+' || event.key === '=') return withGain(recipe, held.layer, 1);
  if (event.key === '-' || event.key === '−') return withGain(recipe, held.layer, -1);
  if (event.key === 'Delete' || event.key === 'Backspace') return removeLayer(recipe, held.layer);
  return null;
}
