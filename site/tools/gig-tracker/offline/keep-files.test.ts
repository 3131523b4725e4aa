import { afterEach, beforeEach, expect, it, vi } from 'vitest';

const asked = vi.hoisted(() => vi.fn<(wanted: object) => Promise<boolean>>());
vi.mock('#site/lib/ask-to-keep.ts', () => ({ askToKeep: asked }));

/** As of a page that has just been loaded. */
async function loadedPage() {
  vi.resetModules();
  return (await import('./keep-files.ts')).keepTrackerFiles;
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubEnv('DEV', false);
  vi.stubGlobal('navigator', { serviceWorker: {} });
  vi.stubGlobal('fetch', async () => Response.json(['/_astro/a.js']));
});
afterEach(() => {
  asked.mockReset();
  vi.useRealTimers();
  vi.unstubAllEnvs();
  vi.unstubAllGlobals();
});

it('all files are kept once for a page, as one whole', async () => {
  asked.mockResolvedValue(true);
  const keep = await loadedPage();
  expect(await Promise.all([keep(), keep()])).toEqual([true, true]);
  expect(asked.mock.calls).toEqual([[{ keep: ['/gig-tracker', '/_astro/a.js'], for: 'gig-tracker' }]]);
});

it('where one of them didn’t come, it is tried again, and given up after a while', async () => {
  const keep = await loadedPage();
  asked.mockResolvedValueOnce(false).mockRejectedValueOnce(new TypeError('Failed to fetch'));
  asked.mockResolvedValue(true);
  const kept = keep();
  await vi.advanceTimersByTimeAsync(3000 + 15_000);
  expect([await kept, asked.mock.calls.length]).toEqual([true, 3]);

  const other = await loadedPage();
  asked.mockReset().mockResolvedValue(false);
  const never = other();
  await vi.advanceTimersByTimeAsync(120_000);
  expect([await never, asked.mock.calls.length]).toEqual([false, 4]);
});

it('nothing is asked for where no service worker can be, or somebody saves data', async () => {
  for (const there of [{}, { serviceWorker: {}, connection: { saveData: true } }]) {
    vi.stubGlobal('navigator', there);
    expect(await (await loadedPage())()).toBe(false);
  }
  expect(asked).not.toHaveBeenCalled();
});
