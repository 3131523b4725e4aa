import { TestRunner } from 'vitest';

declare module 'vitest' {
  interface TaskMeta {
    /** Pages that the test opened, and rounds of the rules of accessibility that it ran, at its last try. */
    pageLoads?: number;
    axeRuns?: number;
  }
}

/** Counts what browser tests cost most, for the closing lines of a run. */
export function count(what: 'pageLoads' | 'axeRuns'): void {
  const meta = TestRunner.getCurrentTest()?.meta;
  if (meta) meta[what] = (meta[what] ?? 0) + 1;
}
