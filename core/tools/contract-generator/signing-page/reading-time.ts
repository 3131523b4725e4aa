import { plainFilled } from '../clauses/fill-text.ts';
import type { PageParts } from './page-parts.ts';

/** Words that people read in a minute of a text that they sign. */
const PACE = 200;
/** Words of the first page and of the schedules, about. */
const AROUND = 200;

/** Words around those of an addendum, about. */
const AROUND_ADDENDUM = 100;

const minutesOf = (texts: readonly string[], around: number): number =>
  Math.ceil((texts.join(' ').split(/\s+/).length + around) / PACE);

/** How long it takes to read a contract or an addendum, in whole minutes. */
export function readingMinutes({ numbered, parts }: Pick<PageParts, 'numbered' | 'parts'>): number {
  if (parts.addendum) return minutesOf(parts.addendum.paragraphs, AROUND_ADDENDUM);
  const { clauses, figures } = numbered;
  const texts = clauses.flatMap(({ title, paragraphs }) => [
    title,
    ...paragraphs.map((paragraph) => plainFilled(paragraph, figures)),
  ]);
  return minutesOf(texts, AROUND);
}
