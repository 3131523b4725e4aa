import { glob, readFile, writeFile } from 'node:fs/promises';
import { posix } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';

const ISLAND_AT_ONCE = /<astro-island\b[^>]*\bclient="load"[^>]*>/g;
const ISLAND_SCRIPT = /\b(?:component|renderer)-url="\/([^"]+\.js)"/g;
/** A path that a script imports before its first line runs; `import("…")` is not one. */
const IMPORTED = /\b(?:from|import)\s*["'](\.{1,2}\/[^"']+\.js)["']/g;

/** Every script that the islands of a page need before they answer, by its path below the site's root. */
export async function scriptsOfIslands(
  html: string,
  read: (path: string) => Promise<string>,
): Promise<string[]> {
  const waiting = [...html.matchAll(ISLAND_AT_ONCE)].flatMap(([island]) =>
    [...island.matchAll(ISLAND_SCRIPT)].map(([, path = '']) => path),
  );
  const reached = new Set<string>();
  for (let path = waiting.shift(); path !== undefined; path = waiting.shift()) {
    if (reached.has(path)) continue;
    reached.add(path);
    const folder = posix.dirname(path);
    for (const [, imported = ''] of (await read(path)).matchAll(IMPORTED)) {
      waiting.push(posix.join(folder, imported));
    }
  }
  return [...reached];
}

/** The page with a preload for each script, so that they come in one wave instead of one behind the other. */
export function withPreloads(html: string, scripts: readonly string[]): string {
  const links = scripts.map((path) => `<link rel="modulepreload" href="/${path}">`).join('');
  return html.replace('</head>', () => `${links}</head>`);
}

/** Names in the head of each page what its islands load, however deep they import it. */
export function islandPreloads(): AstroIntegration {
  return {
    name: 'deckhand:island-preloads',
    hooks: {
      'astro:build:done': async ({ dir }) => {
        const root = fileURLToPath(dir);
        const read = (path: string) => readFile(root + path, 'utf8');
        for await (const page of glob('**/*.html', { cwd: root })) {
          const html = await read(page);
          const scripts = await scriptsOfIslands(html, read);
          if (scripts.length > 0) await writeFile(root + page, withPreloads(html, scripts));
        }
      },
    },
  };
}
