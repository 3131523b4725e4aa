import { expect, it } from 'vitest';
import { dayWords } from '#core/day-words.ts';
import { dayAfter } from '#core/gigs/zoned-time.ts';
import { violations } from '../support/axe.ts';
import { expectQuiet, testVisits } from '../support/browser.ts';
import { aSaturday } from '../support/contract-in-browser.ts';
import { signUpInBrowser } from '../support/sign-up-in-browser.ts';
import { step } from '../support/step.ts';

const newVisit = testVisits();
const NIGHT = aSaturday();

it('a first gig is typed in one line, understood before it is added, and added once', async () => {
  const { page, context, errors } = await newVisit();
  await signUpInBrowser(context);
  await context.request.patch('/api/profile', {
    data: { artistName: 'DJ NOVA', currency: 'EUR', timeZone: 'Europe/Berlin', city: 'Berlin' },
  });
  const line = page.getByLabel('A gig in one line');
  const understood = page.locator('.quick-add-parts');
  const add = page.getByRole('button', { name: 'Add gig' });

  await step('an account without a gig sees how to begin, and an example fills the line in', async () => {
    await page.goto('/gig-tracker');
    await page.getByRole('heading', { name: 'Your first gig' }).waitFor();
    expect(await violations(page)).toEqual([]);
    await page.getByRole('button', { name: /Fabric London 23:00-02:00 1200 GBP$/ }).click();
    expect(await line.evaluate((input) => input === document.activeElement)).toBe(true);
    await understood.getByText('Fabric, London').waitFor();
    expect(await understood.textContent()).toContain('23:00–02:00');
    expect(await understood.textContent()).toContain('London1 h behind yours');
    expect(await violations(page)).toEqual([]);
  });

  await step('a line without a date says what is missing, and stays', async () => {
    await line.fill('Halle 14 Berlin 950');
    await understood.getByText('No date yet').waitFor();
    await add.click();
    await page.getByText('Write the date too').waitFor();
    expect(await line.inputValue()).toBe('Halle 14 Berlin 950');
  });

  await step(
    'what was not understood is named, the line outlives a reload, and the status can be chosen',
    async () => {
      await line.fill(`${dayWords(NIGHT)} Halle 14 Berlin 23:30-02:00 950 qwertz`);
      await page.getByText('Not understood: “qwertz”').waitFor();
      await page.reload();
      await page.getByText('Not understood: “qwertz”').waitFor();
      await page.getByRole('combobox', { name: 'Status' }).click();
      await page.getByRole('option', { name: 'Confirmed' }).click();
    },
  );

  await step('without a connection the gig is kept, and the next try adds it once', async () => {
    const stored = async () => (await (await context.request.get('/api/gigs')).json()).gigs;
    await page.route('**/api/gigs', (route) => route.abort());
    await add.click();
    await page.locator('.toast').getByText('Saved when you are back online').waitFor();
    await page.getByText("1 gig isn't saved: Halle 14").waitFor();
    await page
      .locator('[data-status="confirmed"]')
      .getByRole('link', { name: 'Halle 14', exact: true })
      .waitFor();
    expect([await line.inputValue(), await stored()]).toEqual(['', []]);
    await page.unroute('**/api/gigs');
    await page.getByRole('button', { name: 'Retry' }).click();
    await expect.poll(() => page.getByText("isn't saved").count()).toBe(0);
    const gigs = await stored();
    expect(gigs).toHaveLength(1);
    expect(gigs[0]).toMatchObject({ title: 'Halle 14', status: 'confirmed', notes: 'qwertz', night: NIGHT });
  });

  await step('a second gig in its way is told before it is added', async () => {
    await line.fill(`${dayWords(dayAfter(NIGHT, 1))} Nachtwerk Köln 06:30-09:00 1100`);
    const clashes = page.getByRole('list', { name: 'Clashes' });
    await clashes.getByRole('link', { name: 'Halle 14' }).waitFor();
    expect(await clashes.textContent()).toMatch(/late/);
    await page.getByRole('button', { name: 'Open' }).click();
    await expect.poll(() => new URL(page.url()).searchParams.get('gig')).toMatch(/^gig_/);
    await page.goBack();
    await line.waitFor();
  });
  expectQuiet(errors.filter((text) => !/ERR_FAILED/.test(text)));
});
