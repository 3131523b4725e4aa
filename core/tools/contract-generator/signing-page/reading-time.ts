import { plainFilled } from '../clauses/fill-text.ts';
import type { PageParts } from './page-parts.ts';

/** Words that people read in a minute of a text that they sign. */
const PACE = 200;
/** Words of the first page and of the schedules, about. */
const AROUND = 200;

/** How long it takes to read a contract, in whole minutes. */
export function readingMinutes({ numbered: { clauses, figures } }: Pick<PageParts, 'numbered'>): number {
  const texts = clauses.flatMap(({ title, paragraphs }) => [
    title,
    ...paragraphs.map((paragraph) => plainFilled(paragraph, figures)),
  ]);
  return Math.ceil((texts.join(' ').split(/\s+/).length + AROUND) / PACE);
}
