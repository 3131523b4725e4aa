/** Thai SARA AM after tone marks: a ring above the letter, which comes first, and a stroke after it. */
const SARA_AM_AFTER_TONES = /([\u0E48-\u0E4B]*)\u0E33/gu;

/** Thai tone marks make way for the tall stroke of these letters, and do not see it past a vowel below. */
const TALL_THEN_BELOW_THEN_TONES = /([\u0E1B\u0E1D\u0E1F])([\u0E38-\u0E3A]+)([\u0E48-\u0E4C]+)/gu;

/** Hebrew: the dots inside a letter, after vowel points. */
const POINTS_THEN_DOTS = /([\u05B0-\u05BB\u05C7]+)([\u05BC\u05C1\u05C2]+)/gu;

/** Arabic: a doubling sign after vowel signs. */
const VOWELS_THEN_SHADDA = /([\u064B-\u0650]+)(\u0651)/gu;

/**
 * Puts marks into the order in which typefaces expect them, which is not that of Unicode's normal form: marks
 * that belong to the letter come first. Browsers do the same.
 */
export const marksInShapingOrder = (text: string): string =>
  text
    .replaceAll(SARA_AM_AFTER_TONES, '\u0E4D$1\u0E32')
    .replaceAll(TALL_THEN_BELOW_THEN_TONES, '$1$3$2')
    .replaceAll(POINTS_THEN_DOTS, '$2$1')
    .replaceAll(VOWELS_THEN_SHADDA, '$2$1');
