import { globSync, readFileSync } from 'node:fs';
import { join, matchesGlob } from 'node:path';

const ROOT = join(import.meta.dirname, '../..');
const UNITS = '{db,worker,site,scripts,tests/support}/**/*.test.{ts,tsx}';
/** What puts a module in the place of another needs modules that no other file has loaded. */
const mocking = globSync(UNITS, { cwd: ROOT }).filter((path) =>
  /\bvi\.(mock|doMock)\(/.test(readFileSync(join(ROOT, path), 'utf8')),
);

interface Files {
  include: string[];
  exclude?: string[];
}

/** The files of each project of vitest, as patterns from the root. */
export const PROJECTS = {
  core: { include: ['core/**/*.test.ts'] },
  unit: { include: [UNITS], exclude: mocking },
  mocks: { include: mocking },
  architecture: { include: ['tests/architecture/**/*.test.ts'] },
  budgets: { include: ['tests/budgets/**/*.test.ts'] },
  pages: { include: ['tests/pages/**/*.test.ts'] },
  api: { include: ['tests/api/**/*.test.ts'] },
  browser: { include: ['tests/e2e/**/*.test.ts', 'tests/a11y/**/*.test.ts'] },
} satisfies Record<string, Files>;

export type Project = keyof typeof PROJECTS;

/** The projects that run a file: none where it is no test to vitest. */
export function projectsOf(path: string): string[] {
  const matches = (patterns: readonly string[]) => patterns.some((pattern) => matchesGlob(path, pattern));
  return Object.entries<Files>(PROJECTS)
    .filter(([, { include, exclude = [] }]) => matches(include) && !matches(exclude))
    .map(([name]) => name);
}
