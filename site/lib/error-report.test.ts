import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { clientErrorSchema } from '#core/api/operations.ts';
import { ApiError } from '#core/errors.ts';
import { isQuiet, muteQuietErrors, reportError } from './error-report.ts';

let sent: unknown;

function serverAnswers(answer: () => Response) {
  vi.stubGlobal('fetch', async (_: string, init: RequestInit) => {
    sent = JSON.parse(String(init.body));
    return answer();
  });
}

beforeEach(() => {
  vi.stubGlobal('location', { href: 'http://localhost/dashboard' });
  vi.stubGlobal('navigator', { userAgent: 'A browser' });
});
afterEach(() => void vi.unstubAllGlobals());

describe('a report', () => {
  it('says what broke, where, when and in what', async () => {
    serverAnswers(() => Response.json({ ok: true }, { status: 202 }));
    expect(await reportError(new Error('No wave'), '\n    at Deck')).toBe(true);
    expect(clientErrorSchema.parse(sent)).toMatchObject({
      message: 'No wave',
      componentStack: '\n    at Deck',
      url: 'http://localhost/dashboard',
      userAgent: 'A browser',
    });
    expect(Object.keys(sent as object).sort()).toEqual([
      ...['componentStack', 'message', 'stack', 'timestamp', 'url', 'userAgent'],
    ]);
  });

  it('fits what the server takes, however long the error is', async () => {
    serverAnswers(() => Response.json({ ok: true }));
    vi.stubGlobal('navigator', { userAgent: 'x'.repeat(5000) });
    await reportError(new Error('x'.repeat(50_000)), 'x'.repeat(50_000));
    expect(clientErrorSchema.safeParse(sent).success).toBe(true);
  });

  it('takes anything that was thrown', async () => {
    serverAnswers(() => Response.json({ ok: true }));
    await reportError('just words');
    expect(sent).toMatchObject({ message: 'just words' });
  });

  it('that is refused or lost says so, and nothing more', async () => {
    serverAnswers(() => new Response(null, { status: 500 }));
    expect(await reportError(new Error('No wave'))).toBe(false);
    serverAnswers(() => {
      throw new TypeError('Failed to fetch');
    });
    expect(await reportError(new Error('No wave'))).toBe(false);
  });
});

describe('an error of the page', () => {
  const page = new EventTarget();
  muteQuietErrors(page as unknown as Window);
  const isMuted = (type: string, about: object) => {
    const event = Object.assign(new Event(type, { cancelable: true }), about);
    page.dispatchEvent(event);
    return event.defaultPrevented;
  };

  it.each([
    new TypeError('Failed to fetch'),
    new TypeError('NetworkError when attempting to fetch resource.'),
    new TypeError('Load failed'),
    new ApiError('UNAUTHORIZED'),
    new Error('401: no session'),
    'Unauthorized',
  ])('%s is muted', (error) => {
    expect(isQuiet(error)).toBe(true);
    expect(isMuted('unhandledrejection', { reason: error })).toBe(true);
    expect(isMuted('error', { error })).toBe(true);
  });

  it('known by its words alone is muted too', () => {
    expect(isMuted('error', { error: null, message: 'Uncaught TypeError: Failed to fetch' })).toBe(true);
  });

  it.each([new TypeError('x is undefined'), new ApiError('INTERNAL', '500: row 401 is missing')])(
    '%s is not',
    (error) => {
      expect(isMuted('unhandledrejection', { reason: error })).toBe(false);
      expect(isMuted('error', { error })).toBe(false);
    },
  );
});
