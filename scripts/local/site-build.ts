import { existsSync, readdirSync, rmSync, statSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { Processes } from './processes.ts';
import { StartError } from './start-error.ts';

/** What the pages are made of. */
const sources = ['site', 'content', 'core', 'astro.config.mjs', 'package.json', 'package-lock.json'];

export type BuildState = 'missing' | 'older than its sources' | 'fresh';

export function buildStateOf(root: string): BuildState {
  const built = lastFileOf(join(root, 'dist'));
  if (!existsSync(built)) return 'missing';
  const builtAt = statSync(built).mtimeMs;
  return sources.some((source) => changedSince(join(root, source), builtAt))
    ? 'older than its sources'
    : 'fresh';
}

/** Builds the site unless it is fresh. Throws StartError. */
export async function buildSite(processes: Processes, root: string): Promise<void> {
  const state = buildStateOf(root);
  if (state === 'fresh') return;
  console.log(`Building the site: dist is ${state}.`);
  try {
    await processes.run({
      name: 'The site build',
      command: ['npm', '--prefix', root, '--silent', 'run', 'build'],
    });
  } catch (error) {
    rmSync(lastFileOf(join(root, 'dist')), { force: true }); // Half a site must not pass for a fresh one next time.
    throw error;
  }
}

/** Throws StartError where the folder `site` holds no whole site. `option` is the one that has nothing built. */
export function requireSite(site: string, option: '--no-build' | '--site'): void {
  if (existsSync(lastFileOf(site))) return;
  throw new StartError(
    option === '--site'
      ? `There is no built site in ${site}. Give --site a folder that holds one, or start without it.`
      : `The site is not built: ${basename(site)} is missing. Start without --no-build, or run npm run build first.`,
  );
}

/** The file that a build writes last. */
const lastFileOf = (site: string) => join(site, '_headers');

/** A folder's own time tells of files that were removed from it. */
function changedSince(path: string, time: number): boolean {
  const stats = statSync(path, { throwIfNoEntry: false });
  if (!stats) return false;
  if (stats.mtimeMs > time) return true;
  return stats.isDirectory() && readdirSync(path).some((name) => changedSince(join(path, name), time));
}
