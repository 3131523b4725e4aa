import type { SpeechPlan } from '../../speech-plan.ts';
import type { SpokenWord } from '../spoken-word.ts';
import { align } from './align.ts';
import { PAUSE, type Phone } from './phones.ts';

/**
 * A word that stands between the words, and its sounds. Where a script says it too, there are more parts than words, and
 * the words are timed by their length.
 */
const BORDER = { word: 'oink', sounds: 'oy ng k' };

/** The text whose sounds tell the words of a plan apart. Pauses alone do not: the engine leaves some of them out. */
export const separatedText = ({ words }: SpeechPlan): string =>
  words.map(({ say }) => say).join(`, ${BORDER.word}, `);

interface OwnedSound {
  name: string;
  word: number;
}

/** The sounds of each word, where every word stands between borders; null where there are not as many words. */
function soundsByWord(apart: readonly string[], words: number): OwnedSound[] | null {
  const line = apart.filter((name) => name !== PAUSE).join(' ');
  const parts = ` ${line} `.split(` ${BORDER.sounds} `).map((part) => part.split(' ').filter(Boolean));
  if (parts.length !== words || parts.some((part) => part.length === 0)) return null;
  return parts.flatMap((part, word) => part.map((name) => ({ name, word })));
}

/** The word of each sound by the length of what is written: the last resort. */
function wordsByLength({ words }: SpeechPlan, count: number): number[] {
  const total = words.reduce((sum, { say }) => sum + say.length, 0);
  const ends = words.map((_, index) =>
    words.slice(0, index + 1).reduce((sum, { say }) => sum + say.length / total, 0),
  );
  return Array.from({ length: count }, (_, index) =>
    Math.max(
      0,
      ends.findIndex((end) => (index + 0.5) / count <= end),
    ),
  );
}

/**
 * When each word of the script is heard. `phones` is the speech, `apart` the sounds of `separatedText`. Sounds change
 * with their neighbours, so the two are matched as a whole.
 */
export function wordTimes(
  plan: SpeechPlan,
  phones: readonly Phone[],
  apart: readonly string[],
): SpokenWord[] {
  const sounds = phones
    .map(({ name, until }, index) => ({ name, until, at: phones[index - 1]?.until ?? 0 }))
    .filter(({ name }) => name !== PAUSE);
  const owned = soundsByWord(apart, plan.words.length);
  const words = owned
    ? align(
        sounds.map(({ name }) => name),
        owned.map(({ name }) => name),
      ).map((place) => owned[place]?.word ?? 0)
    : wordsByLength(plan, sounds.length);
  let before = sounds[0]?.at ?? 0;
  return plan.words.map(({ text }, word) => {
    const at = sounds[words.indexOf(word)]?.at ?? before;
    const until = sounds[words.lastIndexOf(word)]?.until ?? at;
    before = until;
    return { text, at, until };
  });
}
