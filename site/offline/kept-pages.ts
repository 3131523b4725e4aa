/** A page that this browser keeps. */
export interface KeptPage {
  path: string;
  title: string;
}

const ENTITIES: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&#39;': "'",
  '&quot;': '"',
};

/** The title of a page without the product's name, from its HTML; empty where it has none. */
export function titleOf(html: string): string {
  const title = /<title>([^<]*)<\/title>/.exec(html)?.[1] ?? '';
  return title
    .replace(/: Deckhand$/, '')
    .replaceAll(/&(?:amp|lt|gt|#39|quot);/g, (entity) => ENTITIES[entity] ?? entity);
}

/** The pages in the cache of the service worker (public/sw.js), newest first. None where there is no cache. */
export async function keptPages(): Promise<KeptPage[]> {
  try {
    const cache = await caches.open('deckhand-pages');
    const pages = await Promise.all(
      (await cache.keys()).map(async (request) => {
        const html = await (await cache.match(request))?.text();
        return { path: new URL(request.url).pathname, title: titleOf(html ?? '') };
      }),
    );
    return pages.filter(({ title }) => title !== '').reverse();
  } catch {
    return [];
  }
}
