import { writeFileSync } from 'node:fs';
import { relative } from 'node:path';
import type { Reporter, SerializedError, TestCase, TestModule } from 'vitest/node';

/** A test that passed, but not at its first try. */
export interface FlakyTest {
  file: string;
  test: string;
  /** What the first try failed on. */
  error: string;
}

export interface FileReport {
  file: string;
  passed: number;
  failed: number;
  skipped: number;
  /** What failed in it first. */
  error: string | null;
  flaky: FlakyTest[];
  /** Errors on the console that came after the test that caused them had ended. */
  late: string[];
  /** From its first import to the end of its last hook. */
  seconds: number;
  /** What its tests cost in a browser, each at its last try. */
  pageLoads: number;
  axeRuns: number;
}

export interface RunReport {
  files: FileReport[];
  /** Errors outside of every test, each with the file that was running. */
  errors: { message: string; file: string | null }[];
}

const firstLine = (text = ''): string => text.split('\n', 1)[0] ?? '';
const firstError = (errors: readonly { message: string }[] | undefined) => firstLine(errors?.[0]?.message);

/**
 * Ends a run with one plain line that any tool can read, `12 passed, 0 failed, 0 skipped`, and writes what became of each file
 * to `TEST_REPORT`.
 */
export class ClosingLine implements Reporter {
  onTestRunEnd(modules: readonly TestModule[], unhandled: readonly SerializedError[]): void {
    const files = modules.map(reportOf);
    const sum = (count: 'passed' | 'failed' | 'skipped') =>
      files.reduce((total, file) => total + file[count], 0);
    console.log(`\n${sum('passed')} passed, ${sum('failed')} failed, ${sum('skipped')} skipped`);
    const report: RunReport = { files, errors: unhandled.map(errorOf) };
    if (process.env.TEST_REPORT) writeFileSync(process.env.TEST_REPORT, JSON.stringify(report));
  }
}

const errorOf = ({ message, VITEST_TEST_PATH: path }: SerializedError) => ({
  message: firstLine(message),
  file: typeof path === 'string' ? relative(process.cwd(), path) : null,
});

function reportOf(module: TestModule): FileReport {
  const file = relative(process.cwd(), module.moduleId);
  const { lateErrors } = module.meta() as { lateErrors?: string[] };
  const { setupDuration, collectDuration, duration } = module.diagnostic();
  const report: FileReport = {
    file,
    ...{ passed: 0, failed: 0, skipped: 0 },
    error: null,
    flaky: [],
    late: (lateErrors ?? []).map(firstLine),
    seconds: (setupDuration + collectDuration + duration) / 1000,
    ...{ pageLoads: 0, axeRuns: 0 },
  };
  for (const test of module.children.allTests()) count(test, report);
  // A file that could not be loaded, or whose hooks failed, counts as one failure.
  if (module.state() === 'failed' && report.failed === 0) {
    report.failed += 1;
    report.error = firstError(module.errors());
  }
  return report;
}

function count(test: TestCase, report: FileReport): void {
  const { state, errors } = test.result();
  const { pageLoads = 0, axeRuns = 0 } = test.meta() as { pageLoads?: number; axeRuns?: number };
  report.pageLoads += pageLoads;
  report.axeRuns += axeRuns;
  if (state === 'passed' || state === 'failed') report[state] += 1;
  else if (state === 'skipped') report.skipped += 1;
  if (state === 'failed') report.error ??= `${test.fullName}: ${firstError(errors)}`;
  if (test.diagnostic()?.flaky)
    report.flaky.push({ file: report.file, test: test.fullName, error: firstError(errors) });
}
