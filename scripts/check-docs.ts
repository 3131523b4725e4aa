/** Checks that the documents say what is so: `npm run check:docs`. Each check answers with its problems, in words. */

import { existsSync, globSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { coverage, coverageProblems } from './docs/spec-coverage.ts';

/** Commands that npm has without our doing. */
const NPM_OWN = new Set(['ci', 'install']);
const ROOT_DOCUMENTS = ['README.md', 'ARCHITECTURE.md', 'CONTRIBUTING.md'];
const OWN_FOLDERS = ['core', 'worker', 'db', 'site', 'content', 'tests', 'docs', 'scripts'];
const BARE_FILE = /^[\w.-]+\.(json|jsonc|md|mjs|toml|ts|yaml|yml)$/;
/** A decision is read in one go. */
const DECISION_LINES = 40;

/** What stands in backticks or in a fenced block. */
function codeIn(text: string): string {
  return [...text.matchAll(/```[\s\S]*?```|`[^`\n]+`/g)].map(([code]) => code).join('\n');
}

/** Commands such as `npm run bench` that no script of package.json answers to. */
export function unknownCommands(text: string, scripts: readonly string[]): string[] {
  return [...codeIn(text).matchAll(/\bnpm (run )?([a-z][\w:-]*)/g)]
    .filter(([, run, name = '']) => !scripts.includes(name) && (run || !NPM_OWN.has(name)))
    .map(([command]) => `there is no ${command}`);
}

function isThere(path: string, root: string): boolean {
  if (path.includes('*')) return globSync(path, { cwd: root }).length > 0;
  if (existsSync(join(root, path))) return true;
  // A bare name such as `routes.ts` stands for any file of that name.
  return (
    !path.includes('/') &&
    globSync(
      OWN_FOLDERS.map((folder) => `${folder}/**/${path}`),
      { cwd: root },
    ).length > 0
  );
}

/** Paths in backticks that do not exist. One with a `*` must stand for something; one with `<…>` is a pattern to fill in. */
export function missingPaths(text: string, root: string): string[] {
  return [...text.matchAll(/`([^`\s]+)`/g)]
    .map(([, path = '']) => path.replace(/:\d+$/, ''))
    .filter((path) => OWN_FOLDERS.some((folder) => path.startsWith(`${folder}/`)) || BARE_FILE.test(path))
    .filter((path) => !/[<{…]/.test(path) && !isThere(path, root))
    .map((path) => `there is no ${path}`);
}

/** Links to files beside the document that do not exist. */
export function brokenLinks(text: string, folder: string): string[] {
  return [...text.matchAll(/\]\(([^)#\s]+)[^)]*\)/g)]
    .map(([, target = '']) => target)
    .filter((target) => !/^[a-z]+:/.test(target) && !existsSync(join(folder, target)))
    .map((target) => `a link leads to ${target}, which is not there`);
}

/** Decisions by file name and text: numbered from 0001 without gaps, titled so, complete and short. */
export function decisionProblems(decisions: ReadonlyMap<string, string>): string[] {
  const problems = decisions.size === 0 ? ['there are no decisions'] : [];
  for (const [index, name] of [...decisions.keys()].sort().entries()) {
    const text = decisions.get(name) ?? '';
    const number = String(index + 1).padStart(4, '0');
    if (!new RegExp(`^${number}-[a-z0-9-]+\\.md$`).test(name))
      problems.push(`${name} stands where ${number} belongs`);
    if (!text.startsWith(`# ${name.slice(0, 4)} `))
      problems.push(`${name} does not begin with its number and title`);
    for (const part of ['Context', 'Decision', 'Consequences']) {
      if (!text.includes(`\n## ${part}\n`)) problems.push(`${name} has no ${part}`);
    }
    const lines = text.trimEnd().split('\n').length;
    if (lines > DECISION_LINES) problems.push(`${name} has ${lines} lines, more than ${DECISION_LINES}`);
  }
  return problems;
}

/** Everything that is wrong with the documents of the product at `root`. */
export function checkDocs(root: string): string[] {
  const read = (path: string) => readFileSync(join(root, path), 'utf8');
  const absent = ROOT_DOCUMENTS.filter((path) => !existsSync(join(root, path)));
  const present = ROOT_DOCUMENTS.filter((path) => !absent.includes(path));
  const documents = [...present, ...globSync('docs/**/*.md', { cwd: root }).sort()];
  const { scripts = {} } = JSON.parse(read('package.json')) as { scripts?: Record<string, string> };
  const decisions = readdirSync(join(root, 'docs/decisions')).map((name): [string, string] => [
    name,
    read(`docs/decisions/${name}`),
  ]);
  return [
    ...absent.map((path) => `${path} is missing`),
    ...documents.flatMap((path) => {
      const text = read(path);
      // The proofs of the coverage table are checked row by row.
      const paths = path === 'docs/spec-coverage.md' ? [] : missingPaths(text, root);
      return [
        ...unknownCommands(text, Object.keys(scripts)),
        ...paths,
        ...brokenLinks(text, join(root, path, '..')),
      ].map((problem) => `${path}: ${problem}`);
    }),
    ...coverageProblems(read('docs/spec-coverage.md'), root),
    ...decisionProblems(new Map(decisions)),
  ];
}

if (import.meta.main) {
  const root = join(import.meta.dirname, '..');
  const problems = checkDocs(root);
  for (const problem of problems) console.error(problem);
  const { done, all } = coverage(readFileSync(join(root, 'docs/spec-coverage.md'), 'utf8'));
  console.log(`${done} of ${all} clauses of the specification are proven.`);
  if (problems.length > 0) process.exitCode = 1;
}
