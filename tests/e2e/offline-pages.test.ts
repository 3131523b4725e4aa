import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { testVisits } from '../support/browser.ts';
import { goOffline } from '../support/go-offline.ts';
import { LANDS_ON } from '../support/profile.ts';
import { step } from '../support/step.ts';

const newVisit = testVisits();

const controlled = (page: Page) => page.waitForFunction(() => navigator.serviceWorker.controller !== null);
const keptPaths = (page: Page) =>
  page.evaluate(async () => {
    const stores = await Promise.all((await caches.keys()).map((name) => caches.open(name)));
    const kept = (await Promise.all(stores.map((store) => store.keys()))).flat();
    return kept.map(({ url }) => new URL(url).pathname);
  });

it('what was read is there without a network, what was not waits for it', async () => {
  const { page, context } = await newVisit({ serviceWorker: true });
  await page.goto('/faq');
  await controlled(page);
  const face = () => page.evaluate(() => getComputedStyle(document.body).fontFamily);
  const online = await face();

  await step('answers of the API are never kept, nor a page of one account', async () => {
    await page.goto('/');
    await page.evaluate(() => fetch('/api/health'));
    await page.goto('/help');
    await expect.poll(() => keptPaths(page)).toContain('/help');
    const kept = await keptPaths(page);
    expect(kept.filter((path) => path.startsWith('/api/') || path === '/')).toEqual([]);
  });

  const title = await page.title();
  await goOffline(page);
  await page.goto('/blog');

  await step('the offline page looks like itself without a network', async () => {
    expect(await page.locator('h1').textContent()).toBe('No signal down here');
    await expect.poll(face).toBe(online);
    await expect.poll(() => page.evaluate(() => document.fonts.check('16px "Archivo Variable"'))).toBe(true);
  });

  await step(
    'a page that was read can be read offline; another gives way to the offline page, which lists it and comes back with the network',
    async () => {
      // The list of what is kept; the footer below it has links of the same names.
      const listed = page
        .locator('offline-pages')
        .getByRole('link', { name: title.replace(': Deckhand', '') });
      // In a tab of its own it would not always load: a browser whose network is taken away by a test loses new tabs.
      await listed.click();
      await page.waitForURL('**/help');
      await expect.poll(() => page.title()).toBe(title);
      await page.goBack();
      await page.getByRole('heading', { name: 'No signal down here' }).waitFor();
      await context.setOffline(false);
      await expect.poll(() => page.title()).toContain('Blog');
      await expect.poll(() => new URL(page.url()).pathname).toBe('/blog');
    },
  );

  await step(
    'the page comes back, too, where the browser never says that the network is there again',
    async () => {
      await page.addInitScript(() => {
        addEventListener('online', (event) => event.stopImmediatePropagation(), { capture: true });
      });
      await goOffline(page);
      await page.clock.install();
      await page.goto('/terms');
      await page.getByRole('heading', { name: 'No signal down here' }).waitFor();
      await context.setOffline(false);
      // It tries every 5 s.
      await page.clock.runFor(5000);
      await page.getByRole('heading', { level: 1, name: 'Terms' }).waitFor();
    },
  );
});

it('a new version waits until the person wants it, and says that it is there', async () => {
  const { page } = await newVisit({ serviceWorker: true });
  // Begun by an empty page here: the first test has one that begins it by itself.
  await page.goto(LANDS_ON);
  await page.evaluate(() => navigator.serviceWorker.register('/sw.js'));
  await controlled(page);
  await page.goto('/logo-generator');
  await page.locator('astro-island:not([ssr])').first().waitFor();
  // Another address of the same worker is another version to a browser.
  await page.evaluate(() => navigator.serviceWorker.register('/sw.js?next'));
  // It is announced too, in a place of its own.
  const toast = page.locator('.toasts').getByText('Deckhand has been updated');
  await toast.waitFor();
  const address = () => page.evaluate(() => navigator.serviceWorker.controller?.scriptURL);
  expect(await address()).toMatch(/\/sw\.js$/);
  await page.getByRole('button', { name: 'Reload', exact: true }).click();
  await expect.poll(address).toMatch(/\/sw\.js\?next$/);
});
