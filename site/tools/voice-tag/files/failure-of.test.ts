import { expect, test } from 'vitest';
import { ApiError } from '#core/errors.ts';
import { failureOf } from './failure-of.ts';

const HERE = '/voice-drops?view=gen_1';

test('who has no Pro is told that it takes Pro, and that the MP3 stays', () => {
  const { reason, way, needsPro } = failureOf(new ApiError('PRO_REQUIRED'), HERE);
  expect(reason).toContain('The MP3 is yours');
  expect([way, needsPro]).toEqual([null, true]);
});

test('who is signed out comes back to the drop', () => {
  expect(failureOf(new ApiError('UNAUTHORIZED'), HERE).way?.href).toBe(
    '/signin?next=/voice-drops%3Fview%3Dgen_1',
  );
});

test('everything else has its reason, and can be tried again', () => {
  expect(failureOf(new TypeError('Failed to fetch'), HERE).reason).toContain('Check your connection');
  expect(failureOf(new Error('Mastering stopped.'), HERE)).toEqual({
    reason: 'Mastering stopped.',
    way: null,
  });
  expect(failureOf(null, HERE).reason).toBe('The file was not made. Try again.');
});
