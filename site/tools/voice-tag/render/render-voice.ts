import { SAMPLE_RATE, type Stereo } from '#core/music/sound.ts';
import { appliedAmount } from '#core/tools/voice-tag/engine/treatment/applied-amount.ts';
import type { Recipe } from '#core/tools/voice-tag/recipe.ts';
import type { Prepared } from '../take.ts';
import { turn } from '../turn.ts';
import { gateEffect } from './gate-effect.ts';
import { convolverOf, offlineContext, playInto, rendered } from './offline.ts';
import { spaceEffects } from './space-effects.ts';
import { reverseSwell, SWELL_OVERLAP } from './swell.ts';
import { toneEffects } from './tone-effects.ts';

/** The voice with its whole treatment, at its place in the drop. */
export async function renderVoice(prepared: Prepared, recipe: Recipe): Promise<Stereo> {
  const { voice, arrangement, room, swellRoom } = prepared;
  const context = offlineContext(arrangement.seconds);
  const input = new GainNode(context);
  const output = new GainNode(context);
  output.connect(context.destination);

  const gate = appliedAmount(recipe, 'gate');
  const toned = toneEffects(input, recipe);
  const gated = gate > 0 ? gateEffect(toned, gate, arrangement) : toned;
  gated.connect(output);
  const hasRoom = room !== null && appliedAmount(recipe, 'reverb') > 0;
  spaceEffects(gated, output, recipe, {
    end: arrangement.seconds,
    room: hasRoom ? convolverOf(context, room) : null,
  });
  await turn();
  playInto(input, context, [voice], arrangement.voice.at);

  const swell = appliedAmount(recipe, 'swell');
  if (swell > 0 && swellRoom) {
    const sound = await reverseSwell(voice, swellRoom);
    const at = arrangement.voice.at + SWELL_OVERLAP - sound[0].length / SAMPLE_RATE;
    const level = new GainNode(context, { gain: swell });
    level.connect(output);
    playInto(level, context, sound, at);
  }
  return rendered(context);
}
