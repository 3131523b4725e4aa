import type { Page } from 'playwright-core';

/** Takes back what a toast with these words says was done: a change shows before it is saved, and the toast of the one before it is there until then. */
export const pressUndo = (page: Page, title: string | RegExp): Promise<void> =>
  page
    .locator('.toast')
    .filter({ has: page.locator('.toast-title', { hasText: title }) })
    .getByRole('button', { name: 'Undo' })
    .click();
