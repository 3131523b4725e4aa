import { type CollectionEntry, getEntry } from 'astro:content';
import type { CatalogueId } from '#core/catalogue.ts';

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
