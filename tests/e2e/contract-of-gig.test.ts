import type { BrowserContext } from 'playwright-core';
import { expect, it } from 'vitest';
import { dayWords } from '#core/day-words.ts';
import type { Gig } from '#core/gigs/gig.ts';
import { dayAfter } from '#core/gigs/zoned-time.ts';
import { violations } from '../support/axe.ts';
import { expectQuiet, testVisits } from '../support/browser.ts';
import { ALMOST, contractIsSaved } from '../support/contract-in-browser.ts';
import { pressUndo } from '../support/press-undo.ts';
import { sideways } from '../support/sideways.ts';
import { signUpInBrowser } from '../support/sign-up-in-browser.ts';
import { step } from '../support/step.ts';
import { turnTo } from '../support/turn-to.ts';

const newVisit = testVisits();
/** In January no zone of these sets its clocks. */
const NIGHT = `${new Date().getUTCFullYear() + 1}-01-16`;
const OTHER = dayAfter(NIGHT, 7);

const DRAFTS = '/api/tools/contract-generator/drafts';
async function post<Reply>(context: BrowserContext, path: string, data: object): Promise<Reply> {
  const reply = await context.request.post(path, { data });
  if (!reply.ok()) throw new Error(`${path}: ${reply.status()} ${await reply.text()}`);
  return (await reply.json()) as Reply;
}

const GIG = {
  ...{ title: 'Winter opening', status: 'quoted', type: 'club', zone: 'Europe/Berlin' },
  ...{ start: `${NIGHT}T23:00`, end: `${dayAfter(NIGHT, 1)}T02:00` },
  ...{ client: { name: 'Nachtwerk GmbH' }, venue: { name: 'Halle 14', city: 'Hamburg' } },
  fee: { amount: 95_000, currency: 'EUR' },
  payments: [
    { id: 'd', kind: 'deposit', amount: 47_500, due: dayAfter(NIGHT, -14), paidOn: null },
    { id: 'r', kind: 'balance', amount: 47_500, due: dayAfter(NIGHT, 7), paidOn: null },
  ],
  schedule: [{ id: 'a', kind: 'load-in', label: '', start: `${NIGHT}T20:00`, end: null }],
};

