import { readdir, readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { REDIRECTS } from '#core/screens.ts';

const FOLDER = 'content/blog';

/**
 * A line `/blog/<id> /blog/<slug> 301` for each article, by its file: it stays where it was, whatever its slug becomes. Throws
 * where an id is missing, or leads to more than one article. spec §2
 */
export function articleLines(articles: ReadonlyMap<string, string>): string {
  const taken = new Set([...articles.keys()].map(slugOf));
  const lines = [...articles].map(([file, text]) => {
    const id = /^id: *(\w+)$/m.exec(text)?.[1];
    if (!id) throw new Error(`${FOLDER}/${file} has no id`);
    if (taken.has(id)) throw new Error(`${FOLDER}/${file} has an id that is taken: ${id}`);
    taken.add(id);
    return `/blog/${id} /blog/${slugOf(file)} 301\n`;
  });
  return lines.join('');
}

const slugOf = (file: string): string => file.replace(/\.mdx$/, '');

/** A line `/alias /screen 301` for each alias of a screen, with and without a slash at its end. The query is kept. spec §2 */
export const aliasLines = (redirects: typeof REDIRECTS): string =>
  redirects.map(([alias, screen]) => `${alias} ${screen} 301\n${alias}/ ${screen} 301\n`).join('');

/** Writes dist/_redirects: aliases of screens, and ids of articles. While developing, the server answers the aliases. */
export function redirects(): AstroIntegration {
  return {
    name: 'deckhand:redirects',
    hooks: {
      'astro:server:setup': ({ server }) => {
        const screens = new Map<string, string>(REDIRECTS);
        server.middlewares.use((request, response, next) => {
          const { pathname, search } = new URL(request.url ?? '/', 'http://localhost');
          const screen = screens.get(pathname.replace(/\/$/, ''));
          if (!screen) return next();
          response.writeHead(301, { location: screen + search }).end();
        });
      },
      'astro:build:done': async ({ dir }) => {
        const files = (await readdir(FOLDER)).filter((file) => file.endsWith('.mdx')).sort();
        const texts = files.map(async (file) => [file, await readFile(`${FOLDER}/${file}`, 'utf8')] as const);
        const lines = aliasLines(REDIRECTS) + articleLines(new Map(await Promise.all(texts)));
        await writeFile(`${fileURLToPath(dir)}_redirects`, lines);
      },
    },
  };
}
