import type { BrowserContext, Page } from 'playwright-core';
import { expect, it } from 'vitest';
import type { Gig } from '#core/gigs/gig.ts';
import { violations } from '../support/axe.ts';
import { expectQuiet, testVisits } from '../support/browser.ts';
import { openPdf, sizeOf, textOf } from '../support/pdf.ts';
import { sideways } from '../support/sideways.ts';
import { signUpInBrowser } from '../support/sign-up-in-browser.ts';
import { step } from '../support/step.ts';
import { turnTo } from '../support/turn-to.ts';

const newVisit = testVisits();
/** A Saturday; in January no zone of these sets its clocks. */
const NIGHT = '2027-01-16';
const MORNING = '2027-01-17';
const EXPECTED = /status of 500/;
const EUR = { amount: 135_000, currency: 'EUR' };

async function post(context: BrowserContext, path: string, data: object) {
  const reply = await context.request.post(path, { data });
  if (!reply.ok()) throw new Error(`${path} ${reply.status()} ${await reply.text()}`);
  return await reply.json();
}

async function addNight(context: BrowserContext): Promise<Gig> {
  const { venue } = await post(context, '/api/venues', {
    ...{ name: 'Basement', city: 'New York', country: 'US', address: '26-27 Skillman Ave, Brooklyn' },
    ...{ capacity: 400, booth: '4 × CDJ-3000', notes: 'Ring at the side door.' },
  });
  const { contact: kim } = await post(context, '/api/contacts', {
    ...{ name: 'Kim Reyes', phone: '+1 (212) 555-0100', email: 'kim@basement.example' },
  });
  await post(context, '/api/contacts', { name: 'Lou Stone', role: 'production', venueId: venue.id });
  const { gig } = await post(context, '/api/gigs', {
    ...{ title: 'Basement', status: 'confirmed', venue: { id: venue.id }, zone: 'America/New_York' },
    ...{ start: `${MORNING}T01:00`, end: `${MORNING}T04:00`, fee: EUR, notes: 'Bring the link hub.' },
    travel: { minutes: 60, kilometres: null, by: 'car', from: 'Hotel', note: '' },
    schedule: [
      { id: 'a', kind: 'load-in', label: 'Side door', start: `${NIGHT}T23:15`, end: null },
      { id: 'b', kind: 'doors', label: '', start: `${MORNING}T00:00`, end: null },
    ],
    contacts: [
      { contactId: kim.id, role: 'promoter' },
      { contactId: kim.id, role: 'payer' },
    ],
    payments: [{ id: 'a', kind: 'balance', amount: 135_000, due: '2027-01-20', paidOn: null }],
    tasks: [{ id: 'a', text: 'Send the door list', due: '2027-01-14', doneOn: null }],
  });
  return gig;
}

/** The text on the one page of the sheet as a PDF; where its spaces are, every reader of PDFs sees in its own way. */
async function printed(page: Page, format: string): Promise<{ text: string; size: number[] }> {
  const { pages } = await openPdf(await page.pdf({ format }));
  const [first, ...others] = pages;
  if (!first || others.length > 0) throw new Error(`It has ${pages.length} pages`);
  return { text: bare(await textOf(first)), size: sizeOf(first).map(Math.round) };
}

const bare = (text: string): string => text.replaceAll(/\s+/g, '');
const sheetOf = (page: Page) => page.locator('.day-sheet');
const told = async (page: Page) => ((await sheetOf(page).textContent()) ?? '').replaceAll(/\s+/g, ' ');
const search = (page: Page) => new URL(page.url()).search;

