import { globSync } from 'node:fs';
import { expect, it } from 'vitest';
import { violations } from '../support/axe.ts';
import { expectQuiet, testVisits } from '../support/browser.ts';

const newVisit = testVisits();

const ARTICLE = '/blog/the-fee-is-in-the-second-mail';
const COUNT = globSync('content/blog/*.mdx').length;

it('the list shows every article, and a category narrows it', async () => {
  const { page, errors } = await newVisit();
  const hrefs = (selector: string) =>
    page.locator(selector).evaluateAll((links) => links.map((link) => link.getAttribute('href')));
  await page.goto('/blog');
  const shown = await hrefs('.first > a, .article-rows a');
  while ((await page.locator('.pages a[rel=next]').count()) > 0) {
    const next = page.locator('.pages a[rel=next]');
    const to = (await next.getAttribute('href')) ?? '';
    await next.click();
    await page.waitForURL(({ pathname }) => pathname === to);
    shown.push(...(await hrefs('.article-rows a')));
  }
  expect(shown.length).toBe(COUNT);
  expect(new Set(shown).size).toBe(COUNT);
  await page.locator('.categories a').filter({ hasText: 'Technology' }).click();
  await page.waitForURL('**/blog/category/technology');
  await page.getByRole('heading', { level: 1, name: 'Technology' }).waitFor();
  const categories = await page.locator('.article-rows a > :first-child').allTextContents();
  expect(new Set(categories)).toEqual(new Set(['Technology']));
  expect(categories.length).toBeLessThan(COUNT);
  expectQuiet(errors);
});

it('an article is reached by its slug, and its id leads there', async () => {
  const { page, context, errors } = await newVisit();
  await page.goto('/blog/fee001');
  expect(new URL(page.url()).pathname).toBe(ARTICLE);
  await page.getByRole('heading', { level: 1, name: 'The fee is in the second mail' }).waitFor();
  const canonical = await page.locator('link[rel=canonical]').getAttribute('href');
  expect(new URL(canonical ?? '').pathname).toBe(ARTICLE);
  for (const method of ['GET', 'HEAD']) {
    const moved = await context.request.fetch('/blog/fee001', { method, maxRedirects: 0 });
    expect([moved.status(), moved.headers().location]).toEqual([301, ARTICLE]);
    const lost = await context.request.fetch('/blog/no-such-article', { method });
    expect(lost.status()).toBe(404);
  }
  expectQuiet(errors);
});

it('an article says who wrote it, when, and how long it takes, to people and to machines', async () => {
  const { page, context } = await newVisit();
  await page.goto(ARTICLE);
  await page.getByText('The Deckhand crew').waitFor();
  await page.getByText('4 November 2026').waitFor();
  expect(await page.locator('.article-side').textContent()).toMatch(/\d+ min/);
  const blocks = await page.locator('script[type="application/ld+json"]').allTextContents();
  const [data, trail] = blocks.map((block) => JSON.parse(block));
  expect(data).toMatchObject({
    '@type': 'Article',
    headline: 'The fee is in the second mail',
    datePublished: '2026-11-04T00:00:00.000Z',
    author: { name: 'The Deckhand crew' },
    publisher: { name: 'Deckhand' },
  });
  expect(data.headline.length).toBeLessThanOrEqual(110);
  expect(data.image.width).toBeGreaterThanOrEqual(1200);
  for (const picture of [data.image.url, data.publisher.logo.url]) {
    expect(picture).toMatch(/^https?:/);
    expect((await context.request.get(new URL(picture).pathname)).status()).toBe(200);
  }
  expect(trail).toMatchObject({ '@type': 'BreadcrumbList' });
  expect(trail.itemListElement.map(({ name }: { name: string }) => name)).toEqual(['Blog', 'Career']);
});

it('the contents follow the reader and count the minutes down', async () => {
  const { page, errors } = await newVisit();
  await page.goto(ARTICLE);
  const left = page.locator('.minutes-left');
  await expect.poll(() => left.textContent()).toMatch(/^\d min left$/);
  const link = page.locator('.contents a').filter({ hasText: 'The second mail' });
  await link.click();
  await expect.poll(() => link.getAttribute('data-here')).toBe('');
  expect(await page.locator('.contents a[data-here]').count()).toBe(1);
  await page.locator('.read-next').scrollIntoViewIfNeeded();
  await expect.poll(() => left.textContent()).toBe('Read');
  expectQuiet(errors);
});

it('one reads on from the newest article to the oldest, and back', async () => {
  const { page } = await newVisit({ width: 390 });
  const older = page.locator('a[rel=next]');
  await page.goto('/blog/meet-the-crew');
  const seen = [new URL(page.url()).pathname];
  while ((await older.count()) > 0) {
    const to = (await older.getAttribute('href')) ?? '';
    await page.goto(to);
    expect(await page.locator('a[rel=prev]').getAttribute('href')).toBe(seen.at(-1));
    seen.push(to);
  }
  expect(new Set(seen).size).toBe(COUNT);
});

it('text is read in the serif, words are set apart in its italic, and labels stay in the grotesque', async () => {
  const { page } = await newVisit();
  await page.goto('/blog/a-drop-people-keep', { waitUntil: 'networkidle' });
  const faces = () =>
    page.evaluate(() =>
      [...document.fonts]
        .filter(({ status }) => status === 'loaded')
        .map(({ family }) => family)
        .join(),
    );
  await expect
    .poll(faces)
    .toMatch(/Newsreader Variable.*Newsreader Italic|Newsreader Italic.*Newsreader Variable/);
  const familyOf = (selector: string) =>
    page
      .locator(selector)
      .first()
      .evaluate((element) => getComputedStyle(element).fontFamily.split(',')[0]);
  expect(await familyOf('.prose > p')).toContain('Newsreader Variable');
  expect(await familyOf('.prose em')).toContain('Newsreader Italic');
  for (const part of ['.prose h2', '.prose td', '.prose figcaption'])
    expect(await familyOf(part), part).toContain('Archivo');
});

it.each([
  { path: '/blog', width: 390, colorScheme: 'light' },
  { path: '/blog/category/career', width: 1440, colorScheme: 'dark' },
  { path: ARTICLE, width: 1440, colorScheme: 'light' },
  { path: '/blog/a-drop-people-keep', width: 390, colorScheme: 'dark' },
  { path: '/blog/mails-to-promoters', width: 768, colorScheme: 'dark' },
] as const)(
  '$path breaks no rule of accessibility at $width px, $colorScheme',
  async ({ path, ...options }) => {
    const { page } = await newVisit({ ...options, reducedMotion: 'reduce' });
    await page.goto(path);
    expect(await violations(page)).toEqual([]);
  },
);

it.each(['/blog', '/blog/category/career', ARTICLE, '/blog/mails-to-promoters'])(
  '%s does not scroll sideways at 320 px',
  async (path) => {
    const { page } = await newVisit({ width: 320, height: 640 });
    await page.goto(path);
    const root = page.locator('html');
    expect(await root.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
  },
);
