import { spawn, spawnSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  statSync,
  symlinkSync,
} from 'node:fs';
import { join } from 'node:path';

const ROOT = join(import.meta.dirname, '../..');
const CACHE = join(ROOT, '.cache');

/** What is not of the tree, or is made again. */
const LEFT_OUT = ['.git', '.cache', '.data', '.wrangler', 'coverage', 'dist', 'node_modules'];
/** What makes a build and a compilation short. */
const WARM = ['types', 'astro', 'share-images'];

/** A copy that a run left behind when it was ended, in milliseconds. */
const STALE_MS = 60 * 60 * 1000;

/** A copy of this tree, with what it has built and compiled, in a folder of the cache: whoever asks for it removes it. */
export function copyTree(): string {
  mkdirSync(CACHE, { recursive: true });
  for (const old of globSync(join(CACHE, 'copy-*')))
    if (Date.now() - statSync(old).mtimeMs > STALE_MS) rmSync(old, { recursive: true, force: true });
  const copy = mkdtempSync(join(CACHE, 'copy-'));
  for (const part of readdirSync(ROOT))
    if (!LEFT_OUT.includes(part)) cpSync(join(ROOT, part), join(copy, part), { recursive: true });
  for (const part of WARM)
    if (existsSync(join(CACHE, part)))
      cpSync(join(CACHE, part), join(copy, '.cache', part), { recursive: true });
  // Links to the same files, so that their paths are those of the copy: only then its compiled state holds.
  const [from, to] = [join(ROOT, 'node_modules'), join(copy, 'node_modules')];
  if (spawnSync('cp', ['-al', from, to]).status !== 0 && !existsSync(to)) symlinkSync(from, to);
  return copy;
}

/** Runs a command of the tree at `root`, without the settings of the test that asks for it. Answers what it printed. */
export function runIn(root: string, command: string, args: readonly string[]): Promise<string> {
  const env: NodeJS.ProcessEnv = { ...process.env, NO_COLOR: '1' };
  for (const name of Object.keys(env))
    if (/^(VITEST|TEST|NODE_ENV|DEV|PROD|MODE|FORCE_COLOR)/.test(name)) delete env[name];
  env.PATH = `${join(root, 'node_modules/.bin')}:${env.PATH}`;
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { cwd: root, env });
    let printed = '';
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (piece) => (printed += piece));
    child.on('error', reject);
    child.on('close', () => resolve(printed.trim()));
  });
}
