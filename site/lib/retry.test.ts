import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiError, type ErrorCode } from '#core/errors.ts';
import { mayRetry, retryDelay, withRetries } from './retry.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const failing = (error: unknown) => vi.fn(async () => Promise.reject(error));

describe('the wait before a retry', () => {
  it('is one second, doubles, and ends at thirty', () => {
    expect([0, 1, 2, 3, 4, 5, 6, 50].map(retryDelay)).toEqual([
      1000, 2000, 4000, 8000, 16_000, 30_000, 30_000, 30_000,
    ]);
  });
});

describe('a failed call', () => {
  it('is tried once more, one second later', async () => {
    const work = failing(new TypeError('Failed to fetch'));
    const result = withRetries(work).catch((error) => error);
    await vi.advanceTimersByTimeAsync(999);
    expect(work).toHaveBeenCalledTimes(1);
    await vi.advanceTimersByTimeAsync(1);
    expect(work).toHaveBeenCalledTimes(2);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(work).toHaveBeenCalledTimes(2);
    expect(await result).toBeInstanceOf(TypeError);
  });

  it('waits two seconds before a second retry', async () => {
    const work = failing(new ApiError('INTERNAL'));
    void withRetries(work, 2).catch(() => undefined);
    await vi.advanceTimersByTimeAsync(2999);
    expect(work).toHaveBeenCalledTimes(2);
    await vi.advanceTimersByTimeAsync(1);
    expect(work).toHaveBeenCalledTimes(3);
  });

  it('gives the answer of the try that worked', async () => {
    const work = vi.fn().mockRejectedValueOnce(new TypeError('Load failed')).mockResolvedValueOnce('data');
    const result = withRetries(work);
    await vi.advanceTimersByTimeAsync(1000);
    expect(await result).toBe('data');
  });

  it('is never tried again after a 401', async () => {
    const work = failing(new ApiError('UNAUTHORIZED'));
    await expect(withRetries(work, 5)).rejects.toThrow('Please sign in to continue');
    expect(work).toHaveBeenCalledTimes(1);
  });

  it.each<[ErrorCode, boolean]>([
    ['INVALID_INPUT', false],
    ['INSUFFICIENT_CREDITS', false],
    ['DAILY_LIMIT', false],
    ['NOT_FOUND', false],
    ['INTERNAL', true],
    ['UNAVAILABLE', true],
  ])('with %s may be tried again: %s', (code, may) => {
    expect(mayRetry(new ApiError(code))).toBe(may);
  });

  it('with 401 in the text of another code is judged by the code', () => {
    expect(mayRetry(new ApiError('INTERNAL', '500: row 401 is missing'))).toBe(true);
  });
});
