import { describe, expect, it } from 'vitest';
import { addressOf, errorOf } from './api.ts';

const reply = (status: number, body: string, statusText = '') => new Response(body, { status, statusText });

describe('a reply that is not ok (spec §8)', () => {
  it('is the error of the API table that it names', async () => {
    const body = {
      error: {
        code: 'DAILY_LIMIT',
        message: 'Daily generation limit reached',
        requestId: 'r',
        resetsAt: 'then',
      },
    };
    const error = await errorOf(reply(429, JSON.stringify(body)));
    expect([error.code, error.message, error.details.resetsAt]).toEqual([
      'DAILY_LIMIT',
      body.error.message,
      'then',
    ]);
  });

  it.each([
    [401, 'Please sign in to continue'],
    [402, 'Pro trial required for this feature'],
    [429, 'Daily generation limit reached'],
  ])('is known by its status %d alone', async (status, message) => {
    expect((await errorOf(reply(status, '<html>'))).message).toBe(message);
  });

  it('is otherwise its status code and its text, or its status text', async () => {
    expect((await errorOf(reply(418, 'short and stout'))).message).toBe('418: short and stout');
    expect((await errorOf(reply(503, '', 'Service Unavailable'))).message).toBe('503: Service Unavailable');
    expect((await errorOf(reply(502, '', ''))).message).toBe('502: Request failed');
  });

  it.each([502, 503])(
    'of something in between (%d) is no failure of an engine or a database of ours',
    async (status) => {
      expect((await errorOf(reply(status, '<html>'))).code).toBe('INTERNAL');
    },
  );

  it('whose body cannot be read is its status code and status text, or says that the request failed', async () => {
    const unreadable = (statusText: string) =>
      Object.assign(reply(500, '', statusText), { text: () => Promise.reject(new TypeError('gone')) });
    expect((await errorOf(unreadable('Server Error'))).message).toBe('500: Server Error');
    expect((await errorOf(unreadable(''))).message).toBe('500: Request failed');
  });
});

describe('an address', () => {
  it('has its parameters filled in and encoded, and only the queries that are there', () => {
    expect(addressOf('/api/generations/:id/files/:name', { id: 'gen_1', name: 'a b/c' })).toBe(
      '/api/generations/gen_1/files/a%20b%2Fc',
    );
    expect(addressOf('/api/user/ledger', {}, { cursor: '1_a', none: undefined })).toBe(
      '/api/user/ledger?cursor=1_a',
    );
  });
});
