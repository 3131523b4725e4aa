import type { Page } from 'playwright-core';

/** Opens another address of a screen in the page that is there, as Back and Forward do: it follows the address without being loaded. */
export const turnTo = (page: Page, path: string): Promise<void> =>
  page.evaluate((to) => {
    history.pushState(null, '', to);
    dispatchEvent(new PopStateEvent('popstate'));
  }, path);
