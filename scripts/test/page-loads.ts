import type { FileReport } from './run-report.ts';

/**
 * Pages that all browser tests together may load. A page is what a run pays for: a new claim about a page that a test has open
 * already belongs into that test, or into one that needs no browser at all.
 */
export const MAX_PAGE_LOADS = 480;

/** What is wrong with the pages that a whole browser stage loaded, or null. */
export function tooManyLoads(files: readonly FileReport[], most: number = MAX_PAGE_LOADS): string | null {
  const loads = files.reduce((sum, { pageLoads }) => sum + pageLoads, 0);
  if (loads <= most) return null;
  const first = files.toSorted((a, b) => b.pageLoads - a.pageLoads).slice(0, 5);
  const named = first.map(({ file, pageLoads }) => `${file} (${pageLoads})`).join(', ');
  return `${loads} page loads, more than ${most}. Most are those of ${named}`;
}
