import type { Locator, Page } from 'playwright-core';

/** The parts of the assistant's dock. */
export function cueOf(page: Page) {
  const panel: Locator = page.getByRole('dialog', { name: 'Cue', exact: true });
  return {
    panel,
    button: page.locator('.cue-button'),
    open: page.getByRole('button', { name: 'Open Cue' }),
    close: panel.getByRole('button', { name: 'Close Cue' }),
    field: panel.getByRole('textbox', { name: 'Message to Cue' }),
    log: panel.getByRole('log', { name: 'Conversation' }),
    grip: panel.getByRole('button', { name: 'Move Cue with the arrow keys' }),
    mine: panel.getByRole('article', { name: 'You' }),
    answers: panel.getByRole('article', { name: 'Cue', exact: true }),
  };
}
