const LETTERS = 'abcdefghijklmnopqrstuvwxyz ';
/** How often a–z and the space come in English running text, per thousand. */
const FREQUENCY = [
  65, 12, 22, 34, 102, 18, 16, 49, 56, 1, 6, 33, 19, 56, 60, 15, 1, 48, 51, 73, 22, 8, 19, 1, 16, 1, 180,
];

const advances =
  (widths: readonly number[]) =>
  (letter: string): number =>
    widths[LETTERS.indexOf(letter)] ?? 0;

/** Advance widths of Arial (and Liberation Sans, which matches it), in 1/1000 em. */
export const ARIAL = {
  regular: advances([
    556, 556, 500, 556, 556, 278, 556, 556, 222, 222, 500, 222, 833, 556, 556, 556, 556, 333, 500, 278, 556,
    500, 722, 500, 500, 500, 278,
  ]),
  bold: advances([
    556, 611, 556, 611, 556, 333, 611, 611, 278, 278, 556, 278, 889, 611, 611, 611, 611, 389, 556, 333, 611,
    556, 778, 556, 556, 500, 278,
  ]),
};
export const ARIAL_DIGIT = 556;

/** Advance widths of Times New Roman (and Liberation Serif, which matches it), in 1/1000 em. */
export const TIMES = advances([
  444, 500, 444, 500, 444, 333, 500, 500, 278, 278, 500, 278, 778, 500, 500, 500, 500, 333, 389, 278, 500,
  500, 722, 500, 500, 444, 250,
]);

/** How wide a letter of English text is on average. */
export function meanWidth(widthOf: (letter: string) => number): number {
  const total = FREQUENCY.reduce((sum, count) => sum + count, 0);
  return [...LETTERS].reduce((sum, letter, at) => sum + widthOf(letter) * (FREQUENCY[at] ?? 0), 0) / total;
}
