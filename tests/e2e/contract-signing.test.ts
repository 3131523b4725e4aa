import type { Page, Route } from 'playwright-core';
import { expect, it } from 'vitest';
import { dayAfter } from '#core/gigs/zoned-time.ts';
import { violations } from '../support/axe.ts';
import { expectQuiet, testVisits } from '../support/browser.ts';
import { aSaturday } from '../support/contract-in-browser.ts';
import { bytesOf, saved } from '../support/downloads.ts';
import { openPdf, textOf } from '../support/pdf.ts';
import { productDatabase, proveAddress } from '../support/product-database.ts';
import { signUpInBrowser } from '../support/sign-up-in-browser.ts';
import { comeBack, contractOut, makeContract, signingOfContract } from '../support/signing-in-browser.ts';
import { step } from '../support/step.ts';
import { turnTo } from '../support/turn-to.ts';

const newVisit = testVisits();

const REFUSED = /status of (402|403|422)|ERR_FAILED/;

async function signHere(page: Page): Promise<void> {
  await page.getByRole('checkbox').check();
  const signed = page.waitForResponse((reply) => reply.url().endsWith('/signature'));
  await page.getByRole('button', { name: 'Sign contract' }).click();
  expect((await signed).status()).toBe(200);
}

it('a made contract is sent, changed, sent again, and signed by both', async () => {
  const { page, context, errors } = await newVisit();
  const email = await signUpInBrowser(context);
  const id = await makeContract(context, 'Lyon');
  const client = await newVisit();
  const { commentAs, signAs } = signingOfContract(context, id);
  const panel = page.getByRole('region', { name: 'Signing' }).or(page.locator('#signing'));
  const button = (name: string | RegExp) => panel.getByRole('button', { name });
  const focused = () => page.evaluate(() => document.activeElement?.id);

  await step(
    'without a confirmed address it is not sent, the mail comes again, and nothing is lost',
    async () => {
      await page.goto(`/contract-generator?view=${id}`);
      await panel.getByText('Camille Perrin').waitFor();
      await button('Edit who signs for the client').click();
      await panel.getByLabel('E-mail').fill('camille@lumiere.example');
      await panel.getByLabel('Note, optional').fill('See you in Lyon.');
      await button('Send to sign').click();
      await panel.getByRole('alert').getByText('Confirm your e-mail address first').waitFor();
      await button('Send the mail again').click();
      await page.getByText('Link sent').first().waitFor();
      await proveAddress(productDatabase(), email);
      await page.reload();
      await button('Send to sign').waitFor();
      expect(await panel.getByText('Confirm').count()).toBe(0);
      await panel.getByText('camille@lumiere.example').waitFor();
      expect(await panel.getByLabel('Note, optional').inputValue()).toBe('See you in Lyon.');
    },
  );

  await step('what is wrong is said by its field; what was typed is kept without a connection', async () => {
    await button('Edit who signs for the client').click();
    const address = panel.getByLabel('E-mail');
    await address.fill('camille@');
    await button('Done who signs for the client').click();
    await button('Send to sign').click();
    await panel.getByText('Write an e-mail address such as').waitFor();
    expect(await address.evaluate((field) => field === document.activeElement)).toBe(true);
    expect(await violations(page, '#signing')).toEqual([]);
    await address.fill(email);
    await panel.getByLabel('Open until').fill(dayAfter(aSaturday(), -90));
    await button('Send to sign').click();
    await panel.getByText('own address').waitFor();
    await panel.getByText('That day has passed').waitFor();
    await address.fill('camille@');
    await address.press('End');
    await address.pressSequentially('lumiere.example');
    await panel.getByLabel('Open until').fill(aSaturday());
    await page.route('**/envelope', (route) => route.abort());
    await button('Send to sign').click();
    await panel.getByText("Can't reach Deckhand").waitFor();
    await page.unroute('**/envelope');
    expect(await panel.getByLabel('Note, optional').inputValue()).toBe('See you in Lyon.');
  });

  await step('it is out: whom it waits for, by which link, and when they have opened it', async () => {
    await button('Send to sign').click();
    await panel.getByText('Waiting for Camille Perrin').waitFor();
    await expect.poll(focused).toBe('signing-status');
    await panel.getByText('Not opened yet').waitFor();
    const remind = button('Remind now');
    expect(await remind.getAttribute('aria-disabled')).toBe('true');
    const mayRemind = async (route: Route) => {
      const reply = await route.fetch();
      const { envelope } = await reply.json();
      await route.fulfill({ response: reply, json: { envelope: { ...envelope, mayRemind: true } } });
    };
    await page.route('**/envelope', mayRemind, { times: 1 });
    await comeBack(page);
    await expect.poll(() => remind.getAttribute('aria-disabled')).toBeNull();
    await comeBack(page);
    await expect.poll(() => remind.getAttribute('aria-disabled')).toBe('true');
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await button('Copy link').click();
    await page.getByText('Link copied').first().waitFor();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/\/sign\/[\w-]+$/);
    await client.page.goto(await page.evaluate(() => navigator.clipboard.readText()));
    await client.page.getByRole('heading', { name: 'Sign', exact: true }).waitFor();
    const opened = () => comeBack(page).then(() => panel.getByText('Opened today at').count());
    await expect.poll(opened).toBe(1);
    expect(await violations(page, '#signing')).toEqual([]);
  });

  await step('both sides write', async () => {
    await commentAs('client', 'Load-in at 18:00?\nThe hall is ours.');
    await comeBack(page);
    const said = panel.getByText('Load-in at 18:00?');
    expect(await said.evaluate((line: HTMLElement) => line.innerText)).toContain('\n');
    await panel.getByLabel('Your answer').fill('Fine by me.');
    await button('Send comment').click();
    await panel.getByRole('listitem').getByText('Fine by me.').waitFor();
    expect(await panel.getByLabel('Your answer').inputValue()).toBe('');
  });

  await step('a save makes it void only if that is meant, and another version is sent', async () => {
    await page.locator('[name="deal.fee"]').fill('3000');
    await page.locator('[name="deal.fee"]').blur();
    await panel.getByText("Your latest changes aren't in it").waitFor();
    const question = page.getByRole('alertdialog', { name: 'This contract is out for signature' });
    await page.getByTestId('make').first().click();
    await question.waitFor();
    expect(await violations(page, '[role=alertdialog]')).toEqual([]);
    await question.getByRole('button', { name: 'Cancel' }).click();
    await page.getByText("You've changed the contract since").waitFor();
    await signAs('client');
    await page.getByTestId('make').first().click();
    await question.getByText('Camille Perrin has signed that version').waitFor();
    await question.getByRole('button', { name: 'Save new version' }).click();
    await panel.getByText('Version 1 was changed').waitFor();
    await button('Send version 2').click();
    await panel.getByText('Waiting for Camille Perrin').waitFor();
  });

  await step('the client signs, then the artist; the document with both signatures is there', async () => {
    await button('Copy link').click();
    await client.page.goto(await page.evaluate(() => navigator.clipboard.readText()));
    await signHere(client.page);
    await comeBack(page);
    await panel.getByText('Your turn to sign').waitFor();
    const [opened] = await Promise.all([
      context.waitForEvent('page'),
      panel.getByRole('link', { name: 'Sign now in a new tab' }).click(),
    ]);
    await signHere(opened);
    await opened.close();
    await comeBack(page);
    await panel.getByText('Signed by both', { exact: true }).waitFor();
    const link = panel.getByRole('link', { name: 'Signed PDF' });
    await expect.poll(() => comeBack(page).then(() => link.count())).toBe(1);
    const { pages } = await openPdf(await bytesOf(await saved(page, () => link.click())));
    const text = (await Promise.all(pages.map(textOf))).join('\n');
    for (const words of ['Camille Perrin', 'Mara Novak', '3,000']) expect(text).toContain(words);
    await panel.getByText('What was recorded').click();
    expect(await panel.getByRole('listitem').filter({ hasText: 'Signed' }).count()).toBeGreaterThan(2);
    expect(await violations(page, '#signing')).toEqual([]);
  });

  await step('a later version is sent; what was signed before stays at hand', async () => {
    await page.locator('[name="deal.fee"]').fill('3200');
    await page.locator('[name="deal.fee"]').blur();
    await page.getByTestId('make').first().click();
    await button('Send version 3 to sign').click();
    await panel.getByRole('button', { name: 'Send version 3', exact: true }).click();
    await panel.getByText('Waiting for Camille Perrin').waitFor();
    await panel.getByText('Signed before: version 2').waitFor();
    const link = panel.getByRole('link', { name: 'PDF of version 2, signed by both' });
    const { pages } = await openPdf(await bytesOf(await saved(page, () => link.click())));
    expect((await Promise.all(pages.map(textOf))).join('\n')).toContain('3,000');
  });

  await step('on the Free plan another one stays in, until the trial begins', async () => {
    const other = await makeContract(context, 'Lille');
    await turnTo(page, `/contract-generator?view=${other}`);
    await button('Send to sign').click();
    await panel.getByRole('alert').getByText('one contract out at a time').waitFor();
    await button('See Pro').click();
    const gate = page.getByRole('dialog', { name: 'This needs Pro' });
    await gate.getByRole('button', { name: 'Start trial and send' }).click();
    await panel.getByText('Waiting for Camille Perrin').waitFor();
  });
  expectQuiet(errors.filter((error) => !REFUSED.test(error)));
  expectQuiet(client.errors);
});

