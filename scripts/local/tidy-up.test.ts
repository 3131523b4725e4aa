import { readFileSync } from 'node:fs';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { keepTidy, TIDY_UP_EVERY_MS } from './tidy-up.ts';

const fetched = vi.fn<(url: string) => Promise<Response>>();
const warned = vi.fn();
beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal(
    'fetch',
    fetched.mockReset().mockImplementation(async () => new Response('ok')),
  );
  vi.spyOn(console, 'warn').mockImplementation(warned.mockReset());
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

it('the Worker tidies up at once, and every 15 minutes from then on', async () => {
  keepTidy(8787);
  expect(fetched.mock.calls).toEqual([['http://127.0.0.1:8787/cdn-cgi/local/scheduled']]);
  await vi.advanceTimersByTimeAsync(TIDY_UP_EVERY_MS - 1);
  expect(fetched).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(1);
  expect(fetched).toHaveBeenCalledTimes(2);
  await vi.advanceTimersByTimeAsync(3 * TIDY_UP_EVERY_MS);
  expect(fetched).toHaveBeenCalledTimes(5);
  expect(warned).not.toHaveBeenCalled();
});

it('a run that fails is said, and the next one comes all the same', async () => {
  fetched.mockResolvedValueOnce(new Response('exception', { status: 500 }));
  fetched.mockRejectedValueOnce(new TypeError('fetch failed'));
  keepTidy(8787);
  await vi.advanceTimersByTimeAsync(2 * TIDY_UP_EVERY_MS);
  expect(warned.mock.calls).toEqual([
    ['Tidying up failed (the Worker answered 500). It is tried again in 15 minutes.'],
    ['Tidying up failed (fetch failed). It is tried again in 15 minutes.'],
  ]);
  expect(fetched).toHaveBeenCalledTimes(3);
});

it('is as often as production’s schedule', () => {
  expect(readFileSync('wrangler.toml', 'utf8')).toContain(
    `crons = ["*/${TIDY_UP_EVERY_MS / 60_000} * * * *"]`,
  );
});
