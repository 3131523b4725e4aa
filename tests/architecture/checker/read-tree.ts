import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from './parse.ts';
import type { SourceFile, Tree } from './source-file.ts';

export const FOLDERS = ['core', 'worker', 'db', 'site', 'content', 'scripts', 'tests'] as const;

const SOURCE = /\.(ts|tsx|mjs|astro|mdx)$/;
/** Files as they come, served or generated, and trees that are wrong on purpose. */
const NOT_SOURCE = /^(site\/public|tests\/architecture\/fixtures|db\/migrations)\//;

/** Paths of all source files under a root: the seven folders, and the configuration beside them. */
export function sourcePaths(root: string): string[] {
  const paths: string[] = [];
  for (const entry of readdirSync(root, { withFileTypes: true })) {
    if (entry.isFile()) paths.push(entry.name);
    else if (FOLDERS.some((folder) => folder === entry.name)) {
      const inside = readdirSync(join(root, entry.name), { recursive: true, encoding: 'utf8' });
      paths.push(...inside.map((path) => `${entry.name}/${path.replaceAll('\\', '/')}`));
    }
  }
  return paths.filter((path) => SOURCE.test(path) && !NOT_SOURCE.test(path)).sort();
}

export function readTree(root: string): Tree {
  const files = sourcePaths(root).map((path): [string, SourceFile] => [
    path,
    parse(path, readFileSync(join(root, path), 'utf8')),
  ]);
  return new Map(files);
}
