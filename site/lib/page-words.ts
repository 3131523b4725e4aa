import { type CollectionEntry, getEntry } from 'astro:content';

export type PageWords = CollectionEntry<'pages'>['data'];

/** Title, description and opening words of a public page, by its path. Throws where content/pages has none. */
export async function pageWords(path: `/${string}`): Promise<PageWords> {
  const entry = await getEntry('pages', path.slice(1));
  if (!entry) throw new Error(`content/pages${path}.yaml is missing`);
  return entry.data;
}
