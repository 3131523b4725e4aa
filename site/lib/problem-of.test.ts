import { expect, it } from 'vitest';
import { ApiError } from '#core/errors.ts';
import { errorOf } from './api.ts';
import { formProblem, problemOf } from './problem-of.ts';

it.each([
  [new TypeError('Failed to fetch'), "Can't reach Deckhand. Check your connection, then try again."],
  [new ApiError('UNAUTHORIZED', 'Wrong e-mail or password'), 'Wrong e-mail or password.'],
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
    "Can't reach Deckhand. Check your connection; what you typed is kept.",
  );
  expect(formProblem(new ApiError('INTERNAL'))).toBe('Something went wrong on our side.');
});

it.each([
  [500, 'x', 'Something went wrong on our side.'],
  [502, '<html><h1>Bad Gateway</h1>', 'Something went wrong on our side.'],
  [503, '{"message":"row 7 of users"}', 'Something went wrong on our side.'],
  [413, '<html>', 'That is larger than we take.'],
  [418, 'short and stout', 'Something went wrong on our side.'],
])('a %d whose body is none of ours (%s) is told as: %s', async (status, body, words) => {
  expect(problemOf(await errorOf(new Response(body, { status })))).toBe(words);
});
