import { parseHTML } from 'linkedom';
import { expect, it } from 'vitest';
import { Client } from '../support/client.ts';

/** The head of a page as it is served; no script of ours changes it. */
async function headOf(path: string) {
  const { document } = parseHTML(await (await new Client().fetch(path)).text());
  return {
    title: document.querySelector('head title')?.textContent?.trim(),
    canonical: document.querySelector('head link[rel=canonical]')?.getAttribute('href'),
    content: (selector: string) => document.querySelector(`head meta[${selector}]`)?.getAttribute('content'),
  };
}

it('the landing page sets title, description, social-share data and canonical link', async () => {
  const { title, canonical, content } = await headOf('/landing');
  expect(title).toMatch(/Deckhand/);
  const description = content('name=description');
  expect(description?.length).toBeGreaterThan(50);
  expect(content('property="og:title"')).toBe(title);
  expect(content('property="og:description"')).toBe(description);
  expect(new URL(canonical ?? '').pathname).toBe('/');

  const reply = await new Client().fetch(new URL(content('property="og:image"') ?? '').pathname);
  expect([reply.status, reply.headers.get('content-type')]).toEqual([200, 'image/png']);
});

it('on every navigation the social URL and the canonical link are those of the current location', async () => {
  for (const [path, own] of [
    ['/', '/'],
    ['/tools', '/tools'],
    ['/logo-generator?view=gen_1', '/logo-generator'],
    ['/forgot-password', '/forgot-password'],
    // An alias names its original.
    ['/signup', '/signin'],
  ] as const) {
    const { canonical, content } = await headOf(path);
    expect(new URL(canonical ?? '').pathname, path).toBe(own);
    expect(content('property="og:url"'), path).toBe(canonical);
    expect(content('property="og:image"'), path).toMatch(/^https?:\/\/.*\.png$/);
  }
});
