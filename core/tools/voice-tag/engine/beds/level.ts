import { momentaryMax } from '#core/music/loudness/loudness.ts';
import { weigh } from '#core/music/loudness/weigh.ts';
import { SAMPLE_RATE, type Stereo } from '#core/music/sound.ts';
import { decibels } from '../decibels.ts';

/** Brings a sound to a loudness of its loudest 400 ms, in LUFS, in place. Silence stays silence. */
export function bringTo(lufs: number, sound: Stereo): Stereo {
  const now = momentaryMax(weigh(sound, SAMPLE_RATE));
  if (now === null) return sound;
  const gain = decibels(lufs - now);
  for (const side of sound) for (let i = 0; i < side.length; i++) side[i] = (side[i] ?? 0) * gain;
  return sound;
}
