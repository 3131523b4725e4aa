import { describe, expect, it } from 'vitest';
import { Client, signedUp } from '../support/client.ts';

const titleOf = (html: string) => /<title>([^<]*)<\/title>/.exec(html)?.[1] ?? '';

async function page(client: Client, path: string) {
  const reply = await client.fetch(path);
  return { status: reply.status, headers: reply.headers, title: titleOf(await reply.text()) };
}

describe('the address /', () => {
  it('shows a visitor the landing page, and an account the dashboard', async () => {
    const [landing, dashboard] = [
      await page(new Client(), '/landing'),
      await page(new Client(), '/dashboard'),
    ];
    expect(landing.title).not.toBe(dashboard.title);
    expect(await page(new Client(), '/')).toMatchObject({ status: 200, title: landing.title });
    expect(await page(await signedUp(), '/')).toMatchObject({ status: 200, title: dashboard.title });
  });

  it('is never kept by a cache that others share', async () => {
    const { headers } = await page(new Client(), '/');
    expect(headers.get('cache-control')).toBe('private, no-cache');
    expect(headers.get('vary')).toContain('Cookie');
  });
});

describe('an unknown path', () => {
  it('shows a visitor the landing page and an account the not-found page, both as 404', async () => {
    const [landing, notFound] = [await page(new Client(), '/landing'), await page(new Client(), '/404')];
    expect(await page(new Client(), '/no/such-page')).toMatchObject({ status: 404, title: landing.title });
    expect(await page(await signedUp(), '/no/such-page')).toMatchObject({
      status: 404,
      title: notFound.title,
    });
  });

  it('takes no write', async () => {
    expect((await new Client().fetch('/no/such-page', { method: 'POST' })).status).toBe(405);
  });
});

describe('every page', () => {
  it.each(['/', '/landing', '/dashboard', '/signin', '/logo-generator', '/no/such-page'])(
    '%s comes with a policy that runs no script but ours',
    async (path) => {
      const { headers } = await page(new Client(), path);
      const policy = headers.get('content-security-policy') ?? '';
      const scripts = /script-src ([^;]*)/.exec(policy)?.[1] ?? '';
      expect(scripts).toContain("'self'");
      expect(scripts).not.toMatch(/'unsafe-inline'|'unsafe-eval'|https?:|\*/);
      expect(policy).toContain("frame-ancestors 'none'");
      expect(headers.get('x-content-type-options')).toBe('nosniff');
      expect(headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin');
    },
  );
});
