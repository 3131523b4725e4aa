import { type CollectionEntry, getEntry } from 'astro:content';
import { CATALOGUE, type CatalogueId } from '#core/catalogue.ts';

type Tool = (typeof CATALOGUE)[number];
export type Uses = CollectionEntry<'uses'>['data'];

/** What one use of a tool is called. Throws where content/uses.yaml does not say. */
export async function usesOf(id: CatalogueId): Promise<Uses> {
  const entry = await getEntry('uses', id);
  if (!entry) throw new Error(`content/uses.yaml has no tool ${id}`);
  return entry.data;
}

/** `10 briefs`, `1 drop`. */
export const countWords = (count: number, { singular, plural }: Uses): string =>
  `${count} ${count === 1 ? singular : plural}`;

/** Tools that can be used today and cost credits. */
export const PAID_TODAY = CATALOGUE.filter(
  (tool): tool is Extract<Tool, { cost: number }> => tool.cost !== null && tool.opens !== null,
);

/** Messages to the assistant are not among the day's generations. */
export const OUTSIDE_THE_DAY: readonly CatalogueId[] = ['dj-assistant'];
