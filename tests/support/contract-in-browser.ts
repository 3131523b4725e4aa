import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { dayAfter } from '#core/gigs/zoned-time.ts';
import type { Visitor } from './browser.ts';
import { signUpInBrowser } from './sign-up-in-browser.ts';

export const contractIsSaved = (page: Page) =>
  expect.poll(() => page.getByTestId('save-state').textContent()).toContain('Draft saved');

/** The night of these contracts: a Saturday about ten weeks from now. */
export function aSaturday(): string {
  const inTenWeeks = dayAfter(new Date().toISOString().slice(0, 10), 70);
  return dayAfter(inTenWeeks, 6 - new Date(`${inTenWeeks}T00:00:00Z`).getUTCDay());
}

/** A contract that is nearly right, as a draft. */
export const ALMOST = {
  title: 'Lyon',
  artist: { stageName: 'DJ NOVA', name: 'Mara Novak', address: 'Weserstraße 40, 12045 Berlin' },
  client: {
    name: 'Festival Société Lumière SAS',
    address: '12 quai de Saône, 69002 Lyon',
    signer: 'Camille Perrin',
  },
  show: { name: 'Nuits Électriques', venue: 'Les Subsistances' },
  zone: 'Europe/Paris',
  times: { start: '22:00', end: '00:00' },
  deal: { kind: 'flat', fee: 280_000 },
  rider: [{ what: 'Players', need: '3 × CDJ-3000', or: '' }],
  law: { place: 'eu', country: 'France' },
};

/** The contract screen of a new account, with a draft on the desk. */
export async function openContract(
  { context, page }: Pick<Visitor, 'context' | 'page'>,
  content: object,
): Promise<string> {
  await signUpInBrowser(context);
  const reply = await context.request.post('/api/tools/contract-generator/drafts', {
    data: { content, generationId: null },
  });
  const { draft } = await reply.json();
  await page.goto(`/contract-generator?contract=${draft.id}`);
  await page.getByRole('heading', { level: 2, name: 'Check' }).waitFor();
  return draft.id;
}
