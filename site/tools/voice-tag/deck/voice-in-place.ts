import { type Mono, SAMPLE_RATE, type Stereo } from '#core/music/sound.ts';
import type { Arrangement } from '#core/tools/voice-tag/engine/arrange.ts';

/** The voice alone at its place on the time axis of the drop, with silence around it. */
export function voiceInPlace(
  voice: Mono,
  { seconds, voice: { at } }: Pick<Arrangement, 'seconds' | 'voice'>,
): Stereo {
  const start = Math.round(at * SAMPLE_RATE);
  const length = Math.max(Math.round(seconds * SAMPLE_RATE), start + voice.length);
  const side = new Float32Array(length);
  side.set(voice, start);
  return [side, side];
}
