import { type CollectionEntry, getEntry } from 'astro:content';

export type OfferWords = CollectionEntry<'offers'>['data'];

/** A section of content/offers. Throws where there is none. */
export async function offerWords(id: string): Promise<OfferWords> {
  const entry = await getEntry('offers', id);
  if (!entry) throw new Error(`content/offers/${id}.yaml is missing`);
  return entry.data;
}
