import { expect, it } from 'vitest';
import { violations } from '../support/axe.ts';
import { expectQuiet, testVisits } from '../support/browser.ts';
import { bytesOf, saved } from '../support/downloads.ts';
import { openPdf, textOf } from '../support/pdf.ts';
import { comeBack, contractOut, signingOfContract } from '../support/signing-in-browser.ts';
import { step } from '../support/step.ts';

const newVisit = testVisits();

const LATER = 'The set runs from 23:00 to 01:00.';

it('a contract that both have signed is changed by an addendum, and by another', async () => {
  const { page, context, errors } = await newVisit({ width: 390, height: 844 });
  const { id, signAs } = await contractOut(context);
  const addendum = signingOfContract(context, id, true);
  const panel = page.locator('#signing');
  const button = (name: string) => panel.getByRole('button', { name });
  const addenda = panel.getByRole('region', { name: 'Addenda' });
  const text = panel.getByLabel('What changes');
  const focused = () => page.evaluate(() => document.activeElement?.textContent);
  await signAs('client');
  await signAs('artist');
  await page.goto(`/contract-generator?view=${id}`);

  await step('it is written, to be signed by those who signed the contract', async () => {
    await expect.poll(() => comeBack(page).then(() => button('Write an addendum').count())).toBe(1);
    await button('Write an addendum').click();
    await text.waitFor();
    expect(await text.inputValue()).toBe('');
    await expect.poll(() => text.evaluate((each) => each === document.activeElement)).toBe(true);
    await panel.getByRole('form', { name: 'Addendum' }).getByText('camille@lumiere.example').waitFor();
    await button('Send addendum').click();
    await panel.getByText('Write what changes').waitFor();
    expect(await violations(page, '#signing')).toEqual([]);
    await text.fill('x\n'.repeat(13));
    await button('Send addendum').click();
    await panel.getByText('Use at most 12 paragraphs').waitFor();
  });

  await step('what was typed is still there when the form is closed and opened', async () => {
    await text.fill(LATER);
    await button('Write an addendum').click();
    await text.waitFor({ state: 'detached' });
    await button('Write an addendum').click();
    await expect.poll(() => text.inputValue()).toBe(LATER);
  });

  await step('it is out beside the contract, and says what changes', async () => {
    await button('Send addendum').click();
    await addenda.getByRole('heading', { name: 'Addendum 1' }).waitFor();
    await expect.poll(focused).toContain('Waiting for Camille Perrin');
    await addenda.getByText(LATER).waitFor();
    await panel.getByText('The PDF with both signatures is ready').waitFor();
    expect(await button('Write an addendum').count()).toBe(0);
    expect(await violations(page, '#signing')).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  });

  await step('taken back, another begins with its words', async () => {
    await button('Take it back').click();
    const question = page.getByRole('alertdialog', { name: 'Take this addendum back?' });
    await question.getByRole('button', { name: 'Take it back' }).click();
    await addenda.getByText('Taken back').waitFor();
    await expect.poll(focused).toContain('Addendum 1');
    await button('Write another').click();
    await expect.poll(() => text.inputValue()).toBe(LATER);
    await button('Send addendum').click();
    await panel.getByText('Waiting for Camille Perrin').waitFor();
  });

  await step('signed by both it is a line with its document', async () => {
    await addendum.signAs('client');
    await comeBack(page);
    await addenda.getByText('Your turn to sign').waitFor();
    await addendum.signAs('artist');
    const link = addenda.getByRole('link', { name: 'PDF of Addendum 1, signed by both' });
    await expect.poll(() => comeBack(page).then(() => link.count())).toBe(1);
    const { pages } = await openPdf(await bytesOf(await saved(page, () => link.click())));
    const said = (await Promise.all(pages.map(textOf))).join('\n');
    for (const words of [LATER, 'Camille Perrin', 'Mara Novak']) expect(said).toContain(words);
    await addenda.locator('summary').first().click();
    await addenda.getByText(LATER).first().waitFor();
    expect(await violations(page, '#signing')).toEqual([]);
  });

  await step('what is changed in the contract from then on is filled in', async () => {
    const { output } = await (await context.request.get(`/api/generations/${id}`)).json();
    const { contract } = output;
    const edits = { contract: { ...contract, times: { ...contract.times, start: '23:00', end: '01:00' } } };
    const reply = await context.request.patch(`/api/generations/${id}`, { data: { edits, version: 1 } });
    expect(reply.status()).toBe(200);
    await page.goto(`/contract-generator?view=${id}`);
    await button('Send version 2 to sign').waitFor();
    await button('Send only the changes, as an addendum').click();
    await panel.getByText('Filled in with what you changed since you both signed').waitFor();
    expect(await text.inputValue()).toMatch(/^Set time: 23:00.*, in place of: 22:00/m);
    expect(await violations(page, '#signing')).toEqual([]);
    expect(await panel.evaluate((each) => each.scrollWidth - each.clientWidth)).toBe(0);
    await button('Send addendum').click();
    await addenda.getByRole('heading', { name: 'Addendum 2' }).waitFor();
  });
  expectQuiet(errors.filter((error) => !/status of 422/.test(error)));
});
