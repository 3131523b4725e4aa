import type { Inline } from '#core/paper/text-style.ts';
import type { Figures } from '../figures.ts';

const PLACEHOLDER = /\{([A-Za-z][\w.-]{0,40})\}/g;

/** The placeholders that a text of a clause has, each once. */
export const placeholdersIn = (text: string): string[] => [
  ...new Set([...text.matchAll(PLACEHOLDER)].map(([, name = '']) => name)),
];

/** A text with its placeholders filled in; a name that is none stays as it was typed. What is filled in is never read as markup. */
const filledText = (text: string, figures: Figures): string =>
  text.replaceAll(PLACEHOLDER, (typed, name: string) => figures.get(name) ?? typed);

/** The same as documents set it: `**strong**` words are strong. */
export function filledInlines(text: string, figures: Figures): Inline[] {
  const parts = text.split(/\*\*([^*\n]+)\*\*/);
  return parts.flatMap((part, index): Inline[] =>
    part ? [{ text: filledText(part, figures), ...(index % 2 === 1 && { strong: true }) }] : [],
  );
}

/** A text without the marks of strong words, filled in. */
export const plainFilled = (text: string, figures: Figures): string =>
  filledInlines(text, figures)
    .map((inline) => inline.text)
    .join('');
