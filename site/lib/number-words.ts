import { cardinal } from '#core/tools/voice-tag/spoken/numbers.ts';

/** `three`, up to twenty; `2,000` above. */
export const numberWords = (count: number): string =>
  count <= 20 ? cardinal(count) : count.toLocaleString('en');

/** `Three`, at the beginning of a sentence. */
export const capital = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);
