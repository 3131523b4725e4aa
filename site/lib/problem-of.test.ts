import { expect, it } from 'vitest';
import { ApiError } from '#core/errors.ts';
import { formProblem, problemOf } from './problem-of.ts';

it.each([
  [new TypeError('Failed to fetch'), 'Deckhand does not answer. Check your connection, then try again.'],
  [
    new ApiError('UNAUTHORIZED', 'That address and password do not fit together'),
    'That address and password do not fit together.',
  ],
  [
    new ApiError('RATE_LIMITED', undefined, { retryAfter: 42 }),
    'Too many tries. Wait 42 seconds, then go on.',
  ],
  [new ApiError('RATE_LIMITED'), 'Too many tries. Wait a moment, then go on.'],
  [new ApiError('INTERNAL'), 'Something went wrong on our side.'],
])('%s is told as: %s', (error, words) => {
  expect(problemOf(error)).toBe(words);
});

it('a form says that what was typed is still there', () => {
  expect(formProblem(new TypeError('Failed to fetch'))).toBe(
    'Deckhand does not answer. Check your connection; what you typed is kept.',
  );
  expect(formProblem(new ApiError('INTERNAL'))).toBe('Something went wrong on our side.');
});
