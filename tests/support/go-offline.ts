import type { Page } from 'playwright-core';
import { expect } from 'vitest';

/** Off the network, the worker of the pages as well: it hears of it a moment later than the page. */
export async function goOffline(page: Page): Promise<void> {
  await page.context().setOffline(true);
  const reached = () =>
    page.evaluate(() =>
      fetch(`/_astro/${Math.random()}.js`).then(
        () => true,
        () => false,
      ),
    );
  await expect.poll(reached).toBe(false);
}
