import { expect, it } from 'vitest';
import { violations } from '../support/axe.ts';
import { expectQuiet, testVisits } from '../support/browser.ts';

const newVisit = testVisits();

const ARTICLE = '/blog/the-fee-is-in-the-second-mail';

it('the list shows every article, and a category narrows it', async () => {
  const { page, errors } = await newVisit();
  await page.goto('/blog');
  const rows = page.locator('.article-rows li:visible');
  expect(await rows.count()).toBe(6);
  await page.getByRole('radio', { name: 'Career' }).check({ force: true });
  await expect.poll(() => rows.count()).toBe(3);
  expect(new Set(await rows.evaluateAll((all) => all.map((row) => row.dataset.category)))).toEqual(
    new Set(['Career']),
  );
  await page.getByRole('radio', { name: 'Career' }).press('ArrowLeft');
  await expect.poll(() => rows.count()).toBe(6);
  expectQuiet(errors);
});

it('an article is reached by its slug, and its id leads there', async () => {
  const { page, errors } = await newVisit();
  await page.goto('/blog/fee001');
  expect(new URL(page.url()).pathname).toBe(ARTICLE);
  await page.getByRole('heading', { level: 1, name: 'The fee is in the second mail' }).waitFor();
  const canonical = await page.locator('link[rel=canonical]').getAttribute('href');
  expect(new URL(canonical ?? '').pathname).toBe(ARTICLE);
  expectQuiet(errors);
});

it('an article says who wrote it, when, and how long it takes, to people and to machines', async () => {
  const { page, context } = await newVisit();
  await page.goto(ARTICLE);
  await page.getByText('The Deckhand crew').waitFor();
  await page.getByText('4 November 2026').waitFor();
  expect(await page.locator('.article-side').textContent()).toMatch(/\d+ min/);
  const data = JSON.parse((await page.locator('script[type="application/ld+json"]').textContent()) ?? '{}');
  expect(data).toMatchObject({
    '@type': 'Article',
    headline: 'The fee is in the second mail',
    datePublished: '2026-11-04T00:00:00.000Z',
    author: { name: 'The Deckhand crew' },
  });
  expect(data.headline.length).toBeLessThanOrEqual(110);
  expect((await context.request.get(new URL(data.image).pathname)).status()).toBe(200);
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
  await page.goto('/blog/meet-the-crew');
  const seen = [new URL(page.url()).pathname];
  while ((await page.locator('a[rel=next]').count()) > 0) {
    const to = (await page.locator('a[rel=next]').getAttribute('href')) ?? '';
    await page.goto(to);
    expect(await page.locator('a[rel=prev]').getAttribute('href')).toBe(seen.at(-1));
    seen.push(to);
  }
  expect(new Set(seen).size).toBe(6);
});

it.each([
  { path: '/blog', width: 390, colorScheme: 'light' },
  { path: ARTICLE, width: 1440, colorScheme: 'light' },
  { path: ARTICLE, width: 390, colorScheme: 'dark' },
] as const)(
  '$path breaks no rule of accessibility at $width px, $colorScheme',
  async ({ path, ...options }) => {
    const { page } = await newVisit({ ...options, reducedMotion: 'reduce' });
    await page.goto(path);
    expect(await violations(page)).toEqual([]);
  },
);
