import { type CollectionEntry, getEntry } from 'astro:content';

type RenderedVoice = CollectionEntry<'voices'>['data'] & { src: string };

const files = import.meta.glob<string>('/content/voices/*.mp3', {
  query: '?url',
  import: 'default',
  eager: true,
});

/** A voice drop that the product made, with its sound and its peaks. Throws where there is none of that character. */
export async function renderedVoice(id: string): Promise<RenderedVoice> {
  const entry = await getEntry('voices', id);
  const src = files[`/content/voices/${id}.mp3`];
  if (!entry || !src) throw new Error(`There is no rendered voice ${id} in content/voices`);
  return { ...entry.data, src };
}
