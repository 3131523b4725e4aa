import { isBuiltin } from 'node:module';
import { posix } from 'node:path';

const ALIAS = /^#(core|db|scripts|worker|site)\//;

/**
 * Where an import leads: a path from the root of the tree, `npm:…`, `node:…`, or a virtual module as written.
 * Nothing is guessed: a path without extension stays without one, so that the rules can see it.
 */
export function resolveImport(from: string, spec: string): string {
  const path = spec.replace(/\?.*$/, '');
  if (ALIAS.test(path)) return path.slice(1);
  if (path.startsWith('.')) return posix.join(posix.dirname(from), path);
  if (path.startsWith('node:') || isBuiltin(path)) return `node:${path.replace(/^node:/, '')}`;
  return /^[a-z]+:/.test(path) ? path : `npm:${path}`;
}
