import type { EffectId } from '#core/tools/voice-tag/effects.ts';
import { appliedAmount } from '#core/tools/voice-tag/engine/treatment/applied-amount.ts';
import type { Recipe } from '#core/tools/voice-tag/recipe.ts';
import type { Speech } from '../take.ts';
import { askTreatment } from './treatment-line.ts';
import type { TimedVoice } from './treatment-messages.ts';

/** Effects that change the voice itself, before anything is laid around it. */
const ON_THE_VOICE = [
  'vocoder',
  'pitch-drop',
  'vinyl-stop',
  'stutter',
  'scratch',
] as const satisfies EffectId[];

/** The last treatment of each voice: who moves a layer does not sing the chord again. */
const last = new WeakMap<Float32Array, { key: string; treated: Promise<TimedVoice> }>();

/** A voice with a recipe's effects in its own time. Shared between drops: read it, never write or transfer it. */
export function treatedVoice({ voice, words }: Speech, recipe: Recipe): Promise<TimedVoice> {
  const amounts = ON_THE_VOICE.map((effect) => appliedAmount(recipe, effect));
  const key = [recipe.bpm, recipe.key, recipe.seed, ...amounts].join(' ');
  const before = last.get(voice);
  if (before?.key === key) return before.treated;
  const entry = { key, treated: askTreatment('treat', { voice, words, recipe }) };
  last.set(voice, entry);
  entry.treated.catch(() => {
    if (last.get(voice) === entry) last.delete(voice);
  });
  return entry.treated;
}
