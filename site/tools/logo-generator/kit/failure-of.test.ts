import { expect, it } from 'vitest';
import { ApiError } from '#core/errors.ts';
import { KitError } from './ask-kit.ts';
import { failureOf } from './failure-of.ts';

const HERE = '/logo-generator?view=gen_1';

it('without Pro it is told what takes Pro', () => {
  const { reason, way, needsPro } = failureOf(new ApiError('PRO_REQUIRED'), HERE);
  expect([way, needsPro]).toEqual([null, true]);
  expect(reason).toContain('part of Pro');
});

it('a session that ended leads to sign-in and back', () => {
  expect(failureOf(new ApiError('UNAUTHORIZED'), HERE).way?.href).toBe(
    '/signin?next=/logo-generator%3Fview%3Dgen_1',
  );
});

it('what can be tried again says why it failed, and leads nowhere else', () => {
  for (const [error, words] of [
    [new KitError('A typeface did not load.'), 'A typeface did not load.'],
    [new TypeError('Failed to fetch'), 'Check your connection'],
    [new ApiError('NOT_FOUND'), 'not in your library'],
    [new ApiError('INTERNAL', 'It broke'), 'It broke.'],
  ] as const) {
    const { reason, way } = failureOf(error, HERE);
    expect(reason).toContain(words);
    expect(way).toBeNull();
  }
});
