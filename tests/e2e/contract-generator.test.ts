import { expect, it } from 'vitest';
import { dayWords } from '#core/day-words.ts';
import { dayAfter } from '#core/gigs/zoned-time.ts';
import { violations } from '../support/axe.ts';
import { expectQuiet, testVisits } from '../support/browser.ts';
import { ALMOST, aSaturday, contractIsSaved, openContract } from '../support/contract-in-browser.ts';
import { bytesOf, saved } from '../support/downloads.ts';
import { openPdf, textOf } from '../support/pdf.ts';
import { signUpInBrowser } from '../support/sign-up-in-browser.ts';
import { step } from '../support/step.ts';

const newVisit = testVisits();
const NIGHT = aSaturday();

it('a first contract begins with the profile, is filled in, checked, and says what a cancellation costs', async () => {
  const { page, context, errors } = await newVisit();
  await signUpInBrowser(context);
  await context.request.patch('/api/profile', {
    data: { artistName: 'DJ NOVA', currency: 'GBP', timeZone: 'Europe/London' },
  });
  const field = (name: string) => page.locator(`[name="${name}"]`);
  const simulator = page.getByTestId('simulator');

  await step('an account without one sees what it is, and begins', async () => {
    await page.goto('/contract-generator-simple');
    await page.getByRole('button', { name: 'Write a contract' }).click();
    await page.getByRole('heading', { level: 2, name: 'Deal and money' }).waitFor();
    expect(new URL(page.url()).pathname).toBe('/contract-generator');
    expect(new URL(page.url()).searchParams.get('contract')).toMatch(/^drf_/);
    expect(await field('zone').inputValue()).toBe('Europe/London');
    expect(await violations(page)).toEqual([]);
  });

  await step('the night and the client are filled in, and come back', async () => {
    await page.getByRole('radio', { name: /^Festival/ }).click();
    await field('show.name').fill('Nuits Électriques');
    await field('nights.0').fill(NIGHT);
    await field('times.start').fill('23:00');
    await field('times.end').fill('01:00');
    await field('client.name').fill('Club Meridian Ltd');
    await contractIsSaved(page);
    await page.reload();
    await page.getByText('23:00–01:00, 2 hours').waitFor();
    await page.getByText(dayWords(NIGHT), { exact: true }).first().waitFor();
    expect(await page.getByRole('radio', { name: /^Festival/ }).getAttribute('aria-checked')).toBe('true');
  });

  await step('a sum is read as people type it, and one that is none says so', async () => {
    await field('deal.fee').fill('2.800,00');
    await field('deal.fee').blur();
    expect(await field('deal.fee').inputValue()).toBe('£2,800.00');
    await page.locator('#money').getByText('Deposit + balance = fee').waitFor();
    await field('deal.fee').fill('a lot');
    await page.getByText('Write a sum such as £2,800.00').waitFor();
    await page.getByTestId('make').first().click();
    await page.getByText('Fix one field first').first().waitFor();
    await expect
      .poll(() => page.evaluate(() => document.activeElement?.getAttribute('name')))
      .toBe('deal.fee');
    await field('deal.fee').fill('2800');
    await page.getByLabel('Deposit', { exact: true }).getByText('£1,400.00').waitFor();
  });

  await step('a finding leads to its field', async () => {
    await page.getByRole('button', { name: /^Show all \d/ }).click();
    const finding = page.getByRole('listitem').filter({ hasText: 'No law is named' });
    await finding.getByRole('button', { name: 'Show' }).click();
    await expect
      .poll(() => page.evaluate(() => document.activeElement?.getAttribute('name')))
      .toBe('law.country');
    await page.keyboard.type('England and Wales');
    await expect.poll(() => finding.count()).toBe(0);
  });

  await step('who owes what is said for any day and side, with the clause that says so', async () => {
    await simulator.getByText('They owe you £700.00').waitFor();
    expect(await simulator.textContent()).toMatch(/Clause \d+\.1, \d+ days before the event/);
    const day = page.getByRole('slider', { name: 'Day of cancelling' });
    await day.press('End');
    await simulator.getByText('They owe you £2,800.00').waitFor();
    expect(await simulator.textContent()).toContain('Paid by then−£2,800.00Still to pay£0.00');
    expect(await simulator.textContent()).toMatch(/Clause \d+\.3, on the day of the event/);
    await simulator.getByRole('button', { name: 'One day earlier' }).click();
    expect(await day.getAttribute('aria-valuetext')).toBe(`${dayWords(dayAfter(NIGHT, -1))}, 1 day before`);
    await simulator.getByRole('tab', { name: 'you cancel' }).click();
    await simulator.getByText('You pay back £2,800.00').waitFor();
  });

  await step('a finding about a list leads to what adds to it', async () => {
    await page.getByRole('radio', { name: 'Flat + bonus' }).click();
    await page
      .getByRole('listitem')
      .filter({ hasText: 'bonus' })
      .getByRole('button', { name: 'Show' })
      .click();
    await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe('Add a bonus');
  });

  await step('a share of the door is tried out, and leaves nothing to say in advance', async () => {
    await page.getByRole('radio', { name: 'Door deal' }).click();
    await page.getByLabel('Paid tickets').fill('300');
    await page.getByLabel('At', { exact: true }).fill('10');
    await expect.poll(() => page.getByTestId('door-trial').textContent()).toBe('you get £2,100');
    await simulator.getByRole('tab', { name: 'they cancel' }).click();
    await simulator.getByText('Nobody can say in advance').waitFor();
  });
  expectQuiet(errors);
});

