import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readBrowserBundle, scriptsOfPage } from './bundles/browser-bundle.ts';
import { BROWSER_CHECKS } from './bundles/browser-checks.ts';
import { WORKER_CHECKS, type WorkerBundle } from './bundles/worker-checks.ts';

const ROOT = join(import.meta.dirname, '../..');
const FIXTURES = join(import.meta.dirname, 'fixtures/bundles');
const BUILD_FIRST = 'There is no build to look at: run `npm run build:test` first.';

/** The path of something the build made. Fails with what to do where it is not there. */
function built(path: string): string {
  const full = join(ROOT, path);
  if (!existsSync(full)) throw new Error(`${BUILD_FIRST} (${path} is missing)`);
  return full;
}

describe('the browser bundle', () => {
  it.each(BROWSER_CHECKS)('$says', ({ find }) => {
    // _headers is written last: where it is missing the build stopped half-way.
    expect(find(readBrowserBundle(join(built('.cache/test-site/_headers'), '..')))).toEqual([]);
  });

  it.each(BROWSER_CHECKS)('is refused by the check that it $says where it does not', ({ name, find }) => {
    const offenders = find(readBrowserBundle(join(FIXTURES, name)));
    expect(offenders).toEqual(
      readFileSync(join(FIXTURES, name, 'expected.txt'), 'utf8')
        .trim()
        .split('\n'),
    );
  });

  it('is checked for something that can go wrong, each time', () => {
    const named = BROWSER_CHECKS.map(({ name }) => name);
    expect(readdirSync(FIXTURES).sort()).toEqual([...named, 'clean'].sort());
  });

  it.each(BROWSER_CHECKS)('passes a clean build on: $name', ({ find }) => {
    expect(find(readBrowserBundle(join(FIXTURES, 'clean')))).toEqual([]);
  });

  it('is followed from a page through imports, preloads and workers', () => {
    const bundle = readBrowserBundle(join(FIXTURES, 'clean'));
    expect([...scriptsOfPage('landing.html', bundle)].sort()).toEqual([
      ...['_astro/hero.js', '_astro/logo.js', '_astro/logo.worker.js'],
    ]);
  });
});

describe('the Worker bundle', () => {
  const holding = (files: Record<string, string>): WorkerBundle => ({
    sources: Object.keys(files),
    sourcesContent: Object.values(files),
  });
  const offenders = (files: Record<string, string>) =>
    WORKER_CHECKS.map(({ find }) => find(holding(files)).length);

  it.each(WORKER_CHECKS)('$says', ({ find }) => {
    expect(find(JSON.parse(readFileSync(built('.cache/worker-bundle/index.js.map'), 'utf8')))).toEqual([]);
  });

  it('passes where it holds what it should', () => {
    const good = {
      '../../worker/app.ts': "import * as z from 'zod/mini';",
      '../../node_modules/hono/hono.js': '',
    };
    expect(offenders(good)).toEqual([0, 0, 0, 0]);
    expect(offenders({ '../../node_modules/better-auth/x.mjs': "import * as z from 'zod';" })).toEqual([
      0, 0, 0, 0,
    ]);
  });

  it('is refused where it holds what it should not', () => {
    expect(offenders({ '../../site/lib/api.ts': '' })).toEqual([1, 0, 0, 0]);
    expect(offenders({ '../../db/local-server/connection.ts': '' })).toEqual([0, 1, 0, 0]);
    expect(offenders({ 'node_modules/react/index.js': '', 'node_modules/libsql/index.js': '' })).toEqual([
      0, 0, 2, 0,
    ]);
    expect(offenders({ '../../worker/env.ts': "import { z } from 'zod';" })).toEqual([0, 0, 0, 1]);
  });
});
