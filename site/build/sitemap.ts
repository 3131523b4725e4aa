import { glob, readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';

export interface SitemapEntry {
  address: string;
  /** Instant of the last change, where the page says it. */
  changed?: string;
}

const attribute = (html: string, tag: RegExp, name: string) =>
  new RegExp(`${tag.source}[^>]*\\s${name}="([^"]*)"`).exec(html)?.[1];

/** What the sitemap says of a page: nothing where it asks not to be listed; an alias gives its original's address. */
export function sitemapEntry(html: string): SitemapEntry | null {
  const [head = ''] = html.split('</head>', 1);
  if (/<meta name="robots" content="[^"]*noindex/.test(head)) return null;
  const address = attribute(head, /<link rel="canonical"/, 'href');
  if (!address) return null;
  const changed = attribute(head, /<meta property="article:modified_time"/, 'content');
  return { address, ...(changed && { changed }) };
}

/** The text of a sitemap: every address once, in alphabetical order. */
export function sitemapText(entries: readonly SitemapEntry[]): string {
  const rows = [...new Map(entries.map((entry) => [entry.address, entry])).values()]
    .sort((a, b) => (a.address < b.address ? -1 : 1))
    .map(
      ({ address, changed }) =>
        `<url><loc>${address}</loc>${changed ? `<lastmod>${changed}</lastmod>` : ''}</url>\n`,
    );
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${rows.join('')}</urlset>
`;
}

/** Writes dist/sitemap.xml from the pages as they were built, so that it never promises what a page denies. */
export function sitemap(): AstroIntegration {
  return {
    name: 'deckhand:sitemap',
    hooks: {
      'astro:build:done': async ({ dir }) => {
        const root = fileURLToPath(dir);
        const entries: SitemapEntry[] = [];
        for await (const page of glob('**/*.html', { cwd: root })) {
          const entry = sitemapEntry(await readFile(root + page, 'utf8'));
          if (entry) entries.push(entry);
        }
        await writeFile(`${root}sitemap.xml`, sitemapText(entries));
      },
    },
  };
}
