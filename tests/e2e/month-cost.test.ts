import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { violations } from '../support/axe.ts';
import { expectQuiet, testVisits } from '../support/browser.ts';
import { movedBy, shiftsOf, watchShifts } from '../support/layout-shifts.ts';
import { sideways } from '../support/sideways.ts';
import { step } from '../support/step.ts';

const newVisit = testVisits();

const form = (page: Page) => page.getByRole('form', { name: 'What would your month cost?' });
const result = (page: Page) => form(page).getByRole('status');
const field = (page: Page, label: string) => form(page).getByRole('spinbutton', { name: label });
const button = (page: Page, name: string) => form(page).getByRole('button', { name, exact: true });

/** The result in one line, once it reads so. */
const expectResult = (page: Page, ...parts: string[]) =>
  expect.poll(async () => (await result(page).innerText()).replaceAll(/\s+/g, ' ')).toBe(parts.join(' '));
const expectAddress = (page: Page, search: string) =>
  expect.poll(() => new URL(page.url()).search).toBe(search);

const EXAMPLE = [
  ...['24 credits a month', '$4.99 in your first month', '20 welcome credits and 1 pack of 20'],
  'After that, up to $9.98 a month in packs. Pro is $16.99.',
];

it('a month is added up with buttons and keys, and what it costs is told', async () => {
  const { page, errors } = await newVisit();
  await watchShifts(page);
  await page.goto('/pricing');

  await step(
    'begins with an example of the tools that cost credits, and names the one that is free',
    async () => {
      await expectResult(page, ...EXAMPLE);
      const named = await form(page).getByRole('listitem').allInnerTexts();
      expect(named.filter((text) => text.includes('Any number')).map((text) => text.split('\n')[0])).toEqual([
        'Gig Tracker',
      ]);
      expect(named.filter((text) => text.includes('Not open yet'))).toEqual([]);
      expect(await form(page).getByText("Packs don't expire").isVisible()).toBe(true);
      expect(await form(page).getByRole('link').count()).toBe(0);
    },
  );

  await step('nothing on the page moves as it comes', async () => {
    expect(movedBy(await shiftsOf(page))).toBe(0);
  });

  await step('a button counts one use more, and the packs for the rest are named', async () => {
    await button(page, 'More voice drops').click();
    await expect.poll(() => field(page, 'Voice drops').inputValue()).toBe('3');
    await expectResult(page, '28 credits a month', ...EXAMPLE.slice(1));
    expect(await form(page).locator('[data-out=drops]').innerText()).toBe('12');
    await expectAddress(page, '?drops=3');
  });

  await step('is worked by keyboard alone, in the order in which it is read', async () => {
    await button(page, 'Fewer logo briefs').focus();
    await page.keyboard.press('Tab');
    await page.keyboard.press('ArrowUp');
    await expect.poll(() => field(page, 'Logo briefs').inputValue()).toBe('2');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await page.keyboard.press('Space');
    await expect.poll(() => field(page, 'Logo briefs').inputValue()).toBe('4');
    expect(await page.evaluate(() => document.activeElement?.getAttribute('aria-label'))).toBe(
      'More logo briefs',
    );
  });

  await step(
    'goes no lower than none and no higher than it may, and takes what is typed at its word',
    async () => {
      await field(page, 'Press kits').fill('99');
      await field(page, 'Press kits').press('Tab');
      await expect.poll(() => field(page, 'Press kits').inputValue()).toBe('20');
      expect(await button(page, 'More press kits').getAttribute('aria-disabled')).toBe('true');
      await field(page, 'Press kits').fill('');
      await field(page, 'Press kits').press('Tab');
      await expect.poll(() => field(page, 'Press kits').inputValue()).toBe('0');
      await button(page, 'Fewer press kits').click({ force: true });
      expect(await field(page, 'Press kits').inputValue()).toBe('0');
      await expectAddress(page, '?logos=4&drops=3');
    },
  );

  await step('says from when on Pro costs less, in words and on the scale', async () => {
    const scale = form(page).getByRole('img');
    expect(await scale.getAttribute('aria-label')).toBe(
      '34 credits on a scale from 0 to 100. 20 come with a new account. Above 80 a month, Pro costs less than packs.',
    );
    await field(page, 'Messages to Cue').fill('54');
    await expectResult(
      page,
      ...['80 credits a month', '$11.99 in your first month', '20 welcome credits and 1 pack of 60'],
      'After that, up to $16.98 a month in packs. Pro is $16.99.',
    );
    await button(page, 'More contracts').click();
    await expectResult(
      page,
      ...['83 credits a month', '$16.98 in your first month'],
      ...['20 welcome credits, 1 pack of 20 and 1 pack of 60'],
      'After that, Pro costs less: $16.99 a month. Packs cost up to $21.97.',
    );
    expect(await scale.evaluate((part) => part.style.getPropertyValue('--share'))).toBe('0.83');
  });

  await step('the address brings the month back for somebody else', async () => {
    await expectAddress(page, '?logos=4&drops=3&contracts=3&messages=54');
    const other = await newVisit({ width: 390, colorScheme: 'light' });
    await watchShifts(other.page);
    await other.page.goto(page.url());
    await expect.poll(() => field(other.page, 'Contracts').inputValue()).toBe('3');
    await expectResult(
      other.page,
      await result(page)
        .innerText()
        .then((text) => text.replaceAll(/\s+/g, ' ')),
    );
    expect(movedBy(await shiftsOf(other.page))).toBe(0);
    const buttons = form(other.page).getByRole('button', { name: /^(More|Fewer)/ });
    const small = await buttons.evaluateAll((all) =>
      all
        .map((one) => one.getBoundingClientRect())
        .filter(({ width, height }) => Math.min(width, height) < 44),
    );
    expect(small).toEqual([]);
    expect(await sideways(other.page)).toBe(0);
    expect(await violations(other.page)).toEqual([]);
    expectQuiet(other.errors);
  });

  await step('Reset brings the example back and clears the address', async () => {
    await button(page, 'Reset').click();
    await expectResult(page, ...EXAMPLE);
    await expectAddress(page, '');
  });

  await step('nonsense in an address is passed over', async () => {
    await page.goto('/pricing?logos=2&drops=-4&kits=1e9&contracts=<b>&messages=2.5&cost=0');
    await expect.poll(() => field(page, 'Logo briefs').inputValue()).toBe('2');
    for (const [label, value] of [
      ['Voice drops', '2'],
      ['Press kits', '0'],
      ['Contracts', '2'],
      ['Messages to Cue', '8'],
    ] as const)
      expect(await field(page, label).inputValue(), label).toBe(value);
    await expectResult(page, '26 credits a month', ...EXAMPLE.slice(1));
  });
  expectQuiet(errors);
});
