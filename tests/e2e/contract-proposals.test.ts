import { expect, it } from 'vitest';
import { violations } from '../support/axe.ts';
import { expectQuiet, testVisits } from '../support/browser.ts';
import { comeBack, contractOut } from '../support/signing-in-browser.ts';
import { step } from '../support/step.ts';

const newVisit = testVisits();

const RECORDING = 17;
const PROMOTION = 18;
const POSTERS = 'Posters name the Artist first.';

it('proposed changes are answered: one is accepted, others are kept, and a new version goes out', async () => {
  const { page, context, errors } = await newVisit();
  const { id, envelope, propose } = await contractOut(context);
  const panel = page.locator('#signing');
  const row = (title: string) =>
    panel.getByRole('form', { name: 'Proposed changes' }).getByRole('listitem').filter({ hasText: title });
  const choose = (title: string, choice: string) => row(title).getByRole('radio', { name: choice }).click();
  const button = (name: string) => panel.getByRole('button', { name });
  const fee = page.locator('[name="deal.fee"]');
  const typeFee = (sum: string) => fee.fill(sum).then(() => fee.blur());
  const outcomes = async () => (await envelope()).proposals.map(({ outcome }) => outcome?.kind);

  await propose(RECORDING, null, 'We film the whole night.');
  await propose(PROMOTION, POSTERS);
  await page.goto(`/contract-generator?view=${id}`);

  await step('the panel says what is proposed, why, and that signing pauses', async () => {
    await panel.getByText('Camille Perrin proposes 2 changes').waitFor();
    await row('Recording').getByText('Strike this clause').waitFor();
    await row('Recording').getByText('We film the whole night.').waitFor();
    expect(await row('Recording').locator('del').count()).toBe(2);
    expect(await row('Promotion').locator('ins').first().textContent()).toContain('Posters name');
    expect(await button('Remind now').count()).toBe(0);
    expect(await button('Send your answers').getAttribute('aria-disabled')).toBe('true');
    expect(await violations(page, '#signing')).toEqual([]);
  });

  await step('a press on its title opens the clause; its words can be changed instead', async () => {
    await row('Recording').getByRole('link').click();
    const head = page.locator('#clause-recording > button');
    await expect.poll(() => head.getAttribute('aria-expanded')).toBe('true');
    await expect.poll(() => head.evaluate((each) => each === document.activeElement)).toBe(true);
    await row('Promotion').getByRole('button', { name: 'Edit the clause instead' }).click();
    await panel.getByText('Updating and sending the contract makes a new version').waitFor();
    const wording = page.locator('[name="wording.promotion"]');
    await expect.poll(() => wording.evaluate((each) => each === document.activeElement)).toBe(true);
  });

  await step(
    'what is chosen and typed is still there after a reload, and goes out with the keys',
    async () => {
      await row('Recording').getByRole('radio', { name: 'Accept' }).focus();
      await page.keyboard.press('ArrowRight');
      await button('Send your answers').waitFor();
      await page.keyboard.press('ArrowLeft');
      await button('Send version 2').waitFor();
      await choose('Promotion', 'Keep as it is');
      await row('Promotion').getByLabel('Why, optional').fill('My name, my logo.');
      await panel.getByText('Camille Perrin signs version 2, then you.').waitFor();
      await page.reload();
      await button('Send version 2').waitFor();
      expect(await row('Promotion').getByLabel('Why, optional').inputValue()).toBe('My name, my logo.');
      expect(await violations(page, '#signing')).toEqual([]);
    },
  );

  await step('other changes on the desk are not in it', async () => {
    await typeFee('3000');
    await panel.getByText("Your other changes aren't in it.").waitFor();
    await typeFee('2800');
    await panel.getByText("Your other changes aren't in it.").waitFor({ state: 'detached' });
  });

  await step('a change that came meanwhile is shown, and what was chosen stays', async () => {
    await propose(1, 'The parties are as above.');
    await button('Send version 2').click();
    await page.getByText('Look again').first().waitFor();
    await panel.getByText('proposes 3 changes').waitFor();
    expect(await row('Recording').getByRole('radio', { checked: true }).textContent()).toBe('Accept');
    expect(await button('Send version 2').getAttribute('aria-disabled')).toBe('true');
    await choose('Parties', 'Keep as it is');
  });

  await step('without a connection nothing is lost', async () => {
    await page.route('**/answers', (route) => route.abort());
    await button('Send version 2').click();
    await panel.getByRole('alert').getByText("Can't reach Deckhand").waitFor();
    await page.unroute('**/answers');
    expect(await row('Promotion').getByLabel('Why, optional').inputValue()).toBe('My name, my logo.');
  });

  await step('the new version is out, and on the desk', async () => {
    await button('Send version 2').click();
    await panel.getByText('Waiting for Camille Perrin').waitFor();
    await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('signing-status');
    await panel.getByText('Version 2', { exact: true }).waitFor();
    await page.getByText('shows the contract as it is now').first().waitFor();
    await page.locator('#clauses').getByText('Not in this contract').click();
    await page.getByRole('button', { name: 'Add Recording' }).waitFor();
    const { proposals, contractVersion, version } = await envelope();
    expect([version, contractVersion]).toEqual([2, 2]);
    expect(proposals.map(({ outcome }) => [outcome?.kind, outcome?.words])).toEqual([
      ['accepted', ''],
      ['kept', 'My name, my logo.'],
      ['kept', ''],
    ]);
    await panel.getByText('3 changes answered').click();
    await panel.getByText('My name, my logo.').waitFor();
    expect(await violations(page, '#signing')).toEqual([]);
  });

  await step('kept as it is, the version that is out is signed on', async () => {
    await propose(PROMOTION - 1, POSTERS);
    await comeBack(page);
    await panel.getByText('Camille Perrin proposes a change').waitFor();
    await choose('Promotion', 'Keep as it is');
    await button('Keep version 2').click();
    await panel.getByText('Waiting for Camille Perrin').waitFor();
    expect(await outcomes()).toEqual(['accepted', 'kept', 'kept', 'kept']);
    expect((await envelope()).version).toBe(2);
    await page.getByText('shows the contract as it is now').first().waitFor();
  });
  expectQuiet(errors.filter((error) => !/status of 409|ERR_FAILED/.test(error)));
});
