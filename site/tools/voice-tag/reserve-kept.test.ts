import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ApiError } from '#core/errors.ts';
import { storageOfTest } from '#site/lib/browser-of-tests.ts';
import { keepWork, keptWorkOf } from '#site/lib/kept-work.ts';
import { dropOfTests } from './drops-of-tests.ts';

const lib = vi.hoisted(() => ({ call: vi.fn() }));
vi.mock('#site/lib/api.ts', () => ({ call: lib.call, addressOf: () => '' }));
const { $keptDrop } = await import('./kept-drop.store.ts');
const { reserveKept } = await import('./reserve-kept.ts');
const { TOOL } = await import('./studio.ts');

const { signal } = new AbortController();
const drop = dropOfTests();

function kept() {
  const { id } = keptWorkOf(TOOL) ?? { id: '' };
  return { id, drop };
}

beforeEach(() => {
  vi.clearAllMocks();
  vi.stubGlobal('localStorage', storageOfTest());
  keepWork({ tool: TOOL, title: drop.script, input: drop }, new Date());
  $keptDrop.set(kept());
});
afterEach(() => void vi.unstubAllGlobals());

it('is asked for under its own id, so that two tabs and a lost answer make it once', async () => {
  lib.call.mockResolvedValue({ generation: { id: 'gen_1' } });
  await reserveKept(kept(), signal);
  await reserveKept(kept(), signal);
  expect(lib.call.mock.calls.map(([name, request]) => [name, request.headers, request.body])).toEqual(
    Array.from({ length: 2 }, () => ['adopt', { 'idempotency-key': `kept-${kept().id}` }, drop]),
  );
});

it('is never paid for unasked: none of the first works, it is a failure that names the price', async () => {
  lib.call.mockRejectedValue(new ApiError('CONFLICT'));
  await expect(reserveKept(kept(), signal)).rejects.toMatchObject({
    code: 'CONFLICT',
    message: expect.stringContaining('costs 4 credits'),
  });
  expect($keptDrop.get()?.isDeclined).toBe(true);
  expect(keptWorkOf(TOOL)?.isDeclined).toBe(true);
});

it.each([
  ['whatever else goes wrong', new ApiError('INTERNAL')],
  ['another tab that is just making it', new ApiError('CONFLICT', undefined, { retryAfter: 5 })],
])('%s leaves it free', async (_, refusal) => {
  lib.call.mockRejectedValue(refusal);
  await expect(reserveKept(kept(), signal)).rejects.toBe(refusal);
  expect($keptDrop.get()?.isDeclined).toBeUndefined();
  expect(keptWorkOf(TOOL)?.isDeclined).toBeUndefined();
});
