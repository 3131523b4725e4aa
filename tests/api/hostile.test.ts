import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { API } from '#core/api.ts';
import type { Endpoint } from '#core/endpoint.ts';
import { errorReplySchema } from '#core/error-reply.ts';
import { MAX_JSON_BYTES } from '#worker/http/read-request.ts';
import { Client, errorOf, signedUp } from '../support/client.ts';

const SIGN_IN = '/api/auth/sign-in/email';

describe('a body', () => {
  it.each([
    ['not JSON', '{"email":', 'application/json', 422],
    ['no JSON type', '{"email":"a@b.example","password":"x"}', 'text/plain', 415],
    ['a form', 'email=a@b.example&password=x', 'application/x-www-form-urlencoded', 415],
    ['not UTF-8', '\xff\xfe', 'application/json', 422],
    ['larger than we take', JSON.stringify({ email: 'x'.repeat(300_000) }), 'application/json', 413],
  ])('that is %s is refused', async (_, body, type, status) => {
    const reply = await new Client().send('POST', SIGN_IN, body, { 'content-type': type });
    expect(reply.status).toBe(status);
    expect(errorReplySchema.safeParse(reply.body).success).toBe(true);
  });

  it('of no announced length is given up as soon as there is too much, before its end', async () => {
    const leaving = new AbortController();
    const tooMuch = new Uint8Array(MAX_JSON_BYTES + 1).fill(120);
    const body = new ReadableStream({ start: (controller) => controller.enqueue(tooMuch) });
    const reply = await new Client().fetch(SIGN_IN, {
      method: 'POST',
      body,
      headers: { 'content-type': 'application/json' },
      duplex: 'half',
      signal: leaving.signal,
    } as RequestInit);
    expect(reply.status).toBe(413);
    leaving.abort();
  });

  it.each(['{"name":"DJ\\u0000NOVA"}', '{"name":"DJ \\ud83d"}', '{"name":"x","deep":{"a":["\\u0000"]}}'])(
    'with text that cannot be stored is refused: %s',
    async (body) => {
      const reply = await (await signedUp()).generate('logo-generator', body);
      expect(reply.status).toBe(422);
      expect(errorOf(reply).fields?.[0]?.reason).toBe('Leave out characters that are not text');
    },
  );

  it.each(['tools/voice-tag/generations?q=DJ%00NOVA', 'generations/gen_one/kit?concept=%00'])(
    'is no way in either: text that cannot be stored is refused in the address %s',
    async (path) => {
      const reply = await (await signedUp()).get(`/api/${path}`);
      expect(reply.status).toBe(422);
      expect(errorOf(reply).fields?.[0]?.reason).toBe('Leave out characters that are not text');
    },
  );

  it('nested deeper than anything here is refused', async () => {
    const deep = `{"name":${'['.repeat(7000)}${']'.repeat(7000)}}`;
    const reply = await (await signedUp()).generate('logo-generator', deep);
    expect(reply.status).toBe(422);
    expect(errorOf(reply).fields).toEqual([{ path: '', reason: 'This is nested too deep' }]);
  });

  it.each([{}, { id: 'x', rawId: 'x', type: 'public-key', response: {} }, { id: 1 }, null])(
    'with the passkey %j is refused, with and without a challenge',
    async (response) => {
      const client = await signedUp();
      for (const [options, verify] of [
        ['generate-register-options', 'verify-registration'],
        ['generate-authenticate-options', 'verify-authentication'],
      ]) {
        const without = await client.post(`/api/auth/passkey/${verify}`, { response });
        await client.get(`/api/auth/passkey/${options}`);
        const with_ = await client.post(`/api/auth/passkey/${verify}`, { response });
        for (const { status } of [without, with_]) expect([401, 422]).toContain(status);
      }
    },
  );

  it('cannot reach into an object by its prototype', async () => {
    const client = await signedUp();
    const reply = await client.generate(
      'logo-generator',
      '{"name":"DJ NOVA","__proto__":{"cost":0},"constructor":1}',
    );
    expect(reply.status).toBe(201);
    expect((await client.get('/api/user/credits')).body).toMatchObject({ balance: 18 });
  });
});

describe('a write from another site', () => {
  it.each([[{ origin: 'https://evil.example' }], [{ origin: 'null' }], [{ 'sec-fetch-site': 'cross-site' }]])(
    'with %j is refused',
    async (headers) => {
      const client = await signedUp();
      const reply = await client.post('/api/auth/logout', {}, headers);
      expect(reply.status).toBe(403);
      expect((await client.get('/api/auth/user')).status).toBe(200);
    },
  );

  it('is allowed from our own pages', async () => {
    const reply = await new Client().post(
      '/api/auth/logout',
      {},
      { origin: 'http://localhost:8787', 'sec-fetch-site': 'same-origin' },
    );
    expect(reply.status).toBe(200);
  });
});

describe('a browser error report', () => {
  const report = {
    message: 'x is not a function',
    stack: 'at a.js:1',
    componentStack: null,
    timestamp: '2026-11-21T12:00:00Z',
    url: 'http://localhost:8787/forgot-password?token=secret',
    userAgent: 'Test',
  };

  it('is taken from anybody', async () => {
    const reply = await new Client().post('/api/errors', report);
    expect([reply.status, reply.body]).toEqual([202, { ok: true }]);
  });

  it('is refused when it is too long', async () => {
    const reply = await new Client().post('/api/errors', { ...report, message: 'x'.repeat(2001) });
    expect(reply.status).toBe(422);
    expect(errorOf(reply).fields?.[0]?.path).toBe('message');
  });
});

const endpoints = (Object.values(API) as Endpoint[]).filter(({ limit }) => limit !== 'credentials');

describe('any input at all', () => {
  it('never gets a 5xx, and always an answer of the contract', { retry: 0 }, async () => {
    const client = await signedUp();
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom(...endpoints.filter(({ path }) => path !== '/api/auth/logout')),
        fc.array(fc.string({ unit: 'binary', maxLength: 20 }), { minLength: 3, maxLength: 3 }),
        fc.jsonValue({ maxDepth: 4 }),
        async (endpoint, [one = '', two = '', key = ''], body) => {
          const words = [one, two];
          const path = endpoint.path.replace(/:\w+/g, () =>
            encodeURIComponent(words.shift()?.toWellFormed() || 'x'),
          );
          const reply = await client.send(
            endpoint.method,
            `${path}?cursor=${encodeURIComponent(two.toWellFormed())}`,
            endpoint.method === 'GET' ? undefined : (body ?? {}),
            { 'idempotency-key': `key-${key.replace(/[^\w]/g, '')}-12345678` },
          );
          expect(reply.status, `${endpoint.method} ${path}`).toBeLessThan(500);
          if (reply.status < 400) return;
          // Where a page would be, a browser is shown one.
          if (/^\/(epk|sign)\//.test(path)) expect(reply.headers.get('content-type')).toContain('text/html');
          else expect(errorReplySchema.safeParse(reply.body).success).toBe(true);
        },
      ),
      { numRuns: 250 },
    );
  });
});