it('what is out goes to somebody else, is declined, sent again, and taken back', async () => {
  const { page, context, errors } = await newVisit({ width: 390, height: 844 });
  const { id, urls, envelope, declineAs } = await contractOut(context);
  const panel = page.locator('#signing');
  const button = (name: string) => panel.getByRole('button', { name });
  const focused = () => page.evaluate(() => document.activeElement?.id);
  await page.goto(`/contract-generator?view=${id}`);
  await panel.getByText('Waiting for Camille Perrin').waitFor();

  await step('another person signs, by a link of their own', async () => {
    await button('Change who signs').click();
    const dialog = page.getByRole('dialog', { name: 'Change who signs' });
    await dialog.getByLabel('Name').fill('Jean Roche');
    await dialog.getByLabel('E-mail').fill('jean');
    await dialog.getByRole('button', { name: 'Send new link' }).click();
    await dialog.getByText('Write an e-mail address such as').waitFor();
    expect(await violations(page, '[role=dialog]')).toEqual([]);
    await dialog.getByLabel('E-mail').fill('jean@lumiere.example');
    await dialog.getByRole('button', { name: 'Send new link' }).click();
    await panel.getByText('Waiting for Jean Roche').waitFor();
    await expect
      .poll(() => page.evaluate(() => document.activeElement?.textContent))
      .toBe('Change who signs');
    expect((await envelope()).signers.client.url).not.toBe(urls.client);
  });

  await step('they decline and say why; it goes to them again', async () => {
    await declineAs('client', 'We can do 2,400.');
    await comeBack(page);
    await panel.getByText('Jean Roche declined').waitFor();
    await panel.getByRole('status').getByText('We can do 2,400.').waitFor();
    await panel.getByText('jean@lumiere.example').waitFor();
    expect(await violations(page, '#signing')).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
    await button('Send again').click();
    await panel.getByText('Waiting for Jean Roche').waitFor();
  });

  await step('the artist takes it back, and only if that is meant', async () => {
    await button('Take it back').click();
    const question = page.getByRole('alertdialog', { name: 'Take this contract back?' });
    await question.getByRole('button', { name: 'Cancel' }).click();
    await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe('Take it back');
    await button('Take it back').click();
    await question.getByRole('button', { name: 'Take it back' }).click();
    await panel.getByText('You took it back').waitFor();
    await expect.poll(focused).toBe('signing-status');
    await button('Send again').waitFor();
    expect((await envelope()).status).toBe('voided');
  });
  expectQuiet(errors);
});
