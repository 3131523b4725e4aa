import { expect, test } from 'vitest';
import { ApiError } from '#core/errors.ts';
import { hearingProblem } from './hearing-problem.ts';

test('the reasons of a refusal are told, each as a sentence', () => {
  const refused = new ApiError('INVALID_INPUT', undefined, {
    fields: [
      { path: 'script', reason: 'Write what the voice says' },
      { path: 'voice', reason: 'Choose a voice.' },
    ],
  });
  expect(hearingProblem(refused)).toBe('Write what the voice says. Choose a voice.');
  expect(hearingProblem(new ApiError('RATE_LIMITED'))).toBe('Too many tries. Wait a moment, then go on.');
});

test('a network that failed and anything unknown have a way on', () => {
  expect(hearingProblem(new TypeError('Failed to fetch'))).toContain('Check your connection');
  expect(hearingProblem(new Error('The engine stopped.'))).toBe('The engine stopped.');
  expect(hearingProblem(undefined)).toBe('The voice did not speak. Press again.');
});
