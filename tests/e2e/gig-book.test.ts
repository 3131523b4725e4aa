import type { BrowserContext, Page } from 'playwright-core';
import { expect, it } from 'vitest';
import type { Client, Venue } from '#core/gigs/book-schema.ts';
import type { Gig } from '#core/gigs/gig.ts';
import { dayAfter } from '#core/gigs/zoned-time.ts';
import { localDay } from '#site/lib/local-day.ts';
import { violations } from '../support/axe.ts';
import { expectQuiet, testVisits } from '../support/browser.ts';
import { pressUndo } from '../support/press-undo.ts';
import { signUpInBrowser } from '../support/sign-up-in-browser.ts';
import { step } from '../support/step.ts';
import { turnTo } from '../support/turn-to.ts';

const newVisit = testVisits();
const TODAY = localDay(new Date());
const day = (offset: number): string => dayAfter(TODAY, offset);
/** Of another tab, of a name that is there, and without a network. */
const EXPECTED = /status of 409|ERR_INTERNET_DISCONNECTED/;

const post = async <Reply>(context: BrowserContext, path: string, data: object): Promise<Reply> =>
  (await (await context.request.post(`/api/${path}`, { data })).json()) as Reply;
const entryIn = (page: Page): string => new URL(page.url()).searchParams.get('entry') ?? '';

/** A year with one club: paid on time and late, the rider met once, one night called off, one to come. */
async function playYear(context: BrowserContext, venue: string, client: string): Promise<Gig> {
  const at = { zone: 'Europe/Berlin', venue: { id: venue }, client: { id: client } };
  const fee = { amount: 100_000, currency: 'EUR' };
  const payment = (id: string, due: number, paidOn: number | null) => ({
    ...{ id, kind: 'deposit', amount: 50_000, due: day(due), paidOn: paidOn === null ? null : day(paidOn) },
  });
  await post(context, 'gigs', {
    ...{ ...at, title: 'Spring at Halle 14', status: 'paid', start: day(-200), fee },
    outcome: { rider: 'yes', calledOffBy: null },
    payments: [payment('a', -220, -221), payment('b', -190, -176)],
  });
  await post(context, 'gigs', {
    ...{ ...at, title: 'Summer at Halle 14', status: 'played', start: day(-60), fee },
    outcome: { rider: 'partly', calledOffBy: null },
    payments: [payment('a', -80, -80), payment('b', -40, null)],
  });
  await post(context, 'gigs', {
    ...{ ...at, title: 'Autumn at Halle 14', status: 'cancelled', start: day(-20), fee },
    outcome: { rider: null, calledOffBy: 'client' },
  });
  const { gig } = await post<{ gig: Gig }>(context, 'gigs', {
    ...{ ...at, title: 'Winter at Halle 14', status: 'confirmed', start: day(40), fee },
  });
  return gig;
}

