import { describe, expect, it } from 'vitest';
import { API } from '#core/api.ts';
import type { Endpoint } from '#core/endpoint.ts';
import { errorReplySchema } from '#core/error-reply.ts';
import { createApp } from '#worker/app.ts';
import { Client, errorOf, signedUp } from '../support/client.ts';
import { testDeps } from '../support/deps.ts';

const endpoints = Object.entries(API) as [keyof typeof API, Endpoint][];
const filled = (path: string) => path.replace(/:(\w+)/g, 'nothing');

describe('the API table', () => {
  it('is mounted whole, each endpoint once, and nothing else is', async () => {
    const deps = await testDeps();
    const { mounted } = createApp(deps);
    const name = ({ method, path }: Endpoint) => `${method} ${path}`;
    expect(mounted.map(name).sort()).toEqual(endpoints.map(([, endpoint]) => name(endpoint)).sort());
    await deps.close();
  });

  it.each(endpoints.filter(([, { auth }]) => auth === 'user' || auth === 'admin'))(
    '%s asks a visitor to sign in',
    async (_, { method, path }) => {
      const reply = await new Client().send(method, filled(path), method === 'GET' ? undefined : {});
      expect(reply.status).toBe(401);
      expect(errorOf(reply)).toMatchObject({ code: 'UNAUTHORIZED', message: 'Please sign in to continue' });
    },
  );

  it.each(endpoints.filter(([, { auth }]) => auth === 'admin'))(
    '%s is closed to an account',
    async (_, endpoint) => {
      const reply = await (await signedUp()).send(endpoint.method, endpoint.path);
      expect(reply.status).toBe(403);
    },
  );

  it.each([...new Set(endpoints.map(([, { path }]) => path))])(
    '%s refuses a method that it does not take',
    async (path) => {
      const taken = endpoints
        .filter(([, endpoint]) => endpoint.path === path)
        .map(([, { method }]) => method);
      const other = (['DELETE', 'PUT', 'PATCH', 'POST'] as const).find((method) => !taken.includes(method));
      const reply = await new Client().send(other ?? 'TRACE', filled(path), {});
      expect(reply.status).toBe(405);
      expect(errorReplySchema.safeParse(reply.body).success).toBe(true);
    },
  );
});

describe('a reply', () => {
  it('holds what its schema says and nothing more', async () => {
    const client = await signedUp();
    await client.generate('logo-generator', { name: 'DJ NOVA' });
    for (const name of [
      'currentUser',
      'credits',
      'ledger',
      'activity',
      'generatedContent',
      'brandKit',
      'listSessions',
      'listPasskeys',
      'stats',
      'journey',
      'profile',
      'belongings',
      'exportAccount',
      'chatHistory',
    ] as const) {
      const { body, status } = await client.get(API[name].path);
      expect(status, name).toBe(200);
      expect(API[name].reply.parse(body), name).toEqual(body);
    }
  });

  it('carries a request id, is not cached and runs nothing', async () => {
    const { headers } = await new Client().get('/api/health');
    expect(headers.get('x-request-id')).toMatch(/^[\w-]{10,}$/);
    expect(headers.get('cache-control')).toBe('no-store');
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('content-security-policy')).toContain("default-src 'none'");
  });

  it('says the same request id in an error as in its header', async () => {
    const reply = await new Client().get('/api/nothing-here');
    expect(reply.status).toBe(404);
    expect(errorOf(reply).requestId).toBe(reply.headers.get('x-request-id'));
  });
});

describe('GET /api/openapi.json', () => {
  it('describes every endpoint of the table', async () => {
    const { body } = await new Client().get<{ openapi: string; paths: Record<string, object> }>(
      '/api/openapi.json',
    );
    expect(body.openapi).toBe('3.1.0');
    const described = Object.entries(body.paths).flatMap(([path, methods]) =>
      Object.keys(methods).map((method) => `${method.toUpperCase()} ${path.replace(/\{(\w+)\}/g, ':$1')}`),
    );
    expect(described.sort()).toEqual(endpoints.map(([, { method, path }]) => `${method} ${path}`).sort());
  });
});
