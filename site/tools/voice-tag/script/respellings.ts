import { MOST_RESPELLINGS, type Respelling } from '#core/tools/voice-tag/script.ts';
import { wordKey, wordsOf } from './words-of.ts';

/** How a word is said; null where it is said as it is written. */
export function sayOf(respellings: readonly Respelling[], word: string): string | null {
  return respellings.find((one) => wordKey(one.word) === wordKey(word))?.say ?? null;
}

export const withoutWord = (respellings: readonly Respelling[], word: string): Respelling[] =>
  respellings.filter((one) => wordKey(one.word) !== wordKey(word));

/**
 * The respellings with a word said like this; an empty spelling takes it away. Where there are too many, those of words
 * that the script no longer has make room first, the oldest first.
 */
export function withWord(
  respellings: readonly Respelling[],
  { word, say }: Respelling,
  { script, most = MOST_RESPELLINGS }: { script: string; most?: number },
): Respelling[] {
  const others = withoutWord(respellings, word);
  const spelled = say.replace(/\s+/gu, ' ').trim();
  if (spelled === '') return others;
  const inScript = new Set(wordsOf(script).map(wordKey));
  const kept = [...others];
  while (kept.length >= most) {
    const unused = kept.findIndex((one) => !inScript.has(wordKey(one.word)));
    kept.splice(Math.max(unused, 0), 1);
  }
  return [...kept, { word, say: spelled }];
}

/**
 * The respellings of a drop with those that are remembered for words of its script. One that the drop has already, and
 * one that was declined for it, stays as it is; without room for more, nothing is pushed out.
 */
export function withRemembered(
  respellings: readonly Respelling[],
  remembered: readonly Respelling[],
  { script, declined }: { script: string; declined: ReadonlySet<string> },
): readonly Respelling[] {
  const inScript = new Set(wordsOf(script).map(wordKey));
  const added = remembered.filter(
    ({ word }) =>
      inScript.has(wordKey(word)) && !declined.has(wordKey(word)) && sayOf(respellings, word) === null,
  );
  const room = MOST_RESPELLINGS - respellings.length;
  return added.length === 0 || room <= 0 ? respellings : [...respellings, ...added.slice(0, room)];
}
