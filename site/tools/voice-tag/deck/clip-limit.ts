import { type Arrangement, arrange } from '#core/tools/voice-tag/engine/arrange.ts';
import type { Recipe } from '#core/tools/voice-tag/recipe.ts';
import type { Held } from './lane-edits.ts';

/** What is said after a key on a clip that is at its limit; empty where the clip became another one. */
export function limitWords(
  held: Held,
  key: string,
  { plan, next }: { plan: Arrangement; next: Recipe },
): string {
  if (seen(held, plan) !== seen(held, arrange(next, plan.voice.seconds))) return '';
  if (held.what === 'tail')
    return key === 'ArrowRight' ? 'The tail is as long as it can be' : 'The tail is as short as it can be';
  return held.what === 'voice' ? 'The voice goes no further' : 'The layer goes no further';
}

/** What a key changes of a clip, to be compared. */
function seen(held: Held, { voice, clips, seconds }: Arrangement): string {
  if (held.what === 'tail') return String(seconds);
  if (held.what === 'voice') return String(voice.at);
  const clip = clips.find(({ layer }) => layer === held.layer);
  return clip ? [clip.kind, clip.at, clip.seconds, clip.gain].join() : '';
}
