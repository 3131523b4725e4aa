import { AsyncLocalStorage } from 'node:async_hooks';
import { format } from 'node:util';
import { afterAll, aroundEach, expect, type RunnerTestCase } from 'vitest';

declare module 'vitest' {
  interface TaskMeta {
    /** Errors on the console that came after the test that caused them had ended, each with its name. */
    lateErrors?: string[];
  }
}

interface Cause {
  task: RunnerTestCase;
  lines: string[];
  hasEnded: boolean;
}

/** One for all files that a worker runs: work that began in one of them may end while another runs. */
const worker = globalThis as { causeOfErrors?: AsyncLocalStorage<Cause> };
worker.causeOfErrors ??= new AsyncLocalStorage();

/**
 * An error on the console that a test did not ask for is a failure of that test: of the one that caused it, not of the one
 * that runs by the time some background work logs it. One that comes after its test had ended is named at the end of the run.
 */
const cause = worker.causeOfErrors;
let running: Cause | undefined;

const write = console.error;
console.error = (...values: unknown[]) => {
  const from = cause.getStore() ?? running;
  const line = format(...values);
  if (from?.hasEnded) {
    const { file, name } = from.task;
    // What is said of a file that has ended is not heard any more.
    const { meta } = running?.task.file ?? file;
    meta.lateErrors = [...(meta.lateErrors ?? []), `${file.name} > ${name}: ${line}`];
  } else from?.lines.push(line);
  write(...values);
};

aroundEach(async (runTest, { task }) => {
  const of: Cause = { task, lines: [], hasEnded: false };
  running = of;
  await cause.run(of, runTest).finally(() => {
    of.hasEnded = true;
  });
  expect(of.lines, 'console.error was called').toEqual([]);
});

afterAll(() => {
  console.error = write;
});
