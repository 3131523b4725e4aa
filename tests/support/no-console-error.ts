import { AsyncLocalStorage } from 'node:async_hooks';
import { format } from 'node:util';
import { afterAll, aroundEach, expect } from 'vitest';

/**
 * An error on the console that a test did not ask for is a failure of that test: of the one that caused it, not of the one
 * that runs by the time some background work logs it.
 */
const cause = new AsyncLocalStorage<string[]>();
let running: string[] | undefined;

const write = console.error;
console.error = (...values: unknown[]) => {
  (cause.getStore() ?? running)?.push(format(...values));
  write(...values);
};
afterAll(() => {
  console.error = write;
});

aroundEach(async (runTest) => {
  const lines: string[] = [];
  running = lines;
  await cause.run(lines, runTest);
  expect(lines, 'console.error was called').toEqual([]);
});
