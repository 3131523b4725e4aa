import type { BrowserContext, Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { dayWords } from '#core/day-words.ts';
import type { Gig } from '#core/gigs/gig.ts';
import { dayAfter } from '#core/gigs/zoned-time.ts';
import { violations } from '../support/axe.ts';
import { testVisits } from '../support/browser.ts';
import { aSaturday } from '../support/contract-in-browser.ts';
import { goOffline } from '../support/go-offline.ts';
import { signUpInBrowser } from '../support/sign-up-in-browser.ts';
import { step } from '../support/step.ts';
import { isTrackerKept } from '../support/tracker-kept.ts';
import { turnTo } from '../support/turn-to.ts';

const newVisit = testVisits();
const NIGHT = aSaturday();

async function addGig(context: BrowserContext, gig: object): Promise<Gig> {
  const reply = await context.request.post('/api/gigs', { data: { zone: 'Europe/London', ...gig } });
  expect(reply.status()).toBe(201);
  return (await reply.json()).gig;
}
const cardIn = (page: Page, status: string, title: string) =>
  page.locator(`[data-status="${status}"]`).getByRole('link', { name: title, exact: true });

it('bookings are read, changed and added without a network, and nothing of it is lost', async () => {
  const { page, context, errors } = await newVisit({ serviceWorker: true });
  await signUpInBrowser(context);
  const fabric = await addGig(context, {
    ...{ title: 'Fabric', start: `${NIGHT}T23:00`, end: `${dayAfter(NIGHT, 1)}T02:00` },
    venue: { name: 'Fabric', city: 'London' },
  });
  const fold = await addGig(context, { title: 'Fold', start: dayAfter(NIGHT, 7), status: 'confirmed' });
  const stored = async (id: string): Promise<Gig> =>
    (await (await context.request.get(`/api/gigs/${id}`)).json()).gig;
  const note = page.locator('.offline-note');
  await page.goto('/gig-tracker');
  await cardIn(page, 'lead', 'Fabric').waitFor();
  await expect.poll(() => isTrackerKept(page), { timeout: 30_000 }).toBe(true);
  await goOffline(page);

  await step('what was read stays, and it is said how old it is', async () => {
    await note.getByText(/Last update: Today \d\d:\d\d/).waitFor();
    expect(await violations(page)).toEqual([]);
  });

  await step('gigs are moved, and one is added', async () => {
    for (const [title, from, to] of [
      ['Fabric', 'lead', 'quoted'],
      ['Fold', 'confirmed', 'played'],
    ] as const) {
      await cardIn(page, from, title).focus();
      await page.keyboard.press('Alt+ArrowRight');
      await cardIn(page, to, title).waitFor();
    }
    await page
      .getByLabel('A gig in one line')
      .fill(`${dayWords(dayAfter(NIGHT, 14))} Corsica London 900 GBP`);
    await page.locator('.quick-add-parts').getByText('Corsica').first().waitFor();
    await page.getByRole('button', { name: 'Add gig' }).click();
    await page.locator('.toast').getByText('Saved when you are back online').waitFor();
    await turnTo(page, '/gig-tracker?view=list');
    await page.getByRole('link', { name: /^Corsica/ }).waitFor();
    await note.getByText(/3 gigs wait to be saved: .*Fabric/).waitFor();
  });

  await step('after a reload all of it is there, and the day sheet with it', async () => {
    await turnTo(page, '/gig-tracker');
    await page.reload();
    await cardIn(page, 'quoted', 'Fabric').waitFor();
    await page
      .getByRole('link', { name: /^Corsica/ })
      .first()
      .waitFor();
    await note.getByText(/3 gigs wait to be saved/).waitFor();
    await turnTo(page, `/gig-tracker?gig=${fabric.id}&sheet=1`);
    await page.getByRole('heading', { level: 1, name: /Fabric/ }).waitFor();
    await page.getByRole('main').getByText('23:00').first().waitFor();
  });

  await step(
    'what was changed elsewhere meanwhile stays beside it; of what both changed, one is chosen',
    async () => {
      const elsewhere = async ({ id, version }: Gig, data: object) => {
        const headers = { 'if-match': `"${version}"` };
        expect((await context.request.patch(`/api/gigs/${id}`, { data, headers })).status()).toBe(200);
      };
      await elsewhere(fabric, { notes: 'Bring the needles' });
      await elsewhere(fold, { status: 'cancelled' });
      await context.setOffline(false);
      const question = page.getByRole('alertdialog', { name: 'Changed elsewhere' });
      await question.getByRole('button', { name: /^Keep mine: Status/ }).click();
      await expect.poll(() => stored(fold.id)).toMatchObject({ status: 'played' });
      await expect
        .poll(() => stored(fabric.id))
        .toMatchObject({ status: 'quoted', notes: 'Bring the needles' });
      const { gigs } = await (await context.request.get('/api/gigs')).json();
      expect(gigs.map(({ title }: Gig) => title)).toEqual(['Corsica', 'Fold', 'Fabric']);
      await note.waitFor({ state: 'hidden' });
    },
  );
  expect(errors.filter((error) => !/ERR_INTERNET_DISCONNECTED|ERR_FAILED/.test(error))).toEqual([]);
});
