import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { dayWords } from '#core/day-words.ts';
import { sampleGigId } from '#core/gigs/sample-gigs.ts';
import { violations } from '../support/axe.ts';
import { expectQuiet, testVisits } from '../support/browser.ts';
import { aSaturday } from '../support/contract-in-browser.ts';
import { pressUndo } from '../support/press-undo.ts';
import { sideways } from '../support/sideways.ts';
import { signUpInBrowser } from '../support/sign-up-in-browser.ts';
import { step } from '../support/step.ts';
import { turnTo } from '../support/turn-to.ts';

const newVisit = testVisits();
const ZURAW = `/gig-tracker?gig=${sampleGigId('zuraw')}`;

const column = (page: Page, status: string) => page.locator(`[data-status="${status}"]`);
const panel = (page: Page, name: string) =>
  page.locator('.cal-panel').filter({ has: page.getByRole('heading', { name, exact: true }) });
const cardIn = (page: Page, status: string, title: string) =>
  column(page, status).getByRole('link', { name: title, exact: true });

it('a visitor tries a whole sample tracker, of which nothing is sent or kept, and begins with their own', async () => {
  const { page, context, errors } = await newVisit();
  const asked: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/api/') && !/^\/api\/(?:auth\/user|events)$/.test(pathname))
      asked.push(pathname);
  });
  const sample = page.getByRole('region', { name: 'Sample tracker' });
  const banner = sample.getByText('an act we made up');
  const line = page.getByLabel('A gig in one line');

  await step('says that it is a sample, and how to have a tracker of their own', async () => {
    await page.goto('/gig-tracker');
    await banner.waitFor();
    await cardIn(page, 'confirmed', 'Club Żuraw').waitFor();
    const signUp = sample.getByRole('link', { name: 'Sign Up Free' });
    expect(await signUp.getAttribute('href')).toBe('/signin?next=%2Fgig-tracker');
    expect(await page.getByRole('region', { name: 'Money' }).textContent()).toMatch(/€800 is \d days? late/);
    expect(await violations(page)).toEqual([]);
  });

  await step('a card is moved by keys, and back by Undo', async () => {
    await cardIn(page, 'lead', 'Kulturzug').focus();
    await page.keyboard.press('Alt+ArrowRight');
    await cardIn(page, 'quoted', 'Kulturzug').waitFor();
    await pressUndo(page, 'Kulturzug: quoted');
    await cardIn(page, 'lead', 'Kulturzug').waitFor();
    expect(await page.getByText("isn't saved").count()).toBe(0);
  });

  await step('a gig is added in one line', async () => {
    await line.fill(`${dayWords(aSaturday())} Nachtwerk Leipzig 23:00-02:00 700`);
    await page.locator('.quick-add-parts').getByText('Nachtwerk, Leipzig').waitFor();
    await page.getByRole('button', { name: 'Add gig' }).click();
    await cardIn(page, 'lead', 'Nachtwerk').waitFor();
    await expect.poll(() => line.inputValue()).toBe('');
  });

  await step('a moment in which nobody answers ends nothing', async () => {
    await page.route('**/api/auth/user', (route) => route.abort());
    await page.evaluate(() => dispatchEvent(new Event('focus')));
    await page.getByRole('heading', { name: "Can't reach Deckhand" }).waitFor();
    await page.unroute('**/api/auth/user');
    await page.getByRole('button', { name: 'Try Again' }).click();
    await cardIn(page, 'lead', 'Nachtwerk').waitFor();
  });

  await step('each gig is marked, on its page and on its day sheet, also on paper', async () => {
    await cardIn(page, 'confirmed', 'Club Żuraw').click();
    await page.getByRole('heading', { level: 1, name: 'Club Żuraw' }).waitFor();
    await page.locator('.gig-head').getByText('Sample', { exact: true }).waitFor();
    await page.getByRole('button', { name: 'Mark as paid' }).click();
    await page.getByText(/^Balance €675 paid/).waitFor();
    expect(await violations(page)).toEqual([]);
    await turnTo(page, `${ZURAW}&sheet=1`);
    const mark = page.locator('.day-sheet').getByText('Sample', { exact: true });
    await mark.waitFor();
    await expect.poll(() => page.title()).toMatch(/^Sample Club Żuraw \d/);
    await page.emulateMedia({ media: 'print' });
    expect([await mark.isVisible(), await banner.isVisible()]).toEqual([true, false]);
    await page.emulateMedia({ media: null });
  });

  await step('a person is added to the address book', async () => {
    await turnTo(page, '/gig-tracker?book=people');
    await page.getByRole('link', { name: 'Ola Próbna', exact: true }).waitFor();
    await page.getByRole('button', { name: 'Add person' }).click();
    await page.getByRole('dialog').getByLabel('Name').fill('Kim Beispiel');
    await page.getByRole('dialog').getByRole('button', { name: 'Add person' }).click();
    await page.getByText('Kim Beispiel').first().waitFor();
  });

  await step('the calendar tells of the clash, on a phone, in the light', async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.emulateMedia({ colorScheme: 'light' });
    await turnTo(page, '/gig-tracker?view=calendar');
    await page.getByRole('link', { name: 'Label night, Ostkai' }).first().waitFor();
    await panel(page, 'Clashes').getByRole('link', { name: 'Lagerhaus Nord' }).waitFor();
    const feed = panel(page, 'Calendar feed');
    await feed.getByText('This is a sample').waitFor();
    expect(await feed.getByRole('link', { name: 'sign up free' }).getAttribute('href')).toBe(
      '/signin?next=%2Fgig-tracker',
    );
    expect(await feed.getByRole('button').count()).toBe(0);
    expect(await sideways(page)).toBe(0);
    expect(await violations(page)).toEqual([]);
  });

  await step('a link leads to a part of it, and it begins anew', async () => {
    await page.goto(ZURAW);
    await page.getByText('Paid €675 of €1,350').waitFor();
    expect(await banner.isVisible()).toBe(true);
    await turnTo(page, '/gig-tracker?view=list&when=all');
    await page.getByRole('link', { name: 'Club Żuraw' }).first().waitFor();
    expect(await page.getByText('Nachtwerk').count()).toBe(0);
  });

  await step('nothing of it was sent, and nothing is kept', async () => {
    expect(asked).toEqual([]);
    expect(await page.evaluate(async () => (await indexedDB.databases()).map(({ name }) => name))).toEqual(
      [],
    );
  });

  await step('an account begins with an empty tracker of its own', async () => {
    await signUpInBrowser(context);
    await page.goto('/gig-tracker');
    await page.getByRole('heading', { name: 'Your first gig' }).waitFor();
    expect(await sample.count()).toBe(0);
    expect(asked).toContain('/api/gig-board');
  });
  expectQuiet(errors.filter((text) => !/ERR_FAILED/.test(text)));
});
