import { describe, expect, it } from 'vitest';
import { tooManyLoads } from './page-loads.ts';
import type { FileReport } from './run-report.ts';

const file = (name: string, pageLoads: number): FileReport => ({
  ...{ file: name, passed: 1, failed: 0, skipped: 0, error: null, flaky: [], late: [] },
  ...{ seconds: 1, pageLoads, axeRuns: 0 },
});

describe('tooManyLoads', () => {
  it('lets pass what stays within the limit', () => {
    expect(tooManyLoads([file('a', 6), file('b', 4)], 10)).toBeNull();
    expect(tooManyLoads([], 0)).toBeNull();
  });

  it('names the five files that load most', () => {
    const files = [1, 5, 2, 6, 3, 4].map((loads) => file(`${loads}.test.ts`, loads));
    expect(tooManyLoads(files, 20)).toBe(
      '21 page loads, more than 20. Most are those of 6.test.ts (6), 5.test.ts (5), 4.test.ts (4), 3.test.ts (3), 2.test.ts (2)',
    );
  });
});
