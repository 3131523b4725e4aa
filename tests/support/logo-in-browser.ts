import type { BrowserContext, Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import type { Generation } from '#core/generation.ts';

/** Draws a logo for the account of the browser profile, by the API. */
export async function drawLogo(context: BrowserContext, brief: object = {}): Promise<Generation> {
  const reply = await context.request.post('/api/tools/logo-generator/generations', {
    headers: { 'idempotency-key': crypto.randomUUID() },
    data: { name: 'DJ NOVA', tagline: 'Techno / Berlin', genre: 'techno', ...brief },
  });
  if (!reply.ok()) throw new Error(`No logo: ${reply.status()} ${await reply.text()}`);
  return (await reply.json()).generation;
}

export async function readLogo(context: BrowserContext, id: string): Promise<Generation> {
  return (await context.request.get(`/api/generations/${id}`)).json();
}

/** The parts of the studio that tests of the editor press and look at. */
export function studio(page: Page) {
  const concepts = page.getByRole('radiogroup', { name: 'Twelve concepts' }).getByRole('radio');
  const stage = page.getByTestId('stage');
  return {
    concepts,
    stage,
    picture: stage.getByRole('img'),
    pane: page.locator('.pane'),
    undo: page.getByRole('button', { name: 'Undo', exact: true }).first(),
    redo: page.getByRole('button', { name: 'Redo', exact: true }),
    save: page.getByTestId('save'),
    saveState: page.locator('.save-state'),
    tab: (name: string): Promise<void> => page.getByRole('tab', { name, exact: true }).click(),
    async open(id: string, concept?: string): Promise<void> {
      await page.goto(`/logo-generator?view=${id}${concept ? `&concept=${concept}` : ''}`);
      await expect.poll(() => concepts.count()).toBe(12);
      await page.locator('.stage[data-state]').waitFor();
    },
  };
}

/** What the stage shows, once it is another picture than before. */
export async function nextPicture(picture: Locator, before: string | null): Promise<string> {
  await expect.poll(() => picture.getAttribute('src')).not.toBe(before);
  return (await picture.getAttribute('src')) ?? '';
}
