import type { BrowserContext, Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { dayWords, shortDayWords } from '#core/day-words.ts';
import type { Gig } from '#core/gigs/gig.ts';
import { dayAfter } from '#core/gigs/zoned-time.ts';
import { localDay } from '#site/lib/local-day.ts';
import { violations } from '../support/axe.ts';
import { expectQuiet, testVisits } from '../support/browser.ts';
import { aSaturday } from '../support/contract-in-browser.ts';
import { pressUndo } from '../support/press-undo.ts';
import { signUpInBrowser } from '../support/sign-up-in-browser.ts';
import { step } from '../support/step.ts';

const newVisit = testVisits();
const NIGHT = aSaturday();
const EXPECTED = /status of 409|ERR_FAILED/;

const night = (days = 0) => ({ start: dayAfter(NIGHT, days), zone: 'Europe/London' });
const gbp = (pounds: number) => ({ amount: pounds * 100, currency: 'GBP' });

async function addGig(context: BrowserContext, gig: object): Promise<Gig> {
  const reply = await context.request.post('/api/gigs', { data: gig });
  expect(reply.status()).toBe(201);
  return (await reply.json()).gig;
}
async function storedGig(context: BrowserContext, id: string): Promise<Gig> {
  return (await (await context.request.get(`/api/gigs/${id}`)).json()).gig;
}
const column = (page: Page, status: string) => page.locator(`[data-status="${status}"]`);
const cardIn = (page: Page, status: string, title: string) =>
  column(page, status).getByRole('link', { name: title, exact: true });
const focused = (page: Page) => page.evaluate(() => document.activeElement?.textContent);

it('gigs are moved on the board by keys, by mouse and by menu, and what goes with a move is asked', async () => {
  const { page, context, errors } = await newVisit();
  await signUpInBrowser(context);
  const fabric = await addGig(context, { title: 'Fabric', ...night(), fee: gbp(1200) });
  const fold = await addGig(context, {
    ...{ title: 'Fold', status: 'hold', hold: { order: 1, until: null }, ...night() },
  });
  await addGig(context, { title: 'Phonox', status: 'quoted', ...night(7), fee: gbp(900) });
  const late = dayAfter(new Date().toISOString().slice(0, 10), -5);
  await addGig(context, {
    ...{
      title: 'Corsica',
      status: 'played',
      start: dayAfter(late, -20),
      zone: 'Europe/London',
      fee: gbp(800),
    },
    payments: [{ id: 'a1', kind: 'balance', amount: 80_000, due: late, paidOn: null }],
  });
  const money = page.getByRole('region', { name: 'Money' });
  const dialog = page.getByRole('dialog');
  const statusOf = async ({ id }: Gig) => (await storedGig(context, id)).status;

  await step('money says what is owed, what is late, and what is talked about', async () => {
    await page.goto('/gig-tracker');
    await cardIn(page, 'lead', 'Fabric').waitFor();
    expect(await money.textContent()).toMatch(/Owed to you£800£800 is [56] days late/);
    expect(await money.textContent()).toContain('In talks, not counted£2,1003 gigs');
    await column(page, 'contract-sent').getByText('Nothing here').waitFor();
    expect(await column(page, 'quoted').textContent()).toContain('Quoted1 gig£900');
    await column(page, 'lead')
      .getByRole('link', { name: /^Clash/ })
      .waitFor();
    expect(await violations(page)).toEqual([]);
  });

  await step('arrows lead from card to card, and with Alt they move one', async () => {
    await cardIn(page, 'lead', 'Fabric').focus();
    await page.keyboard.press('ArrowRight');
    expect(await focused(page)).toBe('Phonox');
    await page.keyboard.press('ArrowLeft');
    await page.keyboard.press('Alt+ArrowRight');
    await cardIn(page, 'quoted', 'Fabric').waitFor();
    expect(await focused(page)).toBe('Fabric');
    expect(await column(page, 'quoted').textContent()).toContain('Quoted2 gigs£2,100');
    await page.getByRole('status').filter({ hasText: 'Fabric moved to Quoted' }).waitFor();
    await expect.poll(() => statusOf(fabric)).toBe('quoted');
  });

  await step('a move can be undone', async () => {
    await pressUndo(page, 'Fabric: quoted');
    await cardIn(page, 'lead', 'Fabric').waitFor();
    await expect.poll(() => statusOf(fabric)).toBe('lead');
  });

  await step('a hold asks for its place in line, and stays where it was without one', async () => {
    await cardIn(page, 'lead', 'Fabric').focus();
    await page.keyboard.press('Alt+ArrowRight');
    await cardIn(page, 'quoted', 'Fabric').waitFor();
    // A toast that comes over an open dialog takes the Escape that is meant for it.
    await page.locator('.toast-title', { hasText: 'Fabric: quoted' }).waitFor();
    await page.keyboard.press('Alt+ArrowRight');
    await dialog.getByText('Put Fabric on hold').waitFor();
    expect(await violations(page, '[role="dialog"]')).toEqual([]);
    await page.keyboard.press('Escape');
    await expect.poll(() => dialog.count()).toBe(0);
    await cardIn(page, 'quoted', 'Fabric').waitFor();
    expect(await focused(page)).toBe('Fabric');
    await page.keyboard.press('Alt+ArrowRight');
    await dialog.getByRole('combobox', { name: 'Place in the queue' }).click();
    await page.getByRole('option', { name: '2nd hold' }).click();
    await dialog.getByLabel('Held until').fill(dayAfter(NIGHT, -30));
    await dialog.getByRole('button', { name: 'Put on hold' }).click();
    await cardIn(page, 'hold', 'Fabric').waitFor();
    await expect
      .poll(async () => (await storedGig(context, fabric.id)).hold)
      .toEqual({ order: 2, until: dayAfter(NIGHT, -30) });
    await column(page, 'hold').getByText('Behind one other act').waitFor();
    await expect.poll(() => focused(page)).toBe('Fabric');
  });

  await step('a drag is called off by Escape, and confirms a gig where it is dropped', async () => {
    const dragTo = async (status: string): Promise<void> => {
      const from = await cardIn(page, 'hold', 'Fabric').boundingBox();
      const to = await column(page, status).boundingBox();
      if (!from || !to) throw new Error('Not on the page');
      await page.mouse.move(from.x + 10, from.y + 8);
      await page.mouse.down();
      await page.mouse.move(from.x + 40, from.y + 30);
      await page.mouse.move(to.x + to.width / 2, Math.min(to.y + 120, 800));
      await expect.poll(() => column(page, status).getAttribute('class')).toContain('over');
    };
    await dragTo('played');
    await page.keyboard.press('Escape');
    await page.mouse.up();
    expect(await page.locator('.board-ghost').count()).toBe(0);
    await cardIn(page, 'hold', 'Fabric').waitFor();
    await dragTo('confirmed');
    await page.mouse.up();
    await cardIn(page, 'confirmed', 'Fabric').waitFor();
    expect(new URL(page.url()).search).toBe('');
  });

  await step('the other hold of that night can be released, and comes back with Undo', async () => {
    const words =
      NIGHT.slice(0, 4) === localDay(new Date()).slice(0, 4) ? shortDayWords(NIGHT) : dayWords(NIGHT);
    await dialog.getByText(`You have 1 other hold on ${words}`).waitFor();
    expect(await violations(page, '[role="dialog"]')).toEqual([]);
    await dialog.getByRole('button', { name: 'Release hold' }).click();
    await expect.poll(() => column(page, 'lost').textContent()).toBe('1Lost');
    await expect.poll(() => statusOf(fold)).toBe('lost');
    await page.getByText('1 hold released').first().waitFor();
    await pressUndo(page, 'hold released');
    await cardIn(page, 'hold', 'Fold').waitFor();
    await expect.poll(() => statusOf(fold)).toBe('hold');
  });

  await step('a gig that is called off says by whom', async () => {
    await page.getByRole('button', { name: 'Move Fabric' }).click();
    await page.getByRole('menuitem', { name: 'Cancelled' }).click();
    await dialog.getByRole('radio', { name: 'You' }).click();
    await dialog.getByRole('button', { name: 'Cancel gig' }).click();
    await expect.poll(async () => (await storedGig(context, fabric.id)).outcome.calledOffBy).toBe('me');
    expect(await statusOf(fabric)).toBe('cancelled');
  });

  await step('what is over is collapsed until it is opened, and the focus goes along', async () => {
    await expect.poll(() => column(page, 'cancelled').textContent()).toBe('1Cancelled');
    await column(page, 'cancelled').click();
    await cardIn(page, 'cancelled', 'Fabric').waitFor();
    expect(await focused(page)).toBe('Collapse Cancelled');
    await page.keyboard.press('Enter');
    expect(await focused(page)).toBe('1Cancelled');
    expect(await violations(page)).toEqual([]);
  });
  expectQuiet(errors);
});

it('what two tabs make of a gig is brought together, and nothing that was changed is lost', async () => {
  const { page, context, errors } = await newVisit({ width: 390, height: 844 });
  await signUpInBrowser(context);
  const gig = await addGig(context, { title: 'Fabric', ...night(), fee: gbp(1200) });
  const second = await context.newPage();
  const change = async (data: object): Promise<void> => {
    const { version } = await storedGig(context, gig.id);
    const headers = { 'if-match': `"${version}"` };
    const reply = await context.request.patch(`/api/gigs/${gig.id}`, { data, headers });
    expect(reply.ok()).toBe(true);
  };
  const status = async () => (await storedGig(context, gig.id)).status;
  const move = async (tab: Page, to: string): Promise<void> => {
    await tab.getByRole('button', { name: 'Move Fabric' }).click();
    await tab.getByRole('menuitem', { name: to, exact: true }).click();
  };
  await page.goto('/gig-tracker');
  await cardIn(page, 'lead', 'Fabric').waitFor();
  await second.setViewportSize({ width: 1440, height: 900 });
  await second.goto('/gig-tracker');
  await cardIn(second, 'lead', 'Fabric').waitFor();

  await step('on a phone each column has a name that leads to it', async () => {
    await page.getByRole('navigation', { name: 'Columns' }).getByRole('button', { name: /^Hold/ }).click();
    await expect.poll(async () => (await column(page, 'hold').boundingBox())?.x).toBeLessThan(20);
    await page.getByRole('button', { name: /^Lead/ }).click();
    await expect.poll(async () => (await column(page, 'lead').boundingBox())?.x).toBeGreaterThan(-20);
    expect(await violations(page)).toEqual([]);
  });

  await step('changes of different fields are both kept', async () => {
    await change({ fee: gbp(1500) });
    await move(page, 'Quoted');
    await column(page, 'quoted').getByText('£1,500').first().waitFor();
    await expect.poll(status).toBe('quoted');
    expect((await storedGig(context, gig.id)).fee).toEqual(gbp(1500));
  });

  await step('of one field somebody chooses', async () => {
    await move(second, 'Played');
    // The second tab began with the gig as a lead: it is asked, and not the first.
    const question = second.getByRole('alertdialog', { name: 'Changed elsewhere' });
    await question.getByText('Quoted', { exact: true }).waitFor();
    expect(await question.textContent()).toContain('StatusYoursPlayed');
    expect(await violations(second, '[role="alertdialog"]')).toEqual([]);
    await question.getByRole('button', { name: 'Keep mine: Status' }).click();
    await cardIn(second, 'played', 'Fabric').waitFor();
    await expect.poll(status).toBe('played');
  });

  await step(
    'Escape drops nothing: it is asked until somebody chooses, and the other one can stay',
    async () => {
      await move(page, 'Lead');
      const question = page.getByRole('alertdialog', { name: 'Changed elsewhere' });
      await question.waitFor();
      await page.keyboard.press('Escape');
      await question.getByRole('button', { name: 'Keep the other: Status' }).click();
      await expect.poll(() => question.count()).toBe(0);
      expect(await status()).toBe('played');
      await cardIn(page, 'played', 'Fabric').waitFor();
    },
  );

  await step('without a connection a change is kept, and saved on Retry', async () => {
    await page.route('**/api/gigs/*', (route) => route.abort());
    await move(page, 'Confirmed');
    await page.getByText("1 gig isn't saved: Fabric").waitFor();
    await cardIn(page, 'confirmed', 'Fabric').waitFor();
    expect(await violations(page)).toEqual([]);
    await page.unroute('**/api/gigs/*');
    await page.getByRole('button', { name: 'Retry' }).click();
    await expect.poll(() => page.getByText("isn't saved").count()).toBe(0);
    await expect.poll(status).toBe('confirmed');
  });
  await second.close();
  expectQuiet(errors.filter((error) => !EXPECTED.test(error)));
});
