import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { violations } from '../support/axe.ts';
import { expectQuiet, testVisits } from '../support/browser.ts';
import { LYON } from '../support/contracts.ts';
import { contractOut } from '../support/signing-in-browser.ts';
import { step } from '../support/step.ts';

const newVisit = testVisits();

/** A refusal that the page shows. */
const EXPECTED = /status of 409/;

const signButton = (page: Page) => page.locator('[data-sign] [type=submit]');
const title = (page: Page) => page.getByRole('heading', { level: 1 }).textContent();

it('a contract with a long name is read by both in one tab, and not signed once it was taken back', async () => {
  const { context } = await newVisit();
  const name = 'Donaudampfschifffahrtselektrizitätenfest';
  const { urls, envelope } = await contractOut(context, { show: { ...LYON.show, name } });
  const { page, errors } = await newVisit({ width: 1440, height: 800, colorScheme: 'light' });
  await page.goto(urls.artist);
  await page.getByLabel('Your message to Camille Perrin').fill('Is 2,400 enough?');

  await step('what is typed on one link is on no other', async () => {
    await page.goto(urls.client);
    expect(await page.getByLabel('Your question to DJ NOVA').inputValue()).toBe('');
    expect(await violations(page)).toEqual([]);
  });
  await step('however long a name is, it stays on the page', async () => {
    expect(await title(page)).toContain(name);
    await page.getByLabel('Your name, as on the contract').fill(`${name} ${name}`.slice(0, 80));
    for (const width of [1024, 390, 320]) {
      await page.setViewportSize({ width, height: 800 });
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
      const [script, line] = [page.locator('[data-typed]'), page.locator('.ink.typed')];
      const over = async () => {
        const [inner, outer] = [await script.boundingBox(), await line.boundingBox()];
        return (inner?.width ?? 0) - (outer?.width ?? 0);
      };
      await expect.poll(over).toBeLessThan(0);
      await expect
        .poll(() => script.evaluate((shown) => shown.scrollWidth - shown.clientWidth))
        .toBeLessThan(2);
    }
  });
  await step('what was taken back meanwhile is not signed', async () => {
    await context.request.post(`/api/envelopes/${(await envelope()).id}/withdrawal`);
    await page.getByRole('checkbox').check();
    await signButton(page).click();
    await page.getByRole('alert').getByText('The artist took this contract back').waitFor();
    expect(await signButton(page).isDisabled()).toBe(true);
    await page.getByRole('link', { name: 'Reload the page' }).click();
    await expect.poll(() => title(page)).toBe('DJ NOVA took this contract back');
  });
  expectQuiet(errors.filter((error) => !EXPECTED.test(error)));
});
