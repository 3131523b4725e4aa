import { describe, expect, it } from 'vitest';
import { ApiError, ERRORS, type ErrorCode } from '#core/errors.ts';
import {
  failureWords,
  fieldReason,
  isSaidBeside,
  resetWords,
  signInLink,
  signUpLink,
} from './failure-words.ts';

const NOW = new Date('2026-11-21T20:00:00Z');
const BERLIN = { screen: '/logo-generator', now: NOW, locale: 'en-GB', timeZone: 'Europe/Berlin' };
const words = (error: unknown) => failureWords(error, BERLIN);

describe('the words of a failed run', () => {
  it('lead a signed-out person to sign-in and back', () => {
    expect(words(new ApiError('UNAUTHORIZED')).ways).toEqual([
      { label: 'Sign in', href: '/signin?next=/logo-generator' },
    ]);
  });

  it('say what a run takes and lead to credits and Pro', () => {
    const { title, text, ways } = words(
      new ApiError('INSUFFICIENT_CREDITS', 'Insufficient credits: this takes 2, you have 1'),
    );
    expect(title).toBe('Need More Credits');
    expect(text).toContain('this takes 2, you have 1');
    expect(ways.map(({ href }) => href)).toEqual(['/pricing#more', '/pricing']);
  });

  it("say when the day is over, in the reader's time zone", () => {
    const error = new ApiError('DAILY_LIMIT', undefined, { resetsAt: '2026-11-22T00:00:00.000Z' });
    expect(words(error).text).toContain('tomorrow at 01:00');
  });

  it('say how many seconds to wait', () => {
    expect(words(new ApiError('RATE_LIMITED', undefined, { retryAfter: 42 })).text).toContain('42 seconds');
  });

  it('repeat why the brief was refused', () => {
    const error = new ApiError('INVALID_INPUT', undefined, {
      fields: [{ path: 'name', reason: 'A name is needed' }],
    });
    expect(words(error).text).toBe('A name is needed.');
  });

  it('say what was kept, by the name that it has there', () => {
    const { text } = failureWords(new TypeError('Failed to fetch'), { ...BERLIN, kept: 'drop' });
    expect(text).toContain('Your drop is kept');
    expect(words(new TypeError('Failed to fetch')).text).toContain('Your brief is kept');
  });

  it('say that the credits are back when the engine failed', () => {
    expect(words(new ApiError('PROVIDER_FAILED'))).toMatchObject({
      text: expect.stringContaining('Your credits are back'),
      canRetry: true,
    });
  });

  it('say that a lost reply is not paid twice, and offer another try', () => {
    expect(words(new TypeError('Failed to fetch'))).toMatchObject({
      text: expect.stringContaining('never paid twice'),
      canRetry: true,
    });
  });

  it('call for another try only where there is a button for it', () => {
    for (const code of Object.keys(ERRORS) as ErrorCode[]) {
      const { text, canRetry } = words(new ApiError(code));
      if (/try again/i.test(text)) expect(canRetry, code).toBe(true);
    }
    for (const code of ['PAYLOAD_TOO_LARGE', 'UNSUPPORTED_TYPE'] as const)
      expect(words(new ApiError(code, '413: <html>'))).toMatchObject({
        title: ERRORS[code].message,
        text: expect.stringContaining('Nothing was charged. Your brief is kept'),
        canRetry: false,
      });
  });

  it('never leave a person without a sentence', () => {
    for (const code of Object.keys(ERRORS) as ErrorCode[]) {
      const { title, text } = words(new ApiError(code, undefined, { fields: [{ path: '', reason: 'No' }] }));
      expect(title, code).toMatch(/\w/);
      expect(text, code).toMatch(/\w.*\.$/);
    }
  });
});

it('calls the reset today where the local day goes on past midnight UTC', () => {
  const place = { now: NOW, locale: 'en-GB', timeZone: 'America/Los_Angeles' };
  expect(resetWords('2026-11-22T00:00:00.000Z', place)).toBe('today at 16:00');
});

it('finds the reason of a field, and of an entry inside it', () => {
  const error = new ApiError('INVALID_INPUT', undefined, {
    fields: [
      { path: 'name', reason: 'A name is needed' },
      { path: 'palettes.2', reason: 'Choose palettes from the list' },
    ],
  });
  expect(fieldReason(error, 'name')).toBe('A name is needed');
  expect(fieldReason(error, 'palettes')).toBe('Choose palettes from the list');
  expect(fieldReason(error, 'tagline')).toBeNull();
  expect(fieldReason(new TypeError('Failed to fetch'), 'name')).toBeNull();
});

it('carries the whole address over sign-in', () => {
  const link = signInLink('/logo-generator?view=gen_1&from=tour');
  expect(new URL(link, 'http://localhost').searchParams.get('next')).toBe(
    '/logo-generator?view=gen_1&from=tour',
  );
});

it('carries it over sign-up, too', () => {
  const { pathname, searchParams } = new URL(signUpLink('/logo-generator?view=gen_1'), 'http://localhost');
  expect([pathname, searchParams.has('new'), searchParams.get('next')]).toEqual([
    ...['/signin', true, '/logo-generator?view=gen_1'],
  ]);
});

it('knows which refusals trial and Pro lift', () => {
  const lifted = (Object.keys(ERRORS) as ErrorCode[]).filter(
    (code) => words(new ApiError(code)).isLiftedByPro,
  );
  expect(lifted).toEqual(['PRO_REQUIRED', 'INSUFFICIENT_CREDITS', 'DAILY_LIMIT']);
});

it('knows when every reason stands beside its input', () => {
  const refused = (...paths: string[]) =>
    new ApiError('INVALID_INPUT', undefined, { fields: paths.map((path) => ({ path, reason: 'No' })) });
  const inputs = ['name', 'palettes'];
  expect(isSaidBeside(refused('name', 'palettes.2'), inputs)).toBe(true);
  expect(isSaidBeside(refused('name', 'symbol'), inputs)).toBe(false);
  expect(isSaidBeside(refused(), inputs)).toBe(false);
  expect(isSaidBeside(new ApiError('DAILY_LIMIT'), inputs)).toBe(false);
});
