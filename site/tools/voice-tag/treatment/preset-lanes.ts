import { arrange } from '#core/tools/voice-tag/engine/arrange.ts';
import { type PresetId, recipeOf } from '#core/tools/voice-tag/presets.ts';

/** Length of a voice that stands for any, in seconds: a sentence of six words. */
const VOICE_SECONDS = 1.9;

/** A bar of a small timeline, from 0 to 1 of its length. */
export interface Lane {
  kind: 'voice' | 'bed';
  from: number;
  to: number;
}

/** Where voice and layers of a treatment lie around a sentence, the voice first. */
export function presetLanes(id: PresetId): Lane[] {
  const { seconds, voice, clips } = arrange(recipeOf(id), VOICE_SECONDS);
  const lane = (kind: Lane['kind'], at: number, length: number): Lane => ({
    kind,
    from: Math.max(0, at / seconds),
    to: Math.min(1, (at + length) / seconds),
  });
  return [
    lane('voice', voice.at, voice.seconds),
    ...clips.map((clip) => lane('bed', clip.at, clip.seconds)),
  ].filter(({ from, to }) => to > from);
}
