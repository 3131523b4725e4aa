import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ApiError } from '#core/errors.ts';
import type { askCue } from './ask-cue.ts';
import { patiently } from './ask-patiently.ts';
import { REPLY } from './chat-of-tests.ts';

const listener = { question: () => undefined, piece: () => undefined };
const busy = () => new ApiError('CONFLICT', 'Your last question is still being answered', { retryAfter: 2 });

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

function begun(...errors: Error[]) {
  const ask = vi.fn<typeof askCue>(async () => {
    const error = errors.shift();
    if (error) throw error;
    return REPLY;
  });
  const leaves = new AbortController();
  const asked = { message: 'Hi', key: 'key-1', signal: leaves.signal };
  const outcome = patiently(ask)(asked, listener).catch((error: unknown) => error);
  return { ask, outcome, leaves, asked };
}

it('asks once more after the seconds that the server names, under the same key', async () => {
  const { ask, outcome, asked } = begun(busy());
  await vi.advanceTimersByTimeAsync(1999);
  expect(ask).toHaveBeenCalledOnce();
  await vi.advanceTimersByTimeAsync(1);
  expect(ask.mock.calls.map(([question]) => question)).toEqual([asked, asked]);
  expect(await outcome).toBe(REPLY);
});

it('fails after the second try', async () => {
  const last = busy();
  const { ask, outcome } = begun(busy(), last);
  await vi.advanceTimersByTimeAsync(60_000);
  expect([await outcome, ask.mock.calls.length]).toEqual([last, 2]);
});

it.each([
  new ApiError('CONFLICT'),
  new ApiError('RATE_LIMITED', 'That is all', { retryAfter: 3600 }),
  new TypeError('Failed to fetch'),
])('does not wait after anything else: %s', async (error) => {
  const { ask, outcome } = begun(error);
  expect([await outcome, ask.mock.calls.length]).toEqual([error, 1]);
});

it('stops waiting where the page is left', async () => {
  const { ask, outcome, leaves } = begun(busy());
  await vi.advanceTimersByTimeAsync(1000);
  leaves.abort();
  expect(await outcome).toMatchObject({ name: 'AbortError' });
  await vi.advanceTimersByTimeAsync(60_000);
  expect(ask).toHaveBeenCalledOnce();
});
