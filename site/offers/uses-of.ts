import { type CollectionEntry, getEntry } from 'astro:content';
import { CATALOGUE, type CatalogueId } from '#core/catalogue.ts';

export type Uses = CollectionEntry<'tools'>['data']['use'];

/** What one use of a tool is called. Throws where content/tools does not say. */
export async function usesOf(id: CatalogueId): Promise<Uses> {
  const entry = await getEntry('tools', id);
  if (!entry) throw new Error(`content/tools/${id}.yaml is missing`);
  return entry.data.use;
}

/** `10 briefs`, `1 drop`. */
export const countWords = (count: number, { singular, plural }: Uses): string =>
  `${count} ${count === 1 ? singular : plural}`;

/** What so many credits are enough for, by each tool that makes something: `10 briefs or 5 drops`. */
export async function packUses(credits: number): Promise<string> {
  const made = CATALOGUE.filter(({ opens, makes }) => opens !== null && makes !== null);
  const uses = await Promise.all(
    made.map(async ({ id, cost }) => countWords(Math.floor(credits / (cost ?? 1)), await usesOf(id))),
  );
  return uses.join(' or ');
}
