import type { Locator, Page } from 'playwright-core';
import type { Generation } from '#core/generation.ts';
import type { Visitor } from './browser.ts';
import { makePro, productDatabase } from './product-database.ts';
import { signUpInBrowser } from './sign-up-in-browser.ts';

/** Gives a visitor an account with a logo, and opens it. */
export async function openLogo({ page, context }: Visitor, { isPro = false } = {}): Promise<Generation> {
  const email = await signUpInBrowser(context);
  if (isPro) await makePro(productDatabase(), email);
  const reply = await context.request.post('/api/tools/logo-generator/generations', {
    headers: { 'idempotency-key': crypto.randomUUID() },
    data: { name: 'DJ NOVA', tagline: 'Berlin', seed: 7 },
  });
  const logo: Generation = (await reply.json()).generation;
  await page.goto(`/logo-generator?view=${logo.id}`);
  await page.getByRole('button', { name: 'Files', exact: true }).waitFor();
  return logo;
}

export const filesDialog = (page: Page): Locator => page.getByRole('dialog', { name: 'Files of DJ NOVA' });

export const openFiles = (page: Page): Promise<void> =>
  page.getByRole('button', { name: 'Files', exact: true }).click();
