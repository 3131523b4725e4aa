import type { Project } from './projects.ts';

interface Tests {
  projects: readonly Project[];
  /** What vitest is told beside. */
  options: readonly string[];
}

/**
 * The stages of `npm test` that run tests, in their order. Three workers on two cores: a browser also waits, and two leave a
 * seventh of the time idle.
 */
export const TESTS = {
  fast: { projects: ['core', 'unit', 'mocks', 'architecture', 'budgets', 'pages'], options: [] },
  api: { projects: ['api'], options: ['--maxWorkers=3'] },
  browser: { projects: ['browser'], options: ['--maxWorkers=3'] },
} satisfies Record<string, Tests>;