it('a contract is written from a gig, the gig says what differs and takes it over, and a contract makes a gig', async () => {
  const { page, context, errors } = await newVisit();
  await signUpInBrowser(context);
  const { gig } = await post<{ gig: Gig }>(context, '/api/gigs', GIG);
  const stored = async (id: string) =>
    ((await (await context.request.get(`/api/gigs/${id}`)).json()) as { gig: Gig }).gig;
  const fee = page.locator('[name="deal.fee"]');
  const panel = page.locator('#contract');
  const tracked = page.locator('.contract-gigs');

  await step('a gig without one says what writing it takes over', async () => {
    await page.goto(`/gig-tracker?gig=${gig.id}`);
    await panel.getByText('Dates, deal and parties come from this gig.').waitFor();
    await page.locator('.gig-ready').getByRole('link', { name: 'Write the contract' }).waitFor();
    expect(await violations(page, '#contract')).toEqual([]);
    await panel.getByRole('link', { name: 'Write the contract' }).click();
  });

  await step('the contract says what the gig says, though the account had none', async () => {
    await page.getByRole('heading', { level: 2, name: 'Check' }).waitFor();
    await expect.poll(() => new URL(page.url()).search).toMatch(/^\?contract=drf_\w+$/);
    expect(await fee.inputValue()).toBe('€950.00');
    await page.getByLabel('Deposit', { exact: true }).getByText('€475.00').waitFor();
    const draft = new URL(page.url()).searchParams.get('contract') ?? '';
    const reply = await context.request.get(`${DRAFTS}/${draft}`);
    expect((await reply.json()).draft.content).toMatchObject({
      ...{ nights: [NIGHT], zone: 'Europe/Berlin', event: 'club' },
      ...{ client: { name: 'Nachtwerk GmbH' }, show: { name: 'Winter opening', venue: 'Halle 14' } },
      times: { start: '23:00', end: '02:00', loadIn: '20:00' },
    });
    await expect.poll(async () => (await stored(gig.id)).contract).toBe(draft);
  });

  await step('it lists the gig that it is for', async () => {
    await tracked.scrollIntoViewIfNeeded();
    await tracked.getByRole('link', { name: 'Winter opening' }).waitFor();
    await tracked.getByText('When both have signed, the gig is marked as confirmed.').waitFor();
    expect(await violations(page, '.contract-gigs')).toEqual([]);
    await fee.fill('1200');
    await fee.blur();
    await contractIsSaved(page);
  });

  await step('back at the gig, what differs is told, taken over and taken back', async () => {
    await page.goBack();
    await panel.getByText('Draft, changed').waitFor();
    await panel.getByText('The contract says something else').waitFor();
    expect(await panel.locator('dt').allTextContents()).toEqual(['Fee', 'Deposit', 'Balance']);
    await page.setViewportSize({ width: 390, height: 844 });
    expect(await sideways(page)).toBe(0);
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      expect(await violations(page, '#contract')).toEqual([]);
    }
    await panel.getByRole('button', { name: 'Take over from the contract' }).click();
    await expect.poll(async () => (await stored(gig.id)).fee?.amount).toBe(120_000);
    await expect.poll(() => panel.getByText('The contract says something else').count()).toBe(0);
    await pressUndo(page, 'Taken over from the contract');
    await expect.poll(async () => (await stored(gig.id)).fee?.amount).toBe(95_000);
    await panel.getByText('The contract says something else').waitFor();
  });

  await step('asked for again, the contract that there is opens', async () => {
    const { contract } = await stored(gig.id);
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto(`/contract-generator?gig=${gig.id}&series=1`);
    await page.locator('.toast-title', { hasText: 'This gig has a contract already' }).waitFor();
    await expect.poll(() => new URL(page.url()).search).toBe(`?contract=${contract}`);
  });

  await step('a gig that is none of the account says so, with a way on', async () => {
    await turnTo(page, `/contract-generator?gig=gig_${'0'.repeat(22)}`);
    await page.getByText('There is no such gig here').waitFor();
    await page.getByRole('button', { name: 'Start a new contract' }).waitFor();
  });

  await step(
    'where there is no room, it says so and goes on once there is, for all nights of a series',
    async () => {
      const { gig: first } = await post<{ gig: Gig }>(context, '/api/gigs', {
        ...{ title: 'Residency', status: 'confirmed', start: `${dayAfter(NIGHT, 20)}T23:00` },
        ...{ zone: 'Europe/Berlin', fee: { amount: 60_000, currency: 'EUR' } },
      });
      const nights = [27, 34].map((days) => dayAfter(NIGHT, days));
      await post(context, `/api/gigs/${first.id}/repeats`, { nights });
      const message = 'You have 50 contracts. Delete one first';
      const isFull = { code: 'CONFLICT', message, requestId: 'req_full' };
      await page.route(`**${DRAFTS}`, (route) =>
        route.request().method() === 'POST'
          ? route.fulfill({ status: 409, json: { error: isFull } })
          : route.continue(),
      );
      await turnTo(page, `/contract-generator?gig=${first.id}&series=1`);
      await page.getByText(message).waitFor();
      await page.getByRole('link', { name: 'See your contracts' }).waitFor();
      expect(await violations(page, '.tool')).toEqual([]);
      await page.unroute(`**${DRAFTS}`);
      await page.getByRole('button', { name: 'Retry' }).click();
      await tracked.scrollIntoViewIfNeeded();
      await expect.poll(() => tracked.getByRole('link', { name: 'Residency' }).count()).toBe(3);
      expect(new URL(page.url()).search).toBe(`?contract=${(await stored(first.id)).contract}`);
    },
  );

  await step('a contract that was written by hand makes a gig with its fee and times', async () => {
    const { draft } = await post<{ draft: { id: string } }>(context, DRAFTS, {
      ...{ content: { ...ALMOST, currency: 'EUR', nights: [OTHER] }, generationId: null },
    });
    await turnTo(page, `/contract-generator?contract=${draft.id}`);
    await tracked.getByText(dayWords(OTHER)).waitFor();
    await tracked.getByRole('button', { name: 'Add to the gig tracker' }).click();
    const made = tracked.getByRole('link', { name: 'Nuits Électriques' });
    await made.waitFor();
    const id = new URL((await made.getAttribute('href')) ?? '', page.url()).searchParams.get('gig') ?? '';
    expect(await stored(id)).toMatchObject({
      ...{ status: 'quoted', night: OTHER, start: `${OTHER}T22:00`, contract: draft.id },
      ...{ fee: { amount: 280_000, currency: 'EUR' }, client: { name: ALMOST.client.name } },
    });
    await expect
      .poll(() => page.evaluate(() => document.activeElement?.textContent))
      .toBe('Nuits Électriques');
  });

  await step('a gig that is there already is linked instead', async () => {
    const { draft } = await post<{ draft: { id: string } }>(context, DRAFTS, {
      ...{ content: { ...ALMOST, nights: [dayAfter(OTHER, 1)] }, generationId: null },
    });
    const free = await post<{ gig: Gig }>(context, '/api/gigs', {
      ...{ title: 'Lyon', start: dayAfter(OTHER, 1), zone: 'Europe/Paris' },
    });
    await turnTo(page, `/contract-generator?contract=${draft.id}`);
    await tracked.getByRole('button', { name: 'Link to Lyon' }).click();
    await tracked.getByRole('link', { name: 'Lyon' }).waitFor();
    expect((await stored(free.gig.id)).contract).toBe(draft.id);
  });
  // The gig that isn't there, and the contract that had no room.
  expectQuiet(errors.filter((error) => !/status of 40[49]/.test(error)));
});
