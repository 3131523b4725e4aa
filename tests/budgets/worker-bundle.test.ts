import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { unstable_readConfig } from 'wrangler';

/** What Wrangler reads from wrangler.toml; its own types name a package that it doesn't bring. */
interface Settings {
  minify?: boolean;
  r2_buckets: { binding: string }[];
  assets?: { binding?: string };
  ai?: { binding: string };
  ratelimits: { name: string }[];
}

// `npm run build:test` bundles it as `wrangler deploy --env production` does, on a machine without an account.
it('the production Worker bundles without an account, and stays below 900 kB gzipped', () => {
  expect(gzipSync(readFileSync('.cache/worker-bundle/index.js')).byteLength).toBeLessThan(900_000);
  const settings: Settings = unstable_readConfig({ config: 'wrangler.toml', env: 'production' });
  const { minify, r2_buckets, assets, ai, ratelimits } = settings;
  expect(minify).toBe(true);
  expect(r2_buckets.map(({ binding }) => binding)).toEqual(['MEDIA']);
  expect(assets?.binding).toBe('ASSETS');
  expect(ai?.binding).toBe('AI');
  expect(ratelimits.map(({ name }) => name).sort()).toEqual([
    'ACCOUNT_LIMIT',
    'CREDENTIAL_LIMIT',
    'EVENT_LIMIT',
    'EXPORT_LIMIT',
    'REPORT_LIMIT',
    'WRITE_LIMIT',
  ]);
});
