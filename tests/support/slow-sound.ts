import { vi } from 'vitest';

/** Speaking, mastering and encoding a drop may take a loaded machine this long. */
export const SLOW = { timeout: 60_000 };

/** For a file whose tests make drops: the usual minute is too short for them. */
export function giveSoundTime(): void {
  vi.setConfig({ testTimeout: 150_000 });
}
