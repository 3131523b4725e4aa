import { expect, it } from 'vitest';
import { violations } from '../support/axe.ts';
import { expectQuiet, testVisits } from '../support/browser.ts';

const newVisit = testVisits();
const PATH = '/tools/dj-rate-calculator';

it('without scripts the page shows a whole example that adds up', async () => {
  const { page } = await newVisit({ scripts: false });
  await page.goto(PATH);
  const amounts = await page.locator('.rate-ledger tbody td.r').allTextContents();
  const sum = amounts.reduce((total, amount) => total + Number(amount.trim().slice(1)), 0);
  expect(sum).toBeCloseTo(490, 6);
  expect((await page.locator('[data-out=floor]').first().textContent())?.trim()).toBe('€490');
  // What is inside a noscript has no text and no role for Playwright.
  expect(await page.locator('.rate-form noscript p').textContent()).toContain('The faders need JavaScript');
});

it('a fader moves its number, the fee and the address, and the address brings all of it back', async () => {
  const { page, errors } = await newVisit();
  await page.goto(PATH);
  const floor = page.locator('.rate-fees [data-out=floor]');
  await page.getByRole('slider', { name: 'Least that an hour is worth, fader' }).focus();
  for (let press = 0; press < 5; press++) await page.keyboard.press('ArrowRight');
  await expect
    .poll(() => page.getByLabel('Least that an hour is worth', { exact: true }).inputValue())
    .toBe('30');
  await expect.poll(() => floor.textContent()).toBe('€555');
  await page.getByLabel('What they offer').fill('300');
  await page.getByText('€255 under your floor').waitFor();
  await expect.poll(() => new URL(page.url()).search).toBe('?offer=300&wage=30');
  const again = await newVisit();
  await again.page.goto(page.url());
  await again.page.getByText('€255 under your floor').waitFor();
  expectQuiet([...errors, ...again.errors]);
});

it('a currency keeps the place of the faders and converts nothing; nonsense in the address is passed over', async () => {
  const { page, errors } = await newVisit();
  await page.goto(`${PATH}?in=SEK&wage=300&gigs=-4&tax=99&costs=<b>&years=1e9`);
  await expect.poll(() => page.getByLabel('Currency').inputValue()).toBe('SEK');
  await expect
    .poll(() => page.getByLabel('Least that an hour is worth', { exact: true }).inputValue())
    .toBe('300');
  await expect.poll(() => page.getByLabel('Gigs', { exact: true }).inputValue()).toBe('6');
  await expect.poll(() => page.getByLabel('Put aside for tax', { exact: true }).inputValue()).toBe('25');
  await expect.poll(() => page.locator('.rate-fees [data-out=floor]').textContent()).toMatch(/^kr\s5,550$/);
  expect(await violations(page)).toEqual([]);
  expectQuiet(errors);
});

it('an address brings back what was typed in another currency, and a number that cannot be is the nearest that can', async () => {
  const { page, errors } = await newVisit();
  await page.goto(`${PATH}?in=SEK`);
  const goal = page.getByLabel('Left for you after costs and tax', { exact: true });
  await expect.poll(() => goal.inputValue()).toBe('18000');
  // What stands there in euros as the page comes.
  await goal.fill('1800');
  await expect.poll(() => new URL(page.url()).search).toBe('?in=SEK&goal=1800');
  const gigs = page.getByLabel('Gigs', { exact: true });
  await gigs.fill('99');
  await gigs.press('Tab');
  await expect.poll(() => gigs.inputValue()).toBe('30');
  await expect.poll(() => new URL(page.url()).search).toBe('?in=SEK&goal=1800&gigs=30');
  const tax = page.getByLabel('Put aside for tax', { exact: true });
  await tax.fill('12.5');
  await tax.press('Tab');
  await expect.poll(() => tax.inputValue()).toBe('13');
  await page.getByText('13 % of the whole fee').waitFor();
  await page.goto(page.url());
  await expect.poll(async () => [await goal.inputValue(), await gigs.inputValue()]).toEqual(['1800', '30']);
  expectQuiet(errors);
});

it('the result is copied as text with its way back', async () => {
  const { page, context } = await newVisit();
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto(PATH);
  await page.getByRole('button', { name: 'Copy as text' }).click();
  await page.getByText('Text copied').waitFor();
  const text = await page.evaluate(() => navigator.clipboard.readText());
  expect(text).toContain('Floor €490, ask €555, stretch €675');
  expect(text).toContain('Your hours: €250.00 (10 h × €25)');
  expect(text).toContain(PATH);
});