it('keeps venues, clients and people, with what happened with each', async () => {
  const { page, context, errors } = await newVisit();
  await signUpInBrowser(context);
  const dialog = page.getByRole('dialog');
  const heading = (name: string) => page.getByRole('heading', { level: 1, name, exact: true });
  const row = (name: string) => page.locator('.book-row').filter({ hasText: name });
  const figure = (id: string) => page.locator(`[data-score="${id}"]`);

  await step('an empty list says how entries come, and what is wrong is told at its field', async () => {
    await page.goto('/gig-tracker?book=venues');
    await page.getByText('No venues yet. Each venue you name in a gig is added here.').waitFor();
    expect(await violations(page)).toEqual([]);
    await page.getByRole('button', { name: 'Add venue' }).first().click();
    await dialog.getByLabel('Capacity').fill('lots');
    await dialog.getByLabel('Country').fill('Narnia');
    await dialog.getByRole('button', { name: 'Add venue' }).click();
    await dialog.getByText('Name the venue').waitFor();
    await dialog.getByText('Choose a country from the list').waitFor();
    expect(await violations(page, '[role="dialog"]')).toEqual([]);
  });

  await step('a venue is added as it is typed, and its page is opened', async () => {
    await dialog.getByLabel('Name').fill('Halle 14');
    await dialog.getByLabel('City', { exact: true }).fill('Leipzig');
    await dialog.getByLabel('Country').fill('germany');
    await dialog.getByLabel('Capacity').fill('1,200');
    await dialog.getByLabel('Address').fill('Spinnereistraße 7');
    await dialog.getByRole('button', { name: 'Add venue' }).click();
    await heading('Halle 14').waitFor();
    await page.getByText('Leipzig, Germany', { exact: true }).waitFor();
    expect(await page.getByRole('link', { name: 'Map' }).getAttribute('href')).toBe(
      'https://www.openstreetmap.org/search?query=Spinnereistra%C3%9Fe%207%2C%20Leipzig%2C%20Germany',
    );
    // Nothing is known of it, and nothing is made up.
    expect(await page.getByText('Not enough yet').count()).toBe(6);
  });
  const venueId = entryIn(page);

  const { client } = await post<{ client: Client }>(context, 'clients', { name: 'Nachtwerk GmbH' });
  const winter = await playYear(context, venueId, client.id);
  await post(context, 'contacts', {
    ...{ name: 'Kasia Nowak', role: 'production', phone: '+48 555 010 203' },
    ...{ venueId, clientId: client.id },
  });

  await step('another of that name leads to the one that is there', async () => {
    await page.getByRole('link', { name: 'Venues' }).click();
    await row('Halle 14').getByText('1,200 capacity').waitFor();
    await page.getByRole('button', { name: 'Add venue' }).click();
    await dialog.getByLabel('Name').fill('HALLE 14');
    await dialog.getByLabel('City', { exact: true }).fill('leipzig');
    await dialog.getByRole('button', { name: 'Add venue' }).click();
    await dialog.getByText('You already have a venue with this name in this city').waitFor();
    await dialog.getByRole('link', { name: 'Open Halle 14, Leipzig' }).click();
    // What was typed is not lost unasked.
    await page.getByRole('button', { name: 'Discard changes' }).click();
    await heading('Halle 14').waitFor();
    await expect.poll(() => heading('Halle 14').evaluate((one) => one === document.activeElement)).toBe(true);
  });

  await step('the scorecard counts what happened, and says out of what', async () => {
    await expect.poll(() => figure('played').textContent()).toContain('2Of 4 gigs');
    // One came late, and one is late and unpaid.
    expect(await figure('onTime').textContent()).toContain('2 of 4');
    expect(await figure('delay').textContent()).toContain('14 daysThe middle one of 2 late payments');
    expect(await figure('rider').textContent()).toContain('1 of 2');
    expect(await figure('calledOff').textContent()).toContain('1 of 3');
    expect(await figure('income').textContent()).toContain('€1,500');
    await page.locator('.history-row').filter({ hasText: 'Summer' }).getByText('€500 late').waitFor();
    expect(await page.getByRole('link', { name: 'Call Kasia Nowak' }).getAttribute('href')).toBe(
      'tel:+48555010203',
    );
    expect(await violations(page)).toEqual([]);
  });

  await step(
    'a change that others were faster with is merged, or asked about, and survives a dead network',
    async () => {
      await page.getByRole('button', { name: 'Edit', exact: true }).click();
      await dialog.getByLabel('Name').fill('Halle Vierzehn');
      await dialog.getByLabel('Capacity').fill('1300');
      await dialog.getByLabel('Notes').fill('By the gate');
      const reply = await context.request.patch(`/api/venues/${venueId}`, {
        headers: { 'if-match': '*' },
        data: { capacity: 900, notes: 'By the dock', booth: 'DJM-A9' },
      });
      expect(reply.ok()).toBe(true);
      await dialog.getByRole('button', { name: 'Save' }).click();
      await dialog.getByText('Also changed there: booth.').waitFor();
      expect(await violations(page, '[role="dialog"]')).toEqual([]);
      await dialog.getByRole('button', { name: 'Save' }).click();
      await dialog.getByText('Choose what to keep first.').waitFor();
      await dialog.getByRole('button', { name: 'Keep the other: Capacity' }).click();
      await dialog.getByRole('button', { name: 'Keep mine: Notes' }).click();
      expect(await dialog.getByLabel('Capacity').inputValue()).toBe('900');

      await page.route('**/api/**', (route) => route.abort('internetdisconnected'));
      await dialog.getByRole('button', { name: 'Save' }).click();
      await dialog
        .getByText("Can't reach Deckhand. Check your connection; what you typed is kept.")
        .waitFor();
      expect(await dialog.getByLabel('Name').inputValue()).toBe('Halle Vierzehn');
      await page.unroute('**/api/**');
      await dialog.getByRole('button', { name: 'Save' }).click();
      await heading('Halle Vierzehn').waitFor();
      const { venue } = (await (await context.request.get(`/api/venues/${venueId}`)).json()) as {
        venue: Venue;
      };
      expect(venue).toMatchObject({ capacity: 900, notes: 'By the gate', booth: 'DJM-A9' });
    },
  );

  await step('somebody is taken off a venue, with a way back', async () => {
    await page.getByRole('button', { name: 'More for Kasia Nowak' }).click();
    await page.getByRole('menuitem', { name: 'Remove from this venue' }).click();
    await page.getByText('Nobody yet. Add who runs the booth').waitFor();
    await pressUndo(page, 'removed from Halle Vierzehn');
    await row('Kasia Nowak').getByText('Production').waitFor();
  });

  await step('a gig leads to its places, which begin others', async () => {
    await turnTo(page, `/gig-tracker?gig=${winter.id}`);
    await page.locator('#times').getByRole('link', { name: 'Halle Vierzehn, Leipzig' }).click();
    await heading('Halle Vierzehn').waitFor();
    await turnTo(page, `/gig-tracker?gig=${winter.id}`);
    await page.locator('#people').getByRole('link', { name: 'Nachtwerk GmbH' }).click();
    await page.getByRole('button', { name: 'New gig', exact: true }).click();
    await expect.poll(() => dialog.getByLabel('Client').inputValue()).toBe('Nachtwerk GmbH');
    await page.keyboard.press('Escape');
    await page.getByRole('link', { name: 'Show in the list' }).click();
    await page.getByRole('button', { name: 'Remove filter Client: Nachtwerk GmbH' }).waitFor();
  });

  await step('people are found by their words, which the address keeps', async () => {
    await turnTo(page, '/gig-tracker?book=people');
    await row('Kasia Nowak').getByText('Production, Nachtwerk GmbH, Halle Vierzehn').waitFor();
    await page.getByRole('searchbox', { name: 'Search people' }).fill('nobody');
    await page.getByText('No people match “nobody”.').waitFor();
    expect(new URL(page.url()).searchParams.get('q')).toBe('nobody');
    await page.getByRole('button', { name: 'Clear search' }).first().click();
    await row('Kasia Nowak').getByRole('link', { name: 'Kasia Nowak', exact: true }).click();
    await page.getByRole('link', { name: '+48 555 010 203' }).waitFor();
    await page.getByRole('button', { name: 'Edit', exact: true }).click();
    await dialog.getByLabel('Venue').fill('Elsewhere');
    await dialog.getByRole('button', { name: 'Save' }).click();
    await dialog.getByText('Choose one from the list, or leave it empty').waitFor();
    await dialog.getByLabel('Venue').fill('vierz');
    await dialog.getByRole('option', { name: /Halle Vierzehn/ }).click();
    await dialog.getByLabel('Email').fill('kasia@example.com');
    await dialog.getByRole('button', { name: 'Save' }).click();
    await page.getByRole('link', { name: 'kasia@example.com' }).waitFor();
    await page.getByRole('link', { name: 'Halle Vierzehn' }).waitFor();
  });

  await step('nothing is in the way on a phone or a desk, in both themes', async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    for (const colorScheme of ['dark', 'light'] as const) {
      await page.emulateMedia({ colorScheme });
      for (const query of ['book=people', `book=venues&entry=${venueId}`]) {
        await turnTo(page, `/gig-tracker?${query}`);
        await page.locator('.book-row').first().waitFor();
        expect(await violations(page)).toEqual([]);
        expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
      }
    }
    await page.setViewportSize({ width: 1440, height: 900 });
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      expect(await violations(page)).toEqual([]);
    }
  });

  await step('what is deleted leaves the gigs, which stay', async () => {
    await page.getByRole('button', { name: 'More', exact: true }).click();
    await page.getByRole('menuitem', { name: 'Delete' }).click();
    const question = page.getByRole('alertdialog');
    await question.getByText("It's removed from 4 gigs; the gigs stay.").waitFor();
    await question.getByRole('button', { name: 'Delete venue' }).click();
    await page.getByText('No venues yet.').waitFor();
    // Where one was before its page.
    await page.goBack();
    await row('Kasia Nowak').waitFor();
    expect(new URL(page.url()).searchParams.get('book')).toBe('people');
    const { gig } = (await (await context.request.get(`/api/gigs/${winter.id}`)).json()) as { gig: Gig };
    expect(gig.venue).toBe(null);
    await turnTo(page, `/gig-tracker?book=venues&entry=${venueId}`);
    await heading("This venue doesn't exist").waitFor();
  });
  expectQuiet(errors.filter((line) => !EXPECTED.test(line) && !line.includes(venueId)));
});
