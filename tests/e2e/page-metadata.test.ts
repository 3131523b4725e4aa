import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { testVisits } from '../support/browser.ts';

const newVisit = testVisits();

const content = (page: Page, selector: string) =>
  page.locator(`head meta[${selector}]`).getAttribute('content');
const canonical = (page: Page) => page.locator('head link[rel=canonical]').getAttribute('href');

it('the landing page sets title, description, social-share data and canonical link', async () => {
  const { page, context } = await newVisit();
  await page.goto('/landing');
  expect(await page.title()).toMatch(/Deckhand/);
  const description = await content(page, 'name=description');
  expect(description?.length).toBeGreaterThan(50);
  expect(await content(page, 'property="og:title"')).toBe(await page.title());
  expect(await content(page, 'property="og:description"')).toBe(description);
  expect(new URL((await canonical(page)) ?? '').pathname).toBe('/');

  const picture = new URL((await content(page, 'property="og:image"')) ?? '').pathname;
  const reply = await context.request.get(picture);
  expect([reply.status(), reply.headers()['content-type']]).toEqual([200, 'image/png']);
});

it('on every navigation the social URL and the canonical link are those of the current location', async () => {
  const { page } = await newVisit();
  for (const [path, own] of [
    ['/', '/'],
    ['/tools', '/tools'],
    ['/logo-generator?view=gen_1', '/logo-generator'],
    ['/forgot-password', '/forgot-password'],
    // An alias names its original.
    ['/signup', '/signin'],
  ] as const) {
    await page.goto(path);
    expect(new URL((await canonical(page)) ?? '').pathname, path).toBe(own);
    expect(await content(page, 'property="og:url"'), path).toBe(await canonical(page));
    expect(await content(page, 'property="og:image"'), path).toMatch(/^https?:\/\/.*\.png$/);
  }
});
