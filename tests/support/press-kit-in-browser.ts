import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import type { Visitor } from './browser.ts';
import { signUpInBrowser } from './sign-up-in-browser.ts';

export const kitScore = (page: Page) => page.getByTestId('score');

export const kitIsSaved = (page: Page) =>
  expect.poll(() => page.getByTestId('save-state').textContent()).toContain('Draft saved');

/** The press kit screen of a new account whose profile says a little, with its first kit on the desk. */
export async function startKit({ context, page }: Pick<Visitor, 'context' | 'page'>): Promise<void> {
  await signUpInBrowser(context);
  await context.request.patch('/api/profile', {
    data: { artistName: 'DJ NOVA', city: 'Berlin', genres: ['Techno'], bioFacts: ['Resident at Halle 14.'] },
  });
  await page.goto('/press-kit-enhanced');
  await page.getByRole('button', { name: 'Start a press kit' }).click();
  await kitScore(page).waitFor();
}
