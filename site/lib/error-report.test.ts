import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { clientErrorSchema } from '#core/api/operations.ts';
import { reportError } from './error-report.ts';

let sent: unknown;

function serverAnswers(answer: () => Response) {
  vi.stubGlobal('fetch', async (_: string, init: RequestInit) => {
    sent = JSON.parse(String(init.body));
    return answer();
  });
}

beforeEach(() => {
  vi.stubGlobal('location', new URL('http://localhost/dashboard?token=secret#part'));
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
