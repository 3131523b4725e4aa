import { readdir, readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';

const FOLDER = 'content/blog';

/** `/blog/<id> /blog/<slug> 301`: an article stays where it was, whatever its slug becomes. spec §2 */
export function redirectLine(file: string, text: string): string {
  const id = /^id: *(\w+)$/m.exec(text)?.[1];
  if (!id) throw new Error(`${FOLDER}/${file} has no id`);
  return `/blog/${id} /blog/${file.replace(/\.md$/, '')} 301\n`;
}

/** Writes dist/_redirects, a line an article. */
export function articleAddresses(): AstroIntegration {
  return {
    name: 'deckhand:article-addresses',
    hooks: {
      'astro:build:done': async ({ dir }) => {
        const files = (await readdir(FOLDER)).filter((file) => file.endsWith('.md')).sort();
        const lines = files.map(async (file) =>
          redirectLine(file, await readFile(`${FOLDER}/${file}`, 'utf8')),
        );
        await writeFile(`${fileURLToPath(dir)}_redirects`, (await Promise.all(lines)).join(''));
      },
    },
  };
}
