import { ENGLISH_ALONE } from './word-lists.ts';

/** Words as readers count them, in any script: UAX #29. */
export function countWords(text: string): number {
  let count = 0;
  for (const { isWordLike } of new Intl.Segmenter('en', { granularity: 'word' }).segment(text))
    if (isWordLike) count += 1;
  return count;
}

const QUOTED = /[“"„«][^”"“»]*[”"“»]/gu;
/** `I` goes with a verb: before a capital it begins a title (“I Feel Love”), behind one it may number it (“Act I and II”). */
const FIRST_PERSON =
  /(?<![\p{L}\p{N}'’])(?:(?<!\p{Lu}\p{L}*\s(?=I\s(?:and|or|of|at|on|in)\b))I(?=\s+\p{Ll})|I['’](?:m|ve|d|ll)|[Mm]y|[Mm]e|[Ww]e|[Oo]ur|[Uu]s)(?![\p{L}\p{N}])/u;

/** Fewer words tell too little of their language. */
const TELLING = 12;

function isEnglish(text: string): boolean {
  const words = text.toLowerCase().match(/[\p{L}\p{M}]+/gu) ?? [];
  return (
    words.length < TELLING || words.filter((word) => ENGLISH_ALONE.has(word)).length * 16 >= words.length
  );
}

/** Whether a bio is written as the artist speaks, in English: `I`, `my`, `we`; what it quotes does not count. */
export function isFirstPerson(text: string): boolean {
  const own = text.replaceAll(QUOTED, '');
  return FIRST_PERSON.test(own) && isEnglish(own);
}
