/** Letters, digits and what stands inside of words: `D-Nice`, `you're`, `R&B`. */
const EDGES = /^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu;

/** A word without what stands around it: `(Nova!)` is `Nova`. Empty where nothing is left. */
export const bareWord = (word: string): string => word.normalize('NFC').replace(EDGES, '');

/** Two words that are said alike: case and what stands around them do not count. */
export const wordKey = (word: string): string => bareWord(word).toLowerCase();

/** The words of a script, each once, as they are first written. */
export function wordsOf(script: string): string[] {
  const words = new Map<string, string>();
  for (const piece of script.split(/\s+/u)) {
    const word = bareWord(piece);
    if (word !== '' && !words.has(wordKey(word))) words.set(wordKey(word), word);
  }
  return [...words.values()];
}
