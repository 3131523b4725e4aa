import { execFile } from 'node:child_process';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { BUILT_SITE } from '../../local/built-worker.ts';

const ROOT = join(import.meta.dirname, '../../..');
const FOLDER = join(ROOT, '.cache/bench-baseline');

const run = promisify(execFile);

/** Bundles the baseline just as `npm run build:test` bundles the product: by wrangler, minified. Returns the file. */
export async function bundleBaseline(): Promise<string> {
  const source = join(import.meta.dirname, 'baseline-worker.ts');
  const wrangler = createRequire(import.meta.url).resolve('wrangler');
  const how = ['--dry-run', '--env', 'production', '--assets', BUILT_SITE, '--outdir', FOLDER];
  await run(process.execPath, ['--no-warnings', wrangler, 'deploy', source, ...how], { cwd: ROOT });
  return join(FOLDER, 'baseline-worker.js');
}
