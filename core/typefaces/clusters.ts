/** A letter with its marks, its Thai SARA AM, and the letters that a Devanagari virama ties to it. */
const CLUSTER = /\P{M}(?:[\p{M}\u0E33]|(?<=\u094D)\p{Script=Devanagari})*|\p{M}+/gu;

/** Cuts a text into what a reader sees as one letter each. */
export const clustersOf = (text: string): string[] => text.match(CLUSTER) ?? [];

/** Letters that join up, or hang from one line: they cannot be spaced out, cut apart or come from two faces. */
export const isJoined = (text: string): boolean => /[\p{Script=Arabic}\p{Script=Devanagari}]/u.test(text);

const JOINED_WORD = /(?:\p{Script=Arabic}[\p{M}\u0640]*)+|(?:\p{Script=Devanagari}\p{M}*)+/u;

/** Flags, keycaps, and pictures that are joined into one (UTS #51). */
const PICTURE = /\p{Extended_Pictographic}\p{Emoji_Modifier}?\uFE0F?[\u{E0020}-\u{E007F}]*/u;
const EMOJI = `\\p{Regional_Indicator}{2}|[0-9#*]\\uFE0F?\\u20E3|${PICTURE.source}(?:\\u200D${PICTURE.source})*`;
const INDIVISIBLE = new RegExp(`${JOINED_WORD.source}|${EMOJI}`, 'gu');

/** Cuts a text into the parts that one face has to draw: joined words, emoji, and single letters elsewhere. */
export function indivisibleParts(text: string): string[] {
  const parts: string[] = [];
  let end = 0;
  for (const { 0: word, index } of text.matchAll(INDIVISIBLE)) {
    parts.push(...clustersOf(text.slice(end, index)), word);
    end = index + word.length;
  }
  return [...parts, ...clustersOf(text.slice(end))];
}

/** Whether a run is nothing but marks: their letter comes from another font file. */
export const isLooseMark = (text: string): boolean => /^\p{M}+$/u.test(text);
