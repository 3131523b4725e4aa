import { SAMPLE_RATE, type Stereo } from '#core/music/sound.ts';
import { makeRoom } from '#core/tools/voice-tag/engine/mix/make-room.ts';
import { mixBeds } from '#core/tools/voice-tag/engine/mix/mix-beds.ts';
import type { Recipe } from '#core/tools/voice-tag/recipe.ts';
import type { Prepared, Rendered } from '../take.ts';
import { turn } from '../turn.ts';
import { renderVoice } from './render-voice.ts';

/** Time in which the end of a drop fades out, in beats: echoes and rooms stop on the grid. */
const FADE_BEATS = 0.5;

/** Mixes a prepared drop. The voice runs through Web Audio, the layers are summed; both are kept for the files. */
export async function renderDrop(
  prepared: Prepared,
  recipe: Recipe,
  { signal }: { signal: AbortSignal },
): Promise<Rendered> {
  const { arrangement, beds } = prepared;
  const pending = renderVoice(prepared, recipe);
  const bed = mixBeds({ arrangement, beds, voice: prepared.voice, gain: recipe.bedGain });
  const voice = await pending;
  signal.throwIfAborted();
  // Each part takes some milliseconds of the page's own thread, which is let go in between.
  makeRoom(voice, bed, arrangement.voice);
  await turn();
  fadeEnd(voice, arrangement.beat * FADE_BEATS);
  fadeEnd(bed, arrangement.beat * FADE_BEATS);
  await turn();
  return { mix: sum(voice, bed), voice, bed, arrangement };
}

function fadeEnd(sound: Stereo, seconds: number): void {
  for (const side of sound) {
    const length = Math.min(side.length, Math.round(seconds * SAMPLE_RATE));
    for (let i = 0; i < length; i++) {
      const at = side.length - 1 - i;
      side[at] = (side[at] ?? 0) * (i / length) ** 0.5;
    }
  }
}

function sum(one: Stereo, other: Stereo): Stereo {
  const add = (a: Float32Array, b: Float32Array) => a.map((sample, i) => sample + (b[i] ?? 0));
  return [add(one[0], other[0]), add(one[1], other[1])];
}