it('a gig has one page for the night, on a phone and on paper', async () => {
  const { page, context, errors } = await newVisit();
  await signUpInBrowser(context);
  await context.request.patch('/api/profile', { data: { currency: 'EUR', timeZone: 'Europe/Berlin' } });
  const gig = await addNight(context);

  await step('it opens from the gig, with all that the night needs', async () => {
    await page.goto(`/gig-tracker?gig=${gig.id}`);
    await page.getByRole('button', { name: 'More', exact: true }).click();
    await page.getByRole('menuitem', { name: 'Day sheet' }).click();
    await sheetOf(page).getByText('26-27 Skillman Ave, Brooklyn, New York').waitFor();
    expect(search(page)).toBe(`?gig=${gig.id}&sheet=1`);
    const focused = () => page.evaluate(() => document.activeElement?.tagName);
    await expect.poll(focused).toBe('H1');
    await expect.poll(() => page.title()).toBe('Basement 2027-01-16 day sheet');
    for (const words of [
      ...['Night of Saturday 16 January 2027', '01:00–04:00Sunday 17 January, New York time (07:00–10:00'],
      ...['Leave by22:15', 'Car from Hotel, 1 h', '23:15 (05:15 Sun)Load-in: Side door', 'Sun 17 Jan00:00'],
      ...[
        'Capacity400',
        'Booth4 × CDJ-3000',
        'Kim Reyes Promoter and pays',
        'Lou Stone Production, at the venue',
      ],
      ...['Deal€1,350 flat', 'Balance€1,350, due 20 Jan 2027', 'Who paysKim Reyes'],
      ...['Send the door listThu 14 Jan', 'Bring the link hub.', 'Ring at the side door.'],
    ])
      expect(await told(page)).toContain(words);
    const link = (name: string) => sheetOf(page).getByRole('link', { name }).getAttribute('href');
    expect(await link('Call Kim Reyes: +1 (212) 555-0100')).toBe('tel:+12125550100');
    expect(await link('Email Kim Reyes')).toBe('mailto:kim@basement.example');
    expect(await link('Open in OpenStreetMap')).toMatch(
      /^https:\/\/www\.openstreetmap\.org\/search\?query=26-27/,
    );
    expect(await violations(page)).toEqual([]);
  });

  await step('on paper it is one page without the rest of the screen, in both sizes and themes', async () => {
    for (const [format, colorScheme, size] of [
      ['A4', 'dark', [210, 297]],
      ['Letter', 'light', [216, 279]],
    ] as const) {
      await page.emulateMedia({ colorScheme });
      const paper = await printed(page, format);
      expect(paper.size).toEqual(size);
      for (const words of ['26-27 Skillman Ave, Brooklyn', '01:00–04:00', '+1 (212) 555-0100', '€1,350'])
        expect(paper.text).toContain(bare(words));
      expect(paper.text).not.toMatch(
        /Deckhand|Dashboard|GigTracker|credits|Print|Backto|Withmoney|OpenStreetMap/,
      );
    }
    expect(await violations(page, '.tracker')).toEqual([]);
  });

  await step('money and notes can be left off, and the address says so', async () => {
    await page.getByRole('checkbox', { name: 'With money' }).uncheck();
    await expect.poll(() => search(page)).toBe(`?gig=${gig.id}&sheet=1&money=0`);
    await expect.poll(() => told(page)).not.toContain('€');
    expect((await printed(page, 'A4')).text).not.toMatch(/€|1,350|Deal/);
    await page.getByRole('checkbox', { name: 'With notes and tasks' }).uncheck();
    await expect.poll(() => told(page)).not.toContain('link hub');
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.getByRole('button', { name: 'Copy as text' }).click();
    await page.getByText('Without money, notes and tasks.').first().waitFor();
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    expect(copied).toContain('Set 01:00–04:00 (07:00–10:00 Berlin time) on Sunday 17 January, New York time');
    expect(copied).not.toMatch(/€|link hub|door list/);
  });

  await step('on a phone its numbers are as large as a thumb', async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    const call = await sheetOf(page)
      .getByRole('link', { name: /^Call Kim/ })
      .boundingBox();
    expect(call?.height).toBeGreaterThanOrEqual(44);
    expect(await violations(page, '.tracker')).toEqual([]);
    await page.emulateMedia({ colorScheme: 'dark' });
    expect(await violations(page, '.tracker')).toEqual([]);
    await page.setViewportSize({ width: 320, height: 700 });
    expect(await sideways(page)).toBe(0);
  });

  await step('it leads back to the gig, and goes there without what is left off', async () => {
    await page.getByRole('link', { name: 'Back to the gig' }).click();
    await page.getByRole('link', { name: 'Day sheet' }).waitFor();
    expect(search(page)).toBe(`?gig=${gig.id}`);
    await page.getByRole('link', { name: 'Day sheet' }).click();
    await expect.poll(() => search(page)).toBe(`?gig=${gig.id}&sheet=1&money=0&notes=0`);
  });

  await step('a link opens it: of a hold that says so, whose venue could not be loaded', async () => {
    const hold = await post(context, '/api/gigs', {
      ...{
        title: 'Fold',
        status: 'hold',
        hold: { order: 2, until: null },
        start: NIGHT,
        zone: 'Europe/London',
      },
      venue: { name: 'Fold', city: 'London' },
    });
    await page.route('**/api/venues/*', (route) =>
      route.fulfill({ status: 500, json: { error: { code: 'INTERNAL', message: '', requestId: '' } } }),
    );
    await turnTo(page, `/gig-tracker?gig=${hold.gig.id}&sheet=1&money=1`);
    await page.getByText("We couldn't load the address of the venue").waitFor();
    for (const words of [
      'HOLD Not confirmed. Behind one other act.',
      'Set time not known yet',
      "Address couldn't be loaded",
      'Phone number not known yet',
    ])
      expect(await told(page)).toContain(words);
    await page.unroute('**/api/venues/*');
    await page.getByRole('button', { name: 'Retry' }).click();
    await sheetOf(page).getByText('Address not known yet').waitFor();
    expect(await violations(page, '.tracker')).toEqual([]);
  });
  expectQuiet(errors.filter((line) => !EXPECTED.test(line)));
});
