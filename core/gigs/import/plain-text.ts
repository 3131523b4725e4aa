const CONTROLS = /[\p{Cc}\u202A-\u202E\u2066-\u2069]/gu;

/** A text of several lines as gigs take it in. */
export const plainText = (text: string): string =>
  text
    .toWellFormed()
    .replaceAll(/\r\n?/g, '\n')
    .replaceAll(CONTROLS, (one) => (one === '\n' || one === '\t' ? one : ''))
    .trim();

/** The same of one line; empty where it says nothing, as `-` or `?` do. */
export function plainLine(text: string): string {
  const line = text.toWellFormed().replaceAll(/\s+/g, ' ').replaceAll(CONTROLS, '').trim();
  return /(?!\p{Default_Ignorable_Code_Point})[\p{L}\p{N}]/u.test(line) ? line : '';
}

/** So many UTF-16 units of a text at most, and never half of a character. */
export const cutLine = (line: string, most: number): string =>
  line
    .slice(0, most)
    .replace(/[\uD800-\uDBFF]$/, '')
    .trim();
