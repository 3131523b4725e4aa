import { readdirSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';

/** What `npm run build` made for the browser: text by path, and the policy that it is served with. */
export interface BrowserBundle {
  pages: ReadonlyMap<string, string>;
  scripts: ReadonlyMap<string, string>;
  paths: readonly string[];
  contentSecurityPolicy: string;
}

export function readBrowserBundle(root: string): BrowserBundle {
  const paths = readdirSync(root, { recursive: true, encoding: 'utf8' }).map((path) =>
    path.replaceAll('\\', '/'),
  );
  const read = (ending: string): Map<string, string> =>
    new Map(
      paths
        .filter((path) => path.endsWith(ending))
        .map((path) => [path, readFileSync(join(root, path), 'utf8')]),
    );
  const headers = paths.includes('_headers') ? readFileSync(join(root, '_headers'), 'utf8') : '';
  return {
    pages: read('.html'),
    scripts: read('.js'),
    paths,
    contentSecurityPolicy: /^\s+Content-Security-Policy:\s*(.+)$/im.exec(headers)?.[1] ?? '',
  };
}

/** A path in quotes: imported, preloaded, hydrated or started as a worker. */
const NAMED = /["'`]([^"'`\s]+\.js)["'`]/g;
/** A path that a script imports before its first line runs; `import("…")` is not one. */
const IMPORTED = /\b(?:from|import)\s*["']([^"'\s]+\.js)["']/g;

/** Our own scripts among the paths that a text names. */
function scriptsNamedIn(text: string, at: string, bundle: BrowserBundle, naming = NAMED): string[] {
  const named = [...text.matchAll(naming)].map(([, path = '']) => path);
  return named
    .flatMap((path) => [posix.join(posix.dirname(at), path), path.replace(/^\//, '')])
    .filter((path) => bundle.scripts.has(path));
}

function follow(page: string, bundle: BrowserBundle, naming: RegExp): Set<string> {
  const reached = new Set<string>();
  const waiting = scriptsNamedIn(bundle.pages.get(page) ?? '', page, bundle);
  for (let script = waiting.pop(); script; script = waiting.pop()) {
    if (reached.has(script)) continue;
    reached.add(script);
    waiting.push(...scriptsNamedIn(bundle.scripts.get(script) ?? '', script, bundle, naming));
  }
  return reached;
}

/** Every script that a page can come to load, however late. */
export function scriptsOfPage(page: string, bundle: BrowserBundle): Set<string> {
  return follow(page, bundle, NAMED);
}

/** The scripts that a page loads by itself: its own, its islands', and what these import. */
export function scriptsOfFirstLoad(page: string, bundle: BrowserBundle): Set<string> {
  return follow(page, bundle, IMPORTED);
}
