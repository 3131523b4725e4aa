/**
 * Lint, types, the build and every test, in stages, as `npm test` runs them; a stage that fails is the last one. Browser tests
 * that failed at all of their tries run once more, alone, after everything else: only what fails there too is red. What
 * passed, but not at its first try, is counted and named at the end, and kept in `.cache/flaky.json`.
 */
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { watchMemory } from './test/memory-watch.ts';
import { tooManyLoads } from './test/page-loads.ts';
import { runCommand } from './test/run-command.ts';
import type { FileReport, FlakyTest, RunReport } from './test/run-report.ts';
import { TESTS } from './test/stages.ts';

const CACHE = join(import.meta.dirname, '../.cache');
const REPORT = join(CACHE, 'test-report.json');
/** So many of the slowest files are named at the end. */
const SLOWEST = 20;

interface Run {
  passed: boolean;
  report: RunReport | null;
}

async function vitest(...args: string[]): Promise<Run> {
  rmSync(REPORT, { force: true });
  const passed = await runCommand('vitest', ['run', ...args], { TEST_REPORT: REPORT });
  try {
    return { passed, report: JSON.parse(readFileSync(REPORT, 'utf8')) as RunReport };
  } catch {
    return { passed, report: null };
  }
}

/** Every file, as it ended. */
const files: FileReport[] = [];
/** What passed, but not at its first try. */
const flaky: FlakyTest[] = [];
/** Stages that are red without a test that failed, and why. */
const broken: string[] = [];
/** How long each stage took. */
const times: string[] = [];

/** Whether all that went wrong went wrong in tests that failed, or came of the end of their browsers. */
function mayRunAgain({ files, errors }: RunReport): boolean {
  const hasTries = new Set(
    files.filter((one) => one.failed > 0 || one.flaky.length > 0).map(({ file }) => file),
  );
  return hasTries.size > 0 && errors.every(({ file }) => file !== null && hasTries.has(file));
}

/** Runs the files of `first` that failed once more, alone and with one try a test. Files count as they ended. */
async function again(first: RunReport): Promise<boolean> {
  const stray = new Map(first.errors.map(({ file, message }) => [file, message]));
  const isRed = (report: FileReport) => report.failed > 0 || stray.has(report.file);
  const red = first.files.filter(isRed);
  files.push(...first.files.filter((report) => !isRed(report)));
  const names = red.map(({ file }) => file);
  console.log(`\nOnce more, alone: ${names.join(', ')}`);
  const { passed, report } = await vitest('--project', 'browser', '--maxWorkers=1', '--retry=0', ...names);
  if (report) files.push(...report.files);
  else broken.push('browser: no report of the files that ran alone');
  if (passed && report)
    for (const { file, error, flaky: before } of red) {
      flaky.push(...before);
      flaky.push({ file, test: 'passed only alone', error: error ?? stray.get(file) ?? '' });
    }
  return passed && report !== null;
}

async function passes(name: keyof typeof TESTS): Promise<boolean> {
  const { projects, options } = TESTS[name];
  const { passed, report } = await vitest(
    ...projects.flatMap((project) => ['--project', project]),
    ...options,
  );
  if (!report) {
    broken.push(`${name}: no report`);
    return false;
  }
  if (!passed && name === 'browser' && mayRunAgain(report)) return again(report);
  files.push(...report.files);
  broken.push(...report.errors.map(({ file, message }) => `${name}: ${file ?? ''} ${message}`));
  return passed;
}

async function verified(): Promise<boolean> {
  const isFine = await runCommand('npm', ['run', '--silent', 'verify']);
  if (!isFine) broken.push('lint, types and build: see above');
  return isFine;
}

function loadsFewPages(): boolean {
  const problem = tooManyLoads(files);
  if (problem) broken.push(`browser: ${problem}`);
  return problem === null;
}

/** What is left out was not tested, whatever the reason. */
function skipsNothing(): boolean {
  const skipping = files.filter(({ skipped }) => skipped > 0);
  broken.push(...skipping.map(({ file, skipped }) => `${file}: ${skipped} skipped`));
  return skipping.length === 0;
}

const STAGES: Record<'lint, types and build' | keyof typeof TESTS, () => Promise<boolean>> = {
  'lint, types and build': verified,
  fast: () => passes('fast'),
  api: () => passes('api'),
  browser: async () => (await passes('browser')) && loadsFewPages(),
};

mkdirSync(CACHE, { recursive: true });
const mostMemory = watchMemory();
let isGreen = true;
for (const [name, stage] of Object.entries(STAGES)) {
  if (!isGreen) break;
  const begun = performance.now();
  isGreen = (await stage()) && skipsNothing();
  times.push(`${name} ${((performance.now() - begun) / 1000).toFixed(0)} s`);
}

flaky.push(...files.flatMap((file) => file.flaky));
writeFileSync(join(CACHE, 'flaky.json'), `${JSON.stringify(flaky, null, 2)}\n`);
const sum = (count: 'passed' | 'failed' | 'skipped' | 'pageLoads' | 'axeRuns') =>
  files.reduce((total, file) => total + file[count], 0);
/** A heading with the lines below it, where there are any. */
const list = (heading: string, lines: readonly string[]) => {
  if (lines.length > 0) console.log(`${heading}\n  ${lines.join('\n  ')}`);
};

const slowest = files.toSorted((a, b) => b.seconds - a.seconds).slice(0, SLOWEST);
list(
  '\nslowest files:',
  slowest.map(({ seconds, file }) => `${seconds.toFixed(1).padStart(6)} s  ${file}`),
);
console.log(`\nstages: ${times.join(', ')}`);
console.log(`page loads: ${sum('pageLoads')}, axe runs: ${sum('axeRuns')}`);
console.log(`peak memory: ${mostMemory().toFixed(1)} GB`);
console.log(`flaky: ${flaky.length}`);
for (const { file, test, error } of flaky) console.log(`  ${file} > ${test}: ${error}`);
const late = files.flatMap((file) => file.late);
list(`errors after the end of a test: ${late.length}`, late);
list('broken:', broken);
const failed = sum('failed') || (isGreen ? 0 : Math.max(1, broken.length));
console.log(`\n${sum('passed')} passed, ${failed} failed, ${sum('skipped')} skipped`);
process.exitCode = isGreen ? 0 : 1;
