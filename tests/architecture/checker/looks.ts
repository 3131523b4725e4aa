import { posix } from 'node:path';
import type { Offence } from './rule.ts';
import { lineAt, type SourceFile, type Tree } from './source-file.ts';

const ISLAND = /\.island\.tsx$/;

/** zod only as a namespace of its small build: any other form carries the whole library along. */
export function zodForms(file: SourceFile): Offence[] {
  return file.imports
    .filter(({ target }) => /^npm:zod(\/|$)/.test(target))
    .filter(({ target, form }) => target !== 'npm:zod/mini' || !['namespace', 'type'].includes(form))
    .map(({ spec, line }) => ({ line, what: `imports ${spec} in another form` }));
}

export function islandImports(file: SourceFile): Offence[] {
  return file.imports
    .filter(({ target }) => ISLAND.test(target))
    .map(({ spec, line }) => ({ line, what: `imports the island ${spec}` }));
}

export function hydratedNonIslands(file: SourceFile): Offence[] {
  return file.clientDirectives
    .filter(({ component }) => !ISLAND.test(file.importedNames.get(component) ?? ''))
    .map(({ component, line }) => ({ line, what: `hydrates ${component}` }));
}

const REACT = /^npm:(react|react-dom|radix-ui|@radix-ui|@nanostores\/react|lucide-react)(\/|$)/;

/** At build time an .astro file turns an icon into plain markup; the scan of the bundles sees that no more is shipped. */
const drawsIcon = (file: SourceFile, target: string) =>
  file.path.endsWith('.astro') && target.startsWith('npm:lucide-react');

/** Follows a page's imports as far as they go, and names the way to the first file of each branch that needs React. */
export function reactInClosure(page: SourceFile, tree: Tree): Offence[] {
  const seen = new Set([page.path]);
  const offences: Offence[] = [];
  const follow = (file: SourceFile, line: number, trail: readonly string[]): void => {
    for (const found of file.imports) {
      if (found.form === 'type' || drawsIcon(file, found.target)) continue;
      const from = trail.length === 0 ? found.line : line;
      if (REACT.test(found.target) || found.target.endsWith('.tsx')) {
        offences.push({ line: from, what: `reaches ${[...trail, found.target].join(' → ')}` });
        continue;
      }
      const next = tree.get(found.target);
      if (!next || seen.has(next.path)) continue;
      seen.add(next.path);
      follow(next, from, [...trail, next.path]);
    }
  };
  follow(page, 1, []);
  return offences;
}

/** A read that is written as SQL: its rows have whatever type they are said to have. */
export function writtenReads({ text }: SourceFile): Offence[] {
  return [...text.matchAll(/\.(all|get|values)(<[^()]*>)?\(\s*sql/g)].map(({ index }) => ({
    line: lineAt(text, index),
    what: 'reads by SQL that it wrote',
  }));
}

export function barrels(file: SourceFile): Offence[] {
  const offences = file.starExports.map((line) => ({ line, what: 'passes on everything of another file' }));
  if (file.onlyReExports) offences.push({ line: 1, what: 'only passes on what other files export' });
  return offences;
}

export function indexFiles(file: SourceFile): Offence[] {
  return /(^|\/)index\.(ts|tsx|mjs)$/.test(file.path) ? [{ line: 1, what: 'is an index' }] : [];
}

const VAGUE = /(^|[-.])(utils?|misc|common|managers?|helpers?)($|[-.])/i;

export function vagueNames(file: SourceFile): Offence[] {
  const vague = file.path
    .split('/')
    .filter((segment) => VAGUE.test(segment.replace(/([a-z])([A-Z])/g, '$1-$2')));
  return vague.map((segment) => ({ line: 1, what: `is named ${segment}` }));
}

/** Paths to our own files: relative, or by alias. */
function ownPaths(file: SourceFile) {
  return file.imports.filter(({ spec }) => spec.startsWith('.') || /^#\w+\//.test(spec));
}

export function missingExtensions(file: SourceFile): Offence[] {
  return ownPaths(file)
    .filter(({ target }) => !target.includes('*') && posix.extname(target) === '')
    .map(({ spec, line }) => ({ line, what: `imports ${spec} without its extension` }));
}

/** Relative paths that leave their level-1 folder. Files at the root have no alias and need none. */
export function relativeBorderCrossings(file: SourceFile): Offence[] {
  const [home] = file.path.split('/');
  if (home === file.path) return [];
  return file.imports
    .filter(
      ({ spec, target }) => spec.startsWith('.') && target.includes('/') && target.split('/')[0] !== home,
    )
    .map(({ spec, line }) => ({ line, what: `imports ${spec} by a relative path` }));
}

export function defaultExports(file: SourceFile): Offence[] {
  return file.defaultExports.map((line) => ({ line, what: 'has a default export' }));
}

/** Words of a stub. A product has none: what is not there yet is not shown. */
export function unfinished(file: SourceFile): Offence[] {
  return [...file.text.matchAll(/\b(TODO|FIXME|XXX|coming soon|not implemented|lorem ipsum)\b/gi)].map(
    (found) => ({
      line: lineAt(file.text, found.index),
      what: `says "${found[0]}"`,
    }),
  );
}
