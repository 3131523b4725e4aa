import { parseHTML } from 'linkedom';
import { describe, expect, inject, it } from 'vitest';
import { Client, signedUp } from '../support/client.ts';

const titleOf = (html: string) => /<title>([^<]*)<\/title>/.exec(html)?.[1] ?? '';

async function page(client: Client, path: string) {
  const reply = await client.fetch(path);
  const html = await reply.text();
  return { status: reply.status, headers: reply.headers, html, title: titleOf(html) };
}

describe('the address /', () => {
  it('shows a visitor the landing page, and an account the dashboard', async () => {
    const [landing, dashboard] = [
      await page(new Client(), '/landing'),
      await page(new Client(), '/dashboard'),
    ];
    expect(landing.title).not.toBe(dashboard.title);
    expect(await page(new Client(), '/')).toMatchObject({ status: 200, html: landing.html });
    expect(await page(await signedUp(), '/')).toMatchObject({ status: 200, html: dashboard.html });
  });

  it('is never kept by a cache that others share', async () => {
    const { headers } = await page(new Client(), '/');
    expect(headers.get('cache-control')).toBe('private, no-cache');
    expect(headers.get('vary')).toContain('Cookie');
  });
});

it('/signin?new is the sign-in screen with Create account open; /signin is a page that is the same for everybody', async () => {
  const invited = await page(new Client(), '/signin?new&next=%2Flogo-generator');
  expect([invited.status, invited.title]).toEqual([200, 'Create account: Deckhand']);
  const { status, title, headers } = await page(new Client(), '/signin');
  expect([status, title]).toEqual([200, 'Sign in: Deckhand']);
  expect(headers.get('cache-control')).not.toContain('private');
  expect(headers.get('etag')).toBeTruthy();
});

const LANDING = 'The crew behind the DJ';

/** What somebody is told at a path that there is not. */
async function unknown(client: Client, path = '/no/such-page') {
  // Written out: `//elsewhere` would be another site.
  const reply = await client.fetch(new URL(inject('productUrl')).origin + path);
  const html = await reply.text();
  const { document } = parseHTML(html);
  return {
    html,
    status: reply.status,
    headers: reply.headers,
    title: titleOf(html),
    heading: document.querySelector('h1')?.textContent,
    robots: document.querySelector('meta[name=robots]')?.getAttribute('content'),
  };
}

describe('an unknown path', () => {
  it('shows a visitor the landing page and an account the not-found page, both as 404', async () => {
    const [visitor, account] = [await unknown(new Client()), await unknown(await signedUp())];
    expect(visitor).toMatchObject({ status: 404, title: 'Page not found: Deckhand', heading: LANDING });
    expect(account).toMatchObject({
      status: 404,
      title: 'Page not found: Deckhand',
      heading: "There's no page at this address",
    });
  });

  it('leads an account on without a script, too', async () => {
    const { document } = parseHTML((await unknown(await signedUp())).html);
    const ways = [...document.querySelectorAll('main a')].filter((way) => !way.closest('[hidden]'));
    expect(ways.map(({ textContent }) => textContent?.trim())).toEqual(
      expect.arrayContaining(['Go to Dashboard', 'All tools', 'User Guide', 'Contact Support']),
    );
    expect(document.querySelector('[data-back]')?.hasAttribute('hidden')).toBe(true);
  });

  it('is never kept by a cache that others share, nor listed by a search engine', async () => {
    for (const client of [new Client(), await signedUp()]) {
      const { headers, robots } = await unknown(client);
      expect([headers.get('cache-control'), headers.get('vary'), headers.get('etag')]).toEqual([
        'private, no-cache',
        'Cookie',
        null,
      ]);
      expect(robots).toBe('noindex');
    }
  });

  it.each([
    ['markup', '/<script>alert(1)</script>'],
    ['hidden markup', '/%3Cimg%20src=x%20onerror=alert(1)%3E'],
    ['a zero byte', '/%00'],
    ['half a letter', '/%E0%A4%A'],
    ['the address of another site', '//evil.example'],
    ['one with a backslash', '/\\evil.example'],
    ['a long one', `/${'a'.repeat(4000)}`],
  ])('%s as a path comes to nothing in the page: no redirect, no link, no markup', async (_, path) => {
    for (const client of [new Client(), await signedUp()]) {
      const plain = await unknown(client);
      const hostile = await unknown(client, path);
      expect([hostile.status, hostile.headers.get('location')]).toEqual([404, null]);
      expect(hostile.html).toBe(plain.html);
    }
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

it('the footer has four columns of links, and each of them leads somewhere', async () => {
  const { document } = parseHTML(await (await new Client().fetch('/pricing')).text());
  const footer = document.querySelector('nav[aria-label=Footer]');
  const links = [...(footer?.querySelectorAll('a[href]') ?? [])].map(
    (link) => new URL(link.getAttribute('href') ?? '', 'http://localhost/pricing').pathname,
  );
  expect(links).toEqual(
    expect.arrayContaining([
      '/contact',
      '/support',
      '/privacy',
      '/terms',
      '/licences',
      '/pricing',
      '/rss.xml',
    ]),
  );
  for (const path of new Set(links))
    expect([path, (await new Client().fetch(path)).status]).toEqual([path, 200]);
});

it('security.txt is plain text and has what RFC 9116 asks for', async () => {
  const reply = await new Client().fetch('/.well-known/security.txt');
  expect([reply.status, reply.headers.get('content-type')]).toEqual([
    200,
    expect.stringMatching(/^text\/plain; ?charset=utf-8$/i),
  ]);
  const fields = new Map(
    (await reply.text()).split('\n').map((line) => line.split(': ', 2) as [string, string]),
  );
  const path = (name: string) => new URL(fields.get(name) ?? '').pathname;
  expect(fields.get('Contact')).toMatch(/\/contact\?topic=security$/);
  expect([path('Canonical'), path('Policy')]).toEqual(['/.well-known/security.txt', '/security-policy']);
  expect(fields.get('Preferred-Languages')).toBe('en');
  const days = (Date.parse(fields.get('Expires') ?? '') - Date.now()) / (24 * 60 * 60 * 1000);
  expect(days).toBeGreaterThan(30);
  expect(days).toBeLessThan(365);
});
