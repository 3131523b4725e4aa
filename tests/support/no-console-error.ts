import { afterEach, beforeEach, expect, vi } from 'vitest';

// An error on the console that a test did not ask for is a failure of that test.
beforeEach(() => {
  vi.spyOn(console, 'error');
});

afterEach(() => {
  const spy = vi.mocked(console.error);
  if (!vi.isMockFunction(console.error)) return;
  const calls = spy.mock.calls;
  spy.mockRestore();
  expect(calls, 'console.error was called').toEqual([]);
});