it('a contract is worded, mended, made and made again', async () => {
  const visit = await newVisit();
  const { page, errors } = visit;
  const balance = { share: { kind: 'rest' }, due: { from: 'date', date: dayAfter(NIGHT, 2) } };
  await openContract(visit, { ...ALMOST, nights: [NIGHT], balance });
  const finding = (text: string) => page.getByRole('listitem').filter({ hasText: text });
  const clause = (id: string) => page.locator(`#clause-${id}`);

  await step('a fix mends it in one step, and can be undone', async () => {
    const late = finding('Balance is due after the event');
    await page.getByRole('button', { name: 'Balance is due after the event' }).click();
    await expect
      .poll(() => page.evaluate(() => document.activeElement?.closest('li')?.id))
      .toMatch(/^finding-\d$/);
    await late.getByRole('button', { name: 'Move to' }).click();
    await expect.poll(() => late.count()).toBe(0);
    await page.getByRole('button', { name: 'Undo' }).click();
    await late.waitFor();
    await late.getByRole('button', { name: 'Keep' }).click();
    await expect.poll(() => late.count()).toBe(0);
    await page.getByText('1 kept as they are').click();
    await page.getByRole('button', { name: 'Check again' }).click();
    await late.getByRole('button', { name: 'Move to' }).click();
  });

  await step(
    'a clause says what it means; in other words it shows the difference, and goes back',
    async () => {
      await clause('client-cancels').getByRole('button').first().click();
      await clause('client-cancels').getByText('A Saturday is hard to fill again').waitFor();
      expect(await violations(page, '#clauses')).toEqual([]);
      await page.getByRole('button', { name: 'Edit wording' }).click();
      const words = page.getByLabel('Wording');
      expect(await words.evaluate((area) => document.activeElement === area)).toBe(true);
      const typed = (await words.inputValue()).replace('{tier1.percent} of the Fee ({tier1.sum})', 'nothing');
      await words.fill(`${typed}\n\n`);
      await page.getByRole('button', { name: 'Done' }).click();
      expect(await clause('client-cancels').locator('del').textContent()).toBe('25 % of the Fee (€700.00).');
      expect(await clause('client-cancels').locator('ins').textContent()).toBe('nothing.');
      await finding('no longer follows the figures').waitFor();
      await page.getByRole('button', { name: 'Reset' }).click();
      await expect.poll(() => clause('client-cancels').locator('del').count()).toBe(0);
    },
  );

  await step('its steps are others, in the money as well', async () => {
    await page.locator('[name="tiers.1.percent"]').fill('60');
    await clause('client-cancels').getByText('60 % of the Fee (€1,680.00)').waitFor();
    await page.locator('[name="tiers.1.days"]').fill('30');
    await page.getByText('Another step begins there').waitFor();
    await page.locator('[name="tiers.1.days"]').fill('');
    await page.locator('[name="tiers.1.days"]').pressSequentially('45');
    await page.getByLabel('Of the fee').first().focus();
    expect(await page.locator('[name="tiers.1.days"]').inputValue()).toBe('45');
    await clause('client-cancels').getByRole('button').first().focus();
    expect(await page.locator('[name="tiers.0.days"]').inputValue()).toBe('45');
    await page.locator('[name="tiers.0.percent"]').fill('half');
    await clause('client-cancels').getByRole('button').first().click();
    await page.getByText("What you typed there couldn't be read.").first().waitFor();
    await clause('client-cancels').getByRole('button').first().click();
    await clause('client-cancels').getByText('60 % of the Fee (€1,680.00)').waitFor();
  });

  await step('clauses are put in and taken out, and own ones are written', async () => {
    await page.getByRole('button', { name: 'Not in this contract' }).click();
    await page.getByRole('button', { name: 'Add Radius' }).click();
    await page.locator('[name="radius.distance"]').fill('80');
    await clause('radius').getByText('within 80 km of the venue').waitFor();
    await page.getByRole('button', { name: 'Own clause' }).click();
    await page.getByLabel('Title').fill('Dress code');
    await page.getByLabel('Text').fill('The Artist wears black.\nNobody wears hats.');
    await contractIsSaved(page);
  });

  await step('the pages turn to the clause that is open', async () => {
    await page.mouse.move(300, 300);
    await page.locator('.doc-well svg').getByText('Nobody wears hats.').waitFor();
    expect(await page.getByTestId('preview-page').textContent()).not.toContain('Page 1 of');
  });

  await step('three credits make it; the PDF says what the screen says', async () => {
    await page.getByTestId('make').first().click();
    await page.getByText('The PDF shows the contract as it is now.').waitFor();
    expect(await page.getByTestId('credits').textContent()).toContain('17 credits');
    const file = await saved(page, () => page.getByRole('link', { name: 'PDF' }).click());
    const { pages } = await openPdf(await bytesOf(file));
    const text = (await Promise.all(pages.map(textOf))).join('\n');
    for (const words of ['Nobody wears hats.', '80 km', '60 %', 'Festival Société Lumière SAS'])
      expect(text).toContain(words);
  });

  await step('a change is a version that costs nothing, and the first one comes back', async () => {
    await clause('own-0').getByRole('button', { name: 'Remove' }).click();
    await page.getByText("You've changed the contract since").waitFor();
    await page.getByTestId('make').first().click();
    await page.getByRole('button', { name: 'Version 2' }).click();
    const versions = page.getByRole('dialog', { name: 'Versions' });
    await versions.getByText('Changed: Own clauses').waitFor();
    await versions.getByRole('listitem').filter({ hasText: 'As made' }).getByRole('button').click();
    await page.getByRole('button', { name: 'Version 3' }).waitFor();
    await clause('own-0').waitFor();
  });

  await step('what can’t be made is said by its field before anything is made', async () => {
    await page.locator('#part-client').getByRole('button', { name: 'Edit' }).click();
    await page.locator('#part-client [name="client.email"]').fill('camille@');
    await page.locator('#part-client').getByRole('button', { name: 'Done' }).click();
    await page.getByTestId('make').first().click();
    await page.getByText('Enter an e-mail address such as').first().waitFor();
    await expect
      .poll(() => page.evaluate(() => document.activeElement?.getAttribute('name')))
      .toBe('client.email');
  });
  expectQuiet(errors);
});

it('on a phone time runs down, and the way to make it stays in reach', async () => {
  const visit = await newVisit({ width: 390, height: 844 });
  const { page, errors } = visit;
  await openContract(visit, { ...ALMOST, nights: [NIGHT, dayAfter(NIGHT, 7)] });
  const list = page.getByRole('list', { name: 'What is due when' });
  await list.getByText('Deposit due').waitFor();
  expect(await page.getByRole('slider', { name: 'Day of cancelling' }).isVisible()).toBe(false);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  expect(await page.getByTestId('make').last().isVisible()).toBe(true);
  expect(await violations(page)).toEqual([]);
  await page.getByRole('combobox', { name: 'Night on the axis' }).click();
  await page.getByRole('option', { name: dayWords(dayAfter(NIGHT, 7)) }).click();
  await page.getByTestId('simulator').getByText('They owe you €700.00').waitFor();
  expectQuiet(errors);
});
