import { createHash } from 'node:crypto';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';

const WORKER = 'sw.js';
const PAGE = 'offline';

/** The files that a page names in itself: style sheets, scripts, typefaces, icons. */
export function filesOfPage(html: string): string[] {
  const named = [...html.matchAll(/<(?:link|script)\b[^>]*?\b(?:href|src)="(\/[^"]+)"[^>]*>/g)];
  const files = named.map(([, path = '']) => path).filter((path) => /\.(?:css|js|woff2|svg)$/.test(path));
  return [...new Set(files)].sort();
}

/** The scripts that a script imports, by their paths in the site. */
export function importsOf(script: string): string[] {
  return [...script.matchAll(/\bfrom\s*["']\.\/([\w.-]+\.js)["']|\bimport\s*["']\.\/([\w.-]+\.js)["']/g)].map(
    ([, named, bare]) => `/_astro/${named ?? bare}`,
  );
}

/** The service worker with the mark of this build and the files of the offline page. Throws where it has no place for them. */
export function withShell(worker: string, build: string, files: readonly string[]): string {
  const list = JSON.stringify([`/${PAGE}`, ...files]);
  const written = worker
    .replace(/^const BUILD = .*;$/m, `const BUILD = '${build}';`)
    .replace(/^const SHELL_FILES = .*;$/m, `const SHELL_FILES = ${list};`);
  if (!written.includes(`'${build}'`) || !written.includes(list))
    throw new Error('sw.js has no place for the shell');
  return written;
}

async function withImports(root: string, files: readonly string[]): Promise<string[]> {
  const found = new Set(files);
  for (const path of found) {
    if (!path.endsWith('.js') || !path.startsWith('/_astro/')) continue;
    for (const next of importsOf(await readFile(root + path.slice(1), 'utf8'))) found.add(next);
  }
  return [...found].sort();
}

/** Writes into dist/sw.js which build it belongs to, and what the offline page needs. */
export function offlineShell(): AstroIntegration {
  return {
    name: 'deckhand:offline-shell',
    hooks: {
      'astro:build:done': async ({ dir }) => {
        const root = fileURLToPath(dir);
        const html = await readFile(`${root}${PAGE}.html`, 'utf8');
        const files = await withImports(root, filesOfPage(html));
        const names = (await readdir(`${root}_astro`)).sort().join('\n');
        const build = createHash('sha256').update(html).update(names).digest('hex').slice(0, 12);
        const worker = await readFile(root + WORKER, 'utf8');
        await writeFile(root + WORKER, withShell(worker, build, files));
      },
    },
  };
}
