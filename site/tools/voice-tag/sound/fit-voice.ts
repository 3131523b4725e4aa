import { SAMPLE_RATE } from '#core/music/sound.ts';
import { fadeEnds } from '#core/tools/voice-tag/engine/voice/fade.ts';
import type { TimedVoice } from './treatment-messages.ts';

/** Time in which a voice that has to be cut fades out, in seconds. */
const FADE = 0.05;

/** The voice within the time that its drop has for it: cut with a fade where it is longer than a drop may be. */
export function fitVoice(timed: TimedVoice, seconds: number): TimedVoice {
  const room = Math.round(seconds * SAMPLE_RATE);
  if (timed.voice.length <= room) return timed;
  const voice = fadeEnds(timed.voice.slice(0, room), 0, Math.min(room, Math.round(FADE * SAMPLE_RATE)));
  const words = timed.words
    .filter(({ at }) => at < seconds)
    .map((word) => ({ ...word, until: Math.min(word.until, seconds) }));
  return { voice, words };
}
