/**
 * Every test, in stages, as `npm test` runs them; a stage that fails is the last one. Browser tests that failed at all of
 * their tries run once more, alone, after everything else: only what fails there too is red. What passed, but not at its
 * first try, is counted and named at the end, and kept in `.cache/flaky.json`.
 */
import { spawn } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FileReport, FlakyTest, RunReport } from './test/run-report.ts';

const ROOT = join(import.meta.dirname, '..');
const CACHE = join(ROOT, '.cache');
const REPORT = join(CACHE, 'test-report.json');
/** A stage that takes longer than this many minutes hangs. */
const LONGEST_STAGE = 25;
const STOPS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

interface Run {
  passed: boolean;
  report: RunReport | null;
}

/** Runs a command with all that it starts, and ends all of it when it takes too long or this is stopped. */
function run(command: string, args: readonly string[]): Promise<boolean> {
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      cwd: ROOT,
      stdio: ['ignore', 'inherit', 'inherit'],
      detached: true,
      env: { ...process.env, TEST_REPORT: REPORT },
    });
    const end = () => {
      if (child.pid !== undefined && child.exitCode === null) process.kill(-child.pid, 'SIGKILL');
    };
    const stop = () => {
      end();
      process.exit(130);
    };
    const late = setTimeout(
      () => {
        console.error(`${command} ${args.join(' ')} did not end within ${LONGEST_STAGE} minutes`);
        end();
      },
      LONGEST_STAGE * 60 * 1000,
    );
    for (const signal of STOPS) process.once(signal, stop);
    child.on('close', (code) => {
      clearTimeout(late);
      for (const signal of STOPS) process.off(signal, stop);
      resolve(code === 0);
    });
  });
}

async function vitest(...args: string[]): Promise<Run> {
  rmSync(REPORT, { force: true });
  const passed = await run('vitest', ['run', ...args]);
  try {
    return { passed, report: JSON.parse(readFileSync(REPORT, 'utf8')) as RunReport };
  } catch {
    return { passed, report: null };
  }
}

const STAGES = {
  fast: ['core', 'unit', 'architecture', 'budgets', 'pages'].flatMap((name) => ['--project', name]),
  api: ['--project', 'api', '--maxWorkers=3'],
  browser: ['--project', 'browser', '--maxWorkers=3'],
};

const total = { passed: 0, failed: 0, skipped: 0 };
const flaky: FlakyTest[] = [];
const late: string[] = [];
/** Stages that are red without a test that failed, and why. */
const broken: string[] = [];

function add(files: readonly FileReport[]): void {
  for (const file of files) {
    for (const count of ['passed', 'failed', 'skipped'] as const) total[count] += file[count];
    flaky.push(...file.flaky);
    late.push(...file.late.map((line) => `${file.file} > ${line}`));
  }
}

/** Runs the files of `first` that failed once more, alone and with one try a test. Files count as they ended. */
async function again(first: RunReport): Promise<boolean> {
  const stray = new Map(first.errors.map(({ file, message }) => [file, message]));
  const isRed = (report: FileReport) => report.failed > 0 || stray.has(report.file);
  const red = first.files.filter(isRed);
  add(first.files.filter((report) => !isRed(report)));
  console.log(`\nOnce more, alone: ${red.map(({ file }) => file).join(', ')}`);
  const files = red.map(({ file }) => file);
  const { passed, report } = await vitest('--project', 'browser', '--maxWorkers=1', '--retry=0', ...files);
  if (report) add(report.files);
  else broken.push('browser: no report of the files that ran alone');
  if (passed)
    for (const { file, error, flaky: before } of red) {
      flaky.push(...before);
      flaky.push({ file, test: 'passed only alone', error: error ?? stray.get(file) ?? '' });
    }
  return passed;
}

async function passes(name: string, args: readonly string[]): Promise<boolean> {
  const { passed, report } = await vitest(...args);
  if (!report) {
    broken.push(`${name}: no report`);
    return false;
  }
  const { files, errors } = report;
  const hasFiles = files.some(({ failed }) => failed > 0) || errors.length > 0;
  if (!passed && name === 'browser' && hasFiles && errors.every(({ file }) => file !== null))
    return again(report);
  add(files);
  broken.push(...errors.map(({ file, message }) => `${name}: ${file ?? ''} ${message}`));
  return passed;
}

mkdirSync(CACHE, { recursive: true });
let isGreen = await run('npm', ['run', 'build:test']);
if (!isGreen) broken.push('build');
for (const [name, args] of Object.entries(STAGES)) isGreen &&= await passes(name, args);
if (!isGreen && total.failed === 0) total.failed += Math.max(1, broken.length);

writeFileSync(join(CACHE, 'flaky.json'), `${JSON.stringify(flaky, null, 2)}\n`);
console.log(`\nflaky: ${flaky.length}`);
for (const { file, test, error } of flaky) console.log(`  ${file} > ${test}: ${error}`);
if (late.length > 0) console.log(`errors after the end of a test: ${late.length}\n  ${late.join('\n  ')}`);
if (broken.length > 0) console.log(`broken:\n  ${broken.join('\n  ')}`);
console.log(`\n${total.passed} passed, ${total.failed} failed, ${total.skipped} skipped`);
process.exitCode = isGreen ? 0 : 1;
