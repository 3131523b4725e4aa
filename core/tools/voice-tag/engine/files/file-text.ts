/** Controls, and half surrogates, which no tag format can hold. */
const UNFIT = /[\p{Cc}\p{Cs}\u202A-\u202E\u2066-\u2069]+/gu;

/** A text as it goes into a file: one line, without NUL, at most `most` characters (code points). */
export function fileText(text: string, most: number): string {
  const line = text.toWellFormed().replace(UNFIT, ' ').replace(/\s+/gu, ' ').trim();
  return [...line].slice(0, most).join('').trim();
}
