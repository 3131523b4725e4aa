import { execFile } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { mkdir, mkdtemp, rename, rm } from 'node:fs/promises';
import { homedir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

const ROOT = join(import.meta.dirname, '../..');
const PACKAGE = join(ROOT, 'node_modules/@sparticuz/chromium/package.json');
const CACHE = process.env.XDG_CACHE_HOME || join(homedir(), '.cache');
const UNPACK = "import chromium from '@sparticuz/chromium'; await chromium.executablePath();";

/**
 * The Chromium of the npm package, whatever the machine has installed: the tests see the same engine everywhere.
 * `CHROMIUM_PATH` chooses another. It is unpacked into a folder of its version, which appears only once it is whole:
 * what is started while it is still being written dies with ETXTBSY.
 */
export async function chromiumPath(): Promise<string> {
  if (process.env.CHROMIUM_PATH) return process.env.CHROMIUM_PATH;
  const { version } = JSON.parse(readFileSync(PACKAGE, 'utf8')) as { version: string };
  const parent = join(CACHE, 'deckhand/chromium');
  const folder = join(parent, version);
  const executable = join(folder, 'chromium');
  if (existsSync(executable)) return executable;

  await mkdir(parent, { recursive: true });
  const staging = await mkdtemp(join(parent, 'unpacking-'));
  try {
    // The package unpacks into the temporary folder of its process.
    await promisify(execFile)(process.execPath, ['--input-type=module', '--eval', UNPACK], {
      cwd: ROOT,
      env: { ...process.env, TMPDIR: staging },
    });
    await rename(staging, folder);
  } catch (error) {
    await rm(staging, { recursive: true, force: true });
    // Unless somebody else was quicker.
    if (!existsSync(executable)) throw error;
  }
  return executable;
}
