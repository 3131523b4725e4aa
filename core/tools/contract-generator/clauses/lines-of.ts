import { isVisible } from '#core/visible-text.ts';

/** The paragraphs that a text is typed in: each line that says something. */
export const linesOf = (text: string): string[] =>
  text
    .split(/[\n\u2028\u2029]/)
    .map((line) => line.trim())
    .filter(isVisible);
