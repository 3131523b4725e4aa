import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { gzipSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { TEST_SITE } from '../support/built-pages.ts';

const run = promisify(execFile);

it('the production Worker bundles without an account, and stays below 800 kB gzipped', async () => {
  const folder = '.cache/production-bundle';
  const { stdout } = await run(
    'node_modules/.bin/wrangler',
    ['deploy', '--dry-run', '--minify', '--env', 'production', '--assets', TEST_SITE, '--outdir', folder],
    { env: { ...process.env, WRANGLER_SEND_METRICS: 'false' } },
  );
  for (const binding of [
    'env.MEDIA',
    'env.ASSETS',
    'env.AI',
    'env.CREDENTIAL_LIMIT',
    'env.ACCOUNT_LIMIT',
    'env.REPORT_LIMIT',
    'env.EVENT_LIMIT',
    'env.WRITE_LIMIT',
  ]) {
    expect(stdout).toContain(binding);
  }
  const gzipped = gzipSync(await readFile(`${folder}/index.js`)).byteLength;
  expect(gzipped).toBeLessThan(800_000);
}, 120_000);
