import { defineConfig } from 'vitest/config';
import { LongestFirst } from './scripts/test/longest-first.ts';
import { PROJECTS } from './scripts/test/projects.ts';
import { ClosingLine } from './scripts/test/run-report.ts';
import { apiAddresses } from './site/build/api-addresses.ts';

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
      { extends: true, test: { name: 'core', ...PROJECTS.core } },
      { extends: true, test: { name: 'unit', ...PROJECTS.unit } },
      { extends: true, test: { name: 'mocks', ...PROJECTS.mocks, isolate: true } },
      { extends: true, test: { name: 'architecture', ...PROJECTS.architecture } },
      { extends: true, test: { name: 'budgets', ...PROJECTS.budgets } },
      { extends: true, test: { name: 'pages', ...PROJECTS.pages } },
      {
        extends: true,
        test: {
          name: 'api',
          ...PROJECTS.api,
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
          ...PROJECTS.browser,
          globalSetup: ['tests/support/unpack-chromium.ts', 'tests/support/start-product.ts'],
          testTimeout: 60_000,
          // Each in a browser of its own: see tests/support/browser.ts.
          retry: 2,
        },
      },
    ],
  },
});
