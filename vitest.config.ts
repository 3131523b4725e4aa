import { globSync, readFileSync } from 'node:fs';
import { defineConfig } from 'vitest/config';
import { LongestFirst } from './scripts/test/longest-first.ts';
import { ClosingLine } from './scripts/test/run-report.ts';
import { apiAddresses } from './site/build/api-addresses.ts';

const UNITS = '{db,worker,site,scripts,tests/support}/**/*.test.{ts,tsx}';
/** What puts a module in the place of another needs modules that no other file has loaded. */
const mocking = globSync(UNITS).filter((path) => /\bvi\.(mock|doMock)\(/.test(readFileSync(path, 'utf8')));

const LOST_CONNECTION = /fetch failed|ECONNRE(SET|FUSED)|EPIPE|socket hang up|The Worker was not reached/;

export default defineConfig({
  plugins: [apiAddresses()],
  test: {
    silent: 'passed-only',
    // The machine may be busy; nothing here is a measurement. What computes for long is not ended by a time-out anyway.
    testTimeout: 120_000,
    hookTimeout: 60_000,
    allowOnly: false,
    // CI has two cores; the default leaves one of them idle.
    maxWorkers: 2,
    expect: { poll: { timeout: 20_000 } },
    reporters: ['default', new ClosingLine()],
    sequence: { sequencer: LongestFirst },
    setupFiles: [
      'tests/support/no-console-error.ts',
      'tests/support/property-seed.ts',
      'tests/support/undo-stubs.ts',
    ],
    // Files share what their worker has loaded. What one leaves behind, a listener say, the next one meets.
    isolate: false,
    projects: [
      { extends: true, test: { name: 'core', include: ['core/**/*.test.ts'] } },
      {
        extends: true,
        test: {
          name: 'unit',
          include: [UNITS],
          exclude: mocking,
        },
      },
      { extends: true, test: { name: 'mocks', include: mocking, isolate: true } },
      { extends: true, test: { name: 'architecture', include: ['tests/architecture/**/*.test.ts'] } },
      { extends: true, test: { name: 'budgets', include: ['tests/budgets/**/*.test.ts'] } },
      { extends: true, test: { name: 'pages', include: ['tests/pages/**/*.test.ts'] } },
      {
        extends: true,
        test: {
          name: 'api',
          include: ['tests/api/**/*.test.ts'],
          globalSetup: ['tests/support/start-product.ts'],
          testTimeout: 60_000,
          // A connection that broke says nothing about the product. Whatever else fails is a defect.
          retry: { count: 1, condition: LOST_CONNECTION },
        },
      },
      {
        extends: true,
        test: {
          name: 'browser',
          include: ['tests/e2e/**/*.test.ts', 'tests/a11y/**/*.test.ts'],
          globalSetup: ['tests/support/unpack-chromium.ts', 'tests/support/start-product.ts'],
          testTimeout: 60_000,
          // Each in a browser of its own: see tests/support/browser.ts.
          retry: 2,
        },
      },
    ],
  },
});
