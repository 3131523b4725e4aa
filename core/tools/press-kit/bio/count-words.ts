/** Words as readers count them, in any script: UAX #29. */
export function countWords(text: string): number {
  let count = 0;
  for (const { isWordLike } of new Intl.Segmenter('en', { granularity: 'word' }).segment(text))
    if (isWordLike) count += 1;
  return count;
}

const QUOTED = /[“"„«][^”"“»]*[”"“»]/gu;
const FIRST_PERSON =
  /(?<![\p{L}\p{N}'’])(?:I|I['’](?:m|ve|d|ll)|[Mm]y|[Mm]e|[Ww]e|[Oo]ur|[Uu]s)(?![\p{L}\p{N}])/u;

/** Whether a bio is written as the artist speaks, in English: `I`, `my`, `we`; what it quotes does not count. */
export const isFirstPerson = (text: string): boolean => FIRST_PERSON.test(text.replaceAll(QUOTED, ''));
