import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiError, type ErrorCode } from '#core/errors.ts';
import { StrangeReply } from '#site/lib/strange-reply.ts';
import { refusalReason, refusalWords, tellRefusal, wantsCredits } from './refusal.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const CONNECTION = [
  'Connection Error',
  'Failed to send message. Check your connection and try again.',
] as const;

it.each<[string, unknown, readonly [string, string]]>([
  [
    'insufficient credits',
    new ApiError('INSUFFICIENT_CREDITS', 'Any words'),
    ['Need More Credits', 'Refill credits to continue chatting with the assistant'],
  ],
  [
    'no session',
    new ApiError('UNAUTHORIZED'),
    ['Sign In Required', 'Please sign in to chat with the assistant'],
  ],
  ['a network that failed', new TypeError('Failed to fetch'), CONNECTION],
  ...(['PROVIDER_FAILED', 'RATE_LIMITED', 'CONFLICT', 'INTERNAL'] as ErrorCode[]).map(
    (code): [string, unknown, typeof CONNECTION] => [code, new ApiError(code), CONNECTION],
  ),
])('a message that met %s is told in the words of the catalogue', (_, error, [title, text]) => {
  expect(refusalWords(error)).toMatchObject({ title, text });
});

describe('who is signed out', () => {
  it('is taken to sign in after 1.5 s, and back to the draft from there', () => {
    const show = vi.fn();
    const goTo = vi.fn();
    tellRefusal(new ApiError('UNAUTHORIZED'), { show, goTo });
    expect(show).toHaveBeenCalledTimes(1);
    vi.advanceTimersByTime(1499);
    expect(goTo).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(goTo).toHaveBeenCalledExactlyOnceWith('/signin?next=%2Fdashboard');
  });

  it('is alone in being taken anywhere', () => {
    const goTo = vi.fn();
    tellRefusal(new ApiError('INSUFFICIENT_CREDITS'), { show: vi.fn(), goTo });
    tellRefusal(new TypeError('Load failed'), { show: vi.fn(), goTo });
    vi.advanceTimersByTime(60_000);
    expect(goTo).not.toHaveBeenCalled();
  });
});

it('the line above the draft names the reason: of the field, of the server, or of the network', () => {
  const fields = [{ path: 'message', reason: 'Use at most 2000 characters' }];
  expect(refusalReason(new ApiError('INVALID_INPUT', undefined, { fields }))).toBe(
    'Use at most 2000 characters',
  );
  expect(refusalReason(new ApiError('CONFLICT', 'Still answering'))).toBe('Still answering');
  expect(refusalReason(new TypeError('Failed to fetch'))).toBe('No connection');
});

it('of a reply that is not our own nothing is quoted', () => {
  const page = new StrangeReply('PROVIDER_FAILED', '502: <!doctype html><title>Bad gateway</title>');
  expect(refusalReason(page)).toBe("Can't reach Deckhand");
});

it('only a want of credits asks for more of them', () => {
  expect(wantsCredits(new ApiError('INSUFFICIENT_CREDITS'))).toBe(true);
  expect(wantsCredits(new ApiError('UNAUTHORIZED'))).toBe(false);
  expect(wantsCredits(new TypeError('Failed to fetch'))).toBe(false);
});
