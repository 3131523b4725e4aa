import { expect, it } from 'vitest';
import { violations } from '../support/axe.ts';
import { expectQuiet, testVisits } from '../support/browser.ts';
import { NOVA } from '../support/press-kits.ts';
import { makePro, productDatabase } from '../support/product-database.ts';
import { newSlug } from '../support/published-kit.ts';
import { signUpInBrowser } from '../support/sign-up-in-browser.ts';
import { step } from '../support/step.ts';

const newVisit = testVisits();

it('a booker is sent a link of their own, which tells what they read, and can be closed', async () => {
  const { page, context, errors } = await newVisit({ width: 390, height: 844 });
  const email = await signUpInBrowser(context);
  const reply = await context.request.post('/api/tools/press-kit/generations', {
    headers: { 'idempotency-key': crypto.randomUUID() },
    data: { ...NOVA, photos: [] },
  });
  const { id } = (await reply.json()).generation;
  const slug = newSlug();
  await context.request.put(`/api/press-kits/${id}/page`, { data: { slug, published: true } });
  const panel = page.locator('.publish-recipients');
  const dialog = page.getByRole('dialog');

  await step('without Pro it is told what it is, and where the plans are', async () => {
    await page.goto(`/press-kit?view=${id}`);
    await panel.getByText('Send each booker a link of their own').waitFor();
    expect(await panel.getByRole('link', { name: 'Compare plans' }).getAttribute('href')).toBe('/pricing');
    expect(await panel.getByRole('button').count()).toBe(0);
  });
  await step('with it, a link is made: what is missing is named, what was typed is kept', async () => {
    await makePro(productDatabase(), email);
    await page.reload();
    await panel.getByRole('button', { name: 'Add recipient' }).click();
    await dialog.getByRole('textbox', { name: /^Greeting/ }).fill('Hi Lena, about 16 January.');
    await dialog.getByRole('button', { name: 'Make link' }).click();
    await dialog.getByText('Write whom it is for').waitFor();
    expect(await violations(page, '[role=dialog]')).toEqual([]);
    await dialog.getByRole('textbox', { name: 'Recipient' }).fill('Kulturzug, Leipzig');
    await page.route('**/links', (route) => route.abort());
    await dialog.getByRole('button', { name: 'Make link' }).click();
    await dialog.getByText("Can't reach Deckhand").waitFor();
    await page.unroute('**/links');
    await dialog.getByRole('button', { name: 'Make link' }).click();
    await page.getByText('The link for Kulturzug, Leipzig is open').first().waitFor();
    await panel.getByText('Not opened').waitFor();
    expect(await violations(page, '#publish')).toEqual([]);
  });

  const reader = await newVisit();
  let link = '';
  await step('it is copied, greets its recipient, and counts what they read', async () => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await panel.getByRole('button', { name: 'Copy link for Kulturzug, Leipzig' }).click();
    await page.getByText('Link copied').first().waitFor();
    link = new URL(await page.evaluate(() => navigator.clipboard.readText())).pathname;
    await reader.page.goto(link);
    await reader.page.getByRole('region', { name: 'Greeting' }).getByText('For Kulturzug, Leipzig').waitFor();
    await reader.page.getByText('Hi Lena, about 16 January.').waitFor();
    expect(await violations(reader.page)).toEqual([]);
    await reader.page.evaluate(() => document.querySelector('#rider')?.scrollIntoView({ block: 'center' }));
    await reader.page.waitForTimeout(1500);
    await reader.page.goto('about:blank');
    const sectionsRead = async () => {
      const known = await (await context.request.get(`/api/press-kits/${id}/page`)).json();
      return known.links[0].reads.map(({ part }: { part: string }) => part);
    };
    await expect.poll(sectionsRead).toEqual(expect.arrayContaining(['opened', 'rider']));
    // As if its artist came back to the tab.
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
    await panel.getByText(/^Today \d\d:\d\d, once$/).waitFor();
    expect(await panel.getByRole('img').getAttribute('aria-label')).toContain('Rider');
    await panel.getByRole('button', { name: 'Edit Kulturzug, Leipzig' }).click();
    await dialog.getByText('What was read').waitFor();
    await dialog
      .getByText(/^Today \d\d:\d\d, once$/)
      .first()
      .waitFor();
    expect(await violations(page, '[role=dialog]')).toEqual([]);
    await page.keyboard.press('Escape');
  });
  await step('it is closed, opened again, closed, and renewed at another address', async () => {
    await panel.getByRole('button', { name: 'Revoke the link for Kulturzug, Leipzig' }).click();
    await panel.getByText('Revoked').waitFor();
    expect((await reader.page.goto(link))?.status()).toBe(404);
    await page.getByRole('button', { name: 'Undo' }).click();
    await panel.getByRole('button', { name: 'Copy link for Kulturzug, Leipzig' }).waitFor();
    expect((await reader.page.goto(link))?.status()).toBe(200);
    await panel.getByRole('button', { name: 'Revoke the link for Kulturzug, Leipzig' }).click();
    await panel.getByRole('button', { name: 'Renew link for Kulturzug, Leipzig' }).click();
    await dialog.getByText('It gets a new address. The old one stays closed.').waitFor();
    await dialog.getByRole('button', { name: 'Renew link' }).click();
    await panel.getByRole('button', { name: 'Copy link for Kulturzug, Leipzig' }).click();
    await expect
      .poll(async () => new URL(await page.evaluate(() => navigator.clipboard.readText())).pathname)
      .not.toBe(link);
    expect((await reader.page.goto(link))?.status()).toBe(404);
  });
  await step('and deleted with what was read', async () => {
    await panel.getByRole('button', { name: 'Revoke the link for Kulturzug, Leipzig' }).click();
    await panel.getByRole('button', { name: 'Delete the link for Kulturzug, Leipzig' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete link' }).click();
    await panel.getByText('Send each booker a link of their own').waitFor();
  });
  await expectQuiet(errors.filter((error) => !error.includes('ERR_FAILED')));
  await expectQuiet(reader.errors.filter((error) => !error.includes('404')));
});
