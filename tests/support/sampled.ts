import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from '../architecture/checker/parse.ts';

const ROOT = join(import.meta.dirname, '../..');

/** What a test takes a sample of, as long as nothing has changed since the whole of it was right. */
export interface Sampled {
  /** The file that keeps the digest of what was right. */
  digest: string;
  /** Files whose imports are followed, and data, which no import names. */
  from: readonly string[];
  /** How the paths begin of what has a part in it. What else is imported is the product around it: prices, errors, words. */
  within: readonly string[];
  /** Packages that have a part in it. */
  programs: readonly string[];
}

const read = (path: string): string => readFileSync(join(ROOT, path), 'utf8');

/** Every file that has a part in it, with what it holds. */
export function sourcesOf({ from, within }: Sampled): Map<string, string> {
  const sources = new Map(from.map((path) => [path, read(path)]));
  for (const [path, text] of sources)
    for (const { form, target } of parse(path, text).imports) {
      const isPart = form !== 'type' && within.some((start) => target.startsWith(start));
      if (isPart && !sources.has(target) && existsSync(join(ROOT, target))) sources.set(target, read(target));
    }
  return sources;
}

/** Changes with anything that has a part in it, and with nothing else. */
function digestOf(sampled: Sampled): string {
  const { packages } = JSON.parse(read('package-lock.json'));
  const programs = sampled.programs.map((name) => `${name} ${packages[`node_modules/${name}`].version}`);
  const files = [...sourcesOf(sampled)].map(([path, text]) => `${path}\n${text}`).sort();
  return createHash('sha256')
    .update(JSON.stringify([programs, files]))
    .digest('hex');
}

/** Whether anything is otherwise than when the whole was right last: then nothing is left to a sample. */
export const hasChanged = (sampled: Sampled): boolean => read(sampled.digest).trim() !== digestOf(sampled);

/** To be said once the whole was right: writes its digest, for the commit that changes it. */
export const noteRight = (sampled: Sampled): void =>
  writeFileSync(join(ROOT, sampled.digest), `${digestOf(sampled)}\n`);
