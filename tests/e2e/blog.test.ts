import { expect, it } from 'vitest';
import { violations } from '../support/axe.ts';
import { expectQuiet, testVisits } from '../support/browser.ts';
import { leadsTo } from '../support/leads-to.ts';
import { sideways } from '../support/sideways.ts';
import { step } from '../support/step.ts';

const newVisit = testVisits();

const ARTICLE = '/blog/the-fee-is-in-the-second-mail';

it('an article is found, read, and left for the next one', async () => {
  const { page, context, errors } = await newVisit({ colorScheme: 'light' });
  await page.goto('/blog/fee001');

  await step('an article is reached by its slug, and its id leads there', async () => {
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
  });

  await step(
    'an article says who wrote it, when, and how long it takes, to people and to machines',
    async () => {
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
    },
  );

  await step('it breaks no rule of accessibility at 1440 px, light', async () =>
    expect(await violations(page)).toEqual([]),
  );

  await step('the contents follow the reader and count the minutes down', async () => {
    const left = page.locator('.minutes-left');
    await expect.poll(() => left.textContent()).toMatch(/^\d min left$/);
    const link = page.locator('.contents a').filter({ hasText: 'The second mail' });
    await link.click();
    await expect.poll(() => link.getAttribute('data-here')).toBe('');
    expect(await page.locator('.contents a[data-here]').count()).toBe(1);
    await page.locator('.read-next').scrollIntoViewIfNeeded();
    await expect.poll(() => left.textContent()).toBe('Read');
  });

  await step('it does not scroll sideways at 320 px', async () => {
    await page.setViewportSize({ width: 320, height: 640 });
    expect(await sideways(page)).toBe(0);
    await page.setViewportSize({ width: 1440, height: 900 });
  });

  await step('one reads on to the article before it', async () => {
    const older = page.locator('a[rel=next]');
    const to = await older.getAttribute('href');
    expect(await leadsTo(page, () => older.click())).toBe(to);
  });

  await step('its category breaks no rule of accessibility at 1440 px, dark', async () => {
    await page.emulateMedia({ colorScheme: 'dark' });
    await page.goto('/blog/category/career');
    expect(await violations(page)).toEqual([]);
  });
  expectQuiet(errors);
});
