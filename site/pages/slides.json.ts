import { type CollectionEntry, getCollection, getEntries } from 'astro:content';
import type { APIRoute } from 'astro';
import { findFacts } from '#core/catalogue.ts';
import type { ToolSlides } from '#site/landing/tool-slides.ts';
import { pictureSet, pictureUrl } from '#site/lib/picture-file.ts';

/** The pictures of the tools that a page shows after the first of each, once somebody comes near. */
export const GET: APIRoute = async () => {
  const slidesOf = async ({ id, data }: CollectionEntry<'tools'>) => {
    const pictures = await getEntries(data.slides.slice(1));
    const slides = pictures.map(({ data: { file, alt, width, height, from } }) => ({
      src: pictureUrl(file),
      srcset: pictureSet({ file, width }),
      alt,
      width,
      height,
      isDesign: from === 'design',
    }));
    return [id, { title: findFacts(id)?.name ?? id, slides } satisfies ToolSlides] as const;
  };
  const tools = await Promise.all((await getCollection('tools')).map(slidesOf));
  return new Response(JSON.stringify(Object.fromEntries(tools)), {
    headers: { 'content-type': 'application/json' },
  });
};
