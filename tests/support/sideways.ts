import type { Page } from 'playwright-core';

/** How far a page can be scrolled sideways, in px. */
export const sideways = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
