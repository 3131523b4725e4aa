import { type Mono, SAMPLE_RATE } from '#core/music/sound.ts';
import type { Recipe } from '../../recipe.ts';
import type { SpokenWord } from '../spoken-word.ts';
import { fadeEnds } from '../voice/fade.ts';
import { softClip } from '../voice/soft-clip.ts';
import { appliedAmount } from './applied-amount.ts';
import { pitchDrop } from './pitch-drop.ts';
import { scratch } from './scratch.ts';
import { stutter } from './stutter.ts';
import type { Treated } from './treated.ts';
import { vinylStop } from './vinyl-stop.ts';
import { vocoder } from './vocoder.ts';

/** Where sounds lie over each other they may go above what a voice does by itself: what is over the knee is bent. */
const KNEE = 0.91;
const CEILING = 0.97;
const EDGE = Math.round(0.002 * SAMPLE_RATE);

/**
 * Does to a shaped voice what a recipe does in its own time: first what changes its sound (vocoder), then its end
 * (pitch drop, vinyl stop), then what comes before it (stutter, scratch). Words move along with what is heard.
 */
export function treatVoice(
  voice: Mono,
  words: readonly SpokenWord[],
  recipe: Recipe,
): { voice: Mono; words: SpokenWord[] } {
  const beat = 60 / recipe.bpm;
  const amount = (effect: Parameters<typeof appliedAmount>[1]) => appliedAmount(recipe, effect);
  const isSung = amount('vocoder') > 0;
  const sung: Treated = {
    voice: isSung ? vocoder(voice, recipe.key, amount('vocoder'), recipe.seed) : voice,
    words,
  };
  let treated = sung;
  if (amount('pitch-drop') > 0) treated = pitchDrop(treated, amount('pitch-drop'));
  if (amount('vinyl-stop') > 0) treated = vinylStop(treated, amount('vinyl-stop'), beat);
  if (amount('stutter') > 0) treated = stutter(treated, amount('stutter'), beat);
  if (amount('scratch') > 0) treated = scratch(treated, sung, amount('scratch'), beat);
  const safe = softClip(treated.voice.slice(), KNEE, CEILING);
  return { voice: fadeEnds(safe, EDGE, EDGE), words: [...treated.words] };
}
