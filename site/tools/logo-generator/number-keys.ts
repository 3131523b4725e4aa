/** A digit that was pressed, and when (milliseconds). */
export interface Digit {
  key: string;
  at: number;
}

/** How long a first digit waits for its second, in milliseconds. */
export const SECOND_DIGIT_MS = 600;

/**
 * The index that a digit leads to among `count` things numbered from 1, or null. `1` goes to the first at once; a
 * digit soon after it makes a number of two (`1` `2` → the twelfth).
 */
export function numberStep(digit: Digit, before: Digit | null, count: number): number | null {
  if (!/^\d$/.test(digit.key)) return null;
  const follows = before !== null && digit.at - before.at <= SECOND_DIGIT_MS;
  const two = follows ? Number(before.key + digit.key) : 0;
  const number = two >= 10 && two <= count ? two : Number(digit.key);
  return number >= 1 && number <= count ? number - 1 : null;
}
