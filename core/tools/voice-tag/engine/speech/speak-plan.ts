import type { SpeechPlan } from '../../speech-plan.ts';
import type { SpeechParameters } from '../../styles.ts';
import type { SpokenWord } from '../spoken-word.ts';
import { type Spoken, speak } from './speak.ts';
import type { Instantiate } from './wasi.ts';
import { separatedText, wordTimes } from './word-times.ts';

export interface SpokenPlan extends Spoken {
  words: readonly SpokenWord[];
}

/** How fast the words are said that only tell which sounds they have: nobody hears them. */
const HURRIED = 0.1;

/** Speaks a plan and says when each of its words is heard. Throws SpeechError. */
export function speakPlan(
  instantiate: Instantiate,
  recorded: Uint8Array,
  parameters: SpeechParameters,
  plan: SpeechPlan,
): SpokenPlan {
  const spoken = speak(instantiate, recorded, parameters, plan.text);
  const hurried = { ...parameters, stretch: HURRIED };
  const apart = speak(instantiate, recorded, hurried, separatedText(plan)).phones;
  const words = wordTimes(
    plan,
    spoken.phones,
    apart.map(({ name }) => name),
  );
  return { ...spoken, words };
}
