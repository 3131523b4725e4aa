import { beforeEach, expect, it, vi } from 'vitest';
import { ApiError, type ErrorCode } from '#core/errors.ts';

const { callAt, refresh, refreshSession } = vi.hoisted(() => ({
  ...{ callAt: vi.fn(), refresh: vi.fn(), refreshSession: vi.fn() },
}));
vi.mock('virtual:billing-addresses', () => ({ ADDRESSES: {} }));
vi.mock('./api.ts', () => ({ callAt }));
vi.mock('./query.ts', () => ({ refresh }));
vi.mock('./session.store.ts', () => ({ refreshSession }));

const { startTrial } = await import('./start-trial.ts');

beforeEach(() => void vi.clearAllMocks());

it('has the page know what the account may do then', async () => {
  callAt.mockResolvedValue({ trialEndsAt: '2026-12-05T12:00:00Z' });
  expect(await startTrial()).toBe('2026-12-05T12:00:00Z');
  expect(refreshSession).toHaveBeenCalledOnce();
  expect(refresh).toHaveBeenCalledWith('credits');
});

it.each<[ErrorCode, number]>([
  ['CONFLICT', 1],
  ['UNAUTHORIZED', 1],
  ['INTERNAL', 0],
])('refused with %s it asks again who is here %i times', async (code, times) => {
  callAt.mockRejectedValue(new ApiError(code));
  await expect(startTrial()).rejects.toMatchObject({ code });
  expect(refreshSession).toHaveBeenCalledTimes(times);
});
