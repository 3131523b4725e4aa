/**
 * Every test, in stages, as `npm test` runs them; a stage that fails is the last one. Browser tests that failed at all of
 * their tries run once more, alone, after everything else: only what fails there too is red. What passed, but not at its
 * first try, is counted and named at the end, and kept in `.cache/flaky.json`.
 */
import { spawn } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FlakyTest, RunReport } from './test/run-report.ts';

const ROOT = join(import.meta.dirname, '..');
const CACHE = join(ROOT, '.cache');
const REPORT = join(CACHE, 'test-report.json');
/** A stage that takes longer than this many minutes hangs. */
const LONGEST_STAGE = 25;

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
    const end = () => child.pid !== undefined && process.kill(-child.pid, 'SIGKILL');
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
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, stop);
    child.on('close', (code) => {
      clearTimeout(late);
      for (const signal of ['SIGINT', 'SIGTERM'] as const) process.off(signal, stop);
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

const STAGES = [
  ['core', 'unit', 'architecture', 'budgets', 'pages'].flatMap((name) => ['--project', name]),
  ['--project', 'api', '--maxWorkers=3'],
  ['--project', 'browser', '--maxWorkers=3'],
];

const total = { passed: 0, failed: 0, skipped: 0 };
const flaky: FlakyTest[] = [];

function add({ files }: RunReport): void {
  for (const file of files) {
    for (const count of ['passed', 'failed', 'skipped'] as const) total[count] += file[count];
    flaky.push(...file.flaky);
  }
}

/** Runs the files of `first` that failed once more, alone. Files count as they ended. */
async function again(first: RunReport): Promise<boolean> {
  const failed = first.files.filter((file) => file.failed > 0);
  add({ ...first, files: first.files.filter((file) => file.failed === 0) });
  console.log(`\nOnce more, alone: ${failed.map(({ file }) => file).join(', ')}`);
  const second = await vitest('--project', 'browser', '--maxWorkers=1', ...failed.map(({ file }) => file));
  if (second.report) add(second.report);
  if (second.passed)
    for (const { file, error } of failed)
      flaky.push({ file, test: 'passed only alone', error: error ?? 'no error of its own' });
  return second.passed;
}

async function passes(stage: readonly string[]): Promise<boolean> {
  const { passed, report } = await vitest(...stage);
  const canBeRetried = stage.includes('browser') && report?.errors.length === 0;
  if (report && !passed && canBeRetried && report.files.some(({ failed }) => failed > 0))
    return again(report);
  if (report) add(report);
  return passed;
}

mkdirSync(CACHE, { recursive: true });
let isGreen = await run('npm', ['run', 'build:test']);
for (const stage of STAGES) isGreen &&= await passes(stage);

writeFileSync(join(CACHE, 'flaky.json'), `${JSON.stringify(flaky, null, 2)}\n`);
console.log(`\nflaky: ${flaky.length}`);
for (const { file, test, error } of flaky) console.log(`  ${file} > ${test}: ${error}`);
console.log(`\n${total.passed} passed, ${total.failed} failed, ${total.skipped} skipped`);
process.exitCode = isGreen ? 0 : 1;
