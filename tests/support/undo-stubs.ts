import { afterAll, vi } from 'vitest';

// The next file that this process runs finds the globals, the clock and the environment as they are.
afterAll(() => {
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
  vi.useRealTimers();
});
