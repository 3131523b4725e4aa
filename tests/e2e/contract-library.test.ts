import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { expectQuiet, testVisits } from '../support/browser.ts';
import { LYON } from '../support/contracts.ts';
import { bytesOf, saved } from '../support/downloads.ts';
import { openPdf, textOf } from '../support/pdf.ts';
import { signUpInBrowser } from '../support/sign-up-in-browser.ts';
import { step } from '../support/step.ts';

const newVisit = testVisits();

const TITLE = 'Lyon in December';

/** The contract on the desk, with the document that was made of it. */
async function expectOnDesk(page: Page): Promise<void> {
  await page.getByText('The PDF shows the contract as it is now.').waitFor();
  expect(new URL(page.url()).pathname).toBe('/contract-generator');
  expect(await page.getByLabel('Contract', { exact: true }).locator('option:checked').textContent()).toBe(
    TITLE,
  );
}

it('a contract that was made is found again everywhere, and opens at its screen', async () => {
  const { page, context, errors } = await newVisit();
  await signUpInBrowser(context);
  const reply = await context.request.post('/api/tools/contract-generator/generations', {
    headers: { 'idempotency-key': crypto.randomUUID() },
    data: { ...LYON, title: TITLE },
  });
  const { generation } = await reply.json();
  const address = `/contract-generator?view=${generation.id}`;

  await step('on the dashboard: on its tile, in the library, and its milestone is reached', async () => {
    await page.goto('/dashboard');
    const tile = page.getByRole('region', { name: 'Toolkit' }).getByRole('listitem').filter({
      hasText: 'Contract Generator',
    });
    await tile.getByText(TITLE).waitFor();
    await page.getByRole('link', { name: TITLE }).last().waitFor();
    const { milestones } = await (await context.request.get('/api/user/journey')).json();
    const first = milestones.find(({ key }: { key: string }) => key === 'firstContractGenerated');
    expect(first).toMatchObject({ completed: true });
  });

  await step('in the library, with the head of it as a picture', async () => {
    await page.goto('/tools');
    const row = page
      .getByRole('region', { name: 'Your library' })
      .getByRole('listitem')
      .filter({ hasText: TITLE });
    const link = row.getByRole('link', { name: TITLE });
    expect(await link.getAttribute('href')).toBe(address);
    const picture = row.locator('img');
    await expect
      .poll(() => picture.evaluate((image) => (image as HTMLImageElement).naturalWidth))
      .toBeGreaterThan(0);
    await link.click();
    await expectOnDesk(page);
  });

  await step('its document is there to download', async () => {
    const file = await saved(page, () => page.getByRole('link', { name: 'PDF' }).click());
    const { pages } = await openPdf(await bytesOf(file));
    const text = (await Promise.all(pages.map(textOf))).join('\n');
    expect(text).toContain('Festival Société Lumière SAS');
  });

  await step('by its name in the search, and by the other address of the screen', async () => {
    await page.keyboard.press('Control+k');
    await page.getByRole('combobox', { name: 'Find a gig, logo, contract' }).fill(TITLE);
    const found = page.locator('.palette').getByRole('option', { name: TITLE });
    await found.getByText('Contract').waitFor();
    await found.click();
    await expectOnDesk(page);
    const reached = await context.request.get(`/contract-generator-simple?view=${generation.id}`);
    expect(reached.url()).toBe(new URL(address, page.url()).href);
    const { drafts } = await (await context.request.get('/api/tools/contract-generator/drafts')).json();
    expect(drafts).toHaveLength(1);
  });
  expectQuiet(errors);
});
