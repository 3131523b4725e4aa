import type { BrowserContext, Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { longDayWords, shortDayWords } from '#core/day-words.ts';
import { laterMonth, mondayOf, monthOf } from '#core/gigs/calendar-grid.ts';
import { nightWords } from '#core/gigs/gig-text.ts';
import { monthsWords, rangeWords } from '#core/gigs/range-words.ts';
import { dayAfter, weekdayOn } from '#core/gigs/zoned-time.ts';
import { localDay } from '#site/lib/local-day.ts';
import { violations } from '../support/axe.ts';
import { expectQuiet, testVisits } from '../support/browser.ts';
import { pressUndo } from '../support/press-undo.ts';
import { signUpInBrowser } from '../support/sign-up-in-browser.ts';
import { step } from '../support/step.ts';
import { turnTo } from '../support/turn-to.ts';

const newVisit = testVisits();
const TODAY = localDay(new Date());

/** The Saturday before the next Sunday on which clocks in Europe go forward. */
function shortNight(): string {
  const inYear = (year: number): string => {
    const last = `${year}-03-31`;
    return dayAfter(last, -weekdayOn(last) - 1);
  };
  const year = Number(TODAY.slice(0, 4));
  return inYear(year) > dayAfter(TODAY, 7) ? inYear(year) : inYear(year + 1);
}
const NIGHT = shortNight();
const eur = (amount: number) => ({ amount: amount * 100, currency: 'EUR' });
const at = (night: string, from: string, to: string) => ({
  start: `${night}T${from}`,
  end: `${to < from ? dayAfter(night, 1) : night}T${to}`,
});

/** A set in the short night, one at noon after it, a hold that ran out, and one that was called off. */
async function withGigs(context: BrowserContext): Promise<void> {
  await signUpInBrowser(context);
  await context.request.patch('/api/profile', {
    data: { artistName: 'DJ NOVA', currency: 'EUR', timeZone: 'Europe/Berlin', city: 'Berlin' },
  });
  const zone = 'Europe/Berlin';
  const gigs: object[] = [
    {
      ...{ title: 'Halle 14', status: 'confirmed', ...at(NIGHT, '23:00', '04:00'), zone },
      ...{ fee: eur(950), venue: { name: 'Halle 14', city: 'Berlin' } },
    },
    {
      ...{ title: 'Matinee', status: 'quoted', ...at(dayAfter(NIGHT, 1), '12:00', '14:00'), zone },
      ...{ fee: eur(300), venue: { name: 'Ostkai', city: 'Berlin' } },
    },
    {
      ...{ title: 'Paradox', status: 'hold', start: dayAfter(NIGHT, 6), zone },
      ...{ hold: { order: 1, until: dayAfter(TODAY, -3) }, fee: eur(1350) },
    },
    { title: 'Called off', status: 'cancelled', ...at(dayAfter(NIGHT, -7), '22:00', '23:00'), zone },
  ];
  for (const data of gigs) expect((await context.request.post('/api/gigs', { data })).status()).toBe(201);
}

const panel = (page: Page, title: string) =>
  page.locator('.cal-panel').filter({ has: page.getByRole('heading', { name: title }) });
const day = (page: Page, on: string) => page.locator(`[data-day="${on}"]`);
const focusedDay = (page: Page) =>
  page.evaluate(() => (document.activeElement as HTMLElement | null)?.dataset.day ?? null);

it('the calendar shows months, weeks and days, what clashes, what is free, and where it can be read', async () => {
  const { page, context, errors } = await newVisit();
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await withGigs(context);
  const title = page.locator('.cal-head h2');

  await step('a month and those after it, with gigs by status, free nights and clashes', async () => {
    await page.goto(`/gig-tracker?view=calendar&on=${NIGHT}`);
    await day(page, NIGHT)
      .getByRole('link', { name: /^Halle 14/ })
      .waitFor();
    const months = { from: monthOf(NIGHT).from, to: monthOf(laterMonth(NIGHT, 2)).to };
    expect(await title.textContent()).toBe(monthsWords(months));
    expect(await day(page, NIGHT).textContent()).toContain('23:00€950, Confirmed');
    await day(page, NIGHT).getByText('Clash').waitFor();
    expect(await day(page, NIGHT).getByText('Free').count()).toBe(0);
    expect(await day(page, dayAfter(NIGHT, 7)).getByText('Free').count()).toBe(1);
    expect(
      await page
        .getByRole('link', { name: /^Paradox/ })
        .first()
        .textContent(),
    ).toContain('€1,350');
    expect(await violations(page)).toEqual([]);
  });

  await step('what was called off is shown on demand', async () => {
    expect(await page.getByText('Called off').count()).toBe(0);
    await page.getByText('Show cancelled').click();
    await day(page, dayAfter(NIGHT, -7)).getByText('Called off').waitFor();
    expect(new URL(page.url()).searchParams.get('cancelled')).toBe('1');
    await page.getByText('Show cancelled').click();
  });

  await step('keys go from day to day, beyond the months that are shown, and back to today', async () => {
    await day(page, NIGHT).focus();
    for (const [key, expected] of [
      ['ArrowRight', dayAfter(NIGHT, 1)],
      ['Home', mondayOf(NIGHT)],
      ['End', dayAfter(mondayOf(NIGHT), 6)],
      ['ArrowUp', dayAfter(NIGHT, -6)],
    ] as const) {
      await page.keyboard.press(key);
      await expect.poll(() => focusedDay(page)).toBe(expected);
    }
    await page.keyboard.press('t');
    await expect.poll(() => focusedDay(page)).toBe(TODAY);
    await page.keyboard.press('PageUp');
    await expect.poll(() => focusedDay(page)).toBe(laterMonth(TODAY, -1));
    await page.getByRole('button', { name: 'Today', exact: true }).click();
    expect(await title.textContent()).toContain(TODAY.slice(0, 4));
  });

  await step('Enter opens a day, from which a line begins', async () => {
    await day(page, TODAY).focus();
    await page.keyboard.press('Enter');
    const open = page.getByRole('dialog', { name: longDayWords(TODAY) });
    await open.getByText('No gig on this night').waitFor();
    expect(await violations(page, '[role="dialog"]')).toEqual([]);
    await page.keyboard.press('Escape');
    await expect.poll(() => focusedDay(page)).toBe(TODAY);
    await page.keyboard.press('Enter');
    await open.getByRole('button', { name: 'Add a gig on this day' }).click();
    const line = page.getByLabel('A gig in one line');
    await expect.poll(() => line.evaluate((input) => input === document.activeElement)).toBe(true);
    expect(await line.inputValue()).toContain(shortDayWords(TODAY));
  });

  await step('a hold that ran out is released, and can be taken back', async () => {
    const holds = panel(page, 'Holds');
    await holds.getByText('Ran out on').waitFor();
    await holds.getByRole('button', { name: 'Release' }).click();
    await holds.getByText('No holds ahead.').waitFor();
    await pressUndo(page, /: lost$/);
    await holds.getByText('Ran out on').waitFor();
  });

  await step('a clash says why in a sentence, and goes when less sleep is enough', async () => {
    const clashes = panel(page, 'Clashes');
    await clashes.getByText(`${nightWords(NIGHT, TODAY)}, sleep`).waitFor();
    expect(await clashes.getByRole('link').allTextContents()).toEqual(['Halle 14', 'Matinee']);
    await page.getByRole('button', { name: 'Settings' }).click();
    const settings = page.getByRole('dialog', { name: 'Calendar settings' });
    await settings.getByLabel('Sleep between two nights').fill('30');
    await settings.getByRole('button', { name: 'Save' }).click();
    await settings.getByText('From 0 to 12').waitFor();
    expect(await violations(page, '[role="dialog"]')).toEqual([]);
    await settings.getByLabel('Sleep between two nights').fill('4,5');
    await settings.getByRole('button', { name: 'Save' }).click();
    await clashes.getByText('No clashes ahead.').waitFor();
  });

  await step('days are blocked, are free no more, and are unblocked with a way back', async () => {
    const blocked = panel(page, 'Blocked days');
    const free = panel(page, 'Free dates').locator('.cal-free-text');
    const friday = dayAfter(mondayOf(TODAY), 11);
    const words = rangeWords({ from: friday, to: dayAfter(friday, 1) });
    const before = await free.textContent();
    await blocked.getByRole('button', { name: 'Block days' }).click();
    await blocked.getByText('Choose the first day').waitFor();
    await blocked.getByLabel('From').fill(friday);
    await blocked.getByLabel('To').fill(dayAfter(friday, 1));
    await blocked.getByLabel('Note').fill('Family');
    await blocked.getByRole('button', { name: 'Block days' }).click();
    await blocked.getByText(words).waitFor();
    await day(page, friday).getByText('Family').waitFor();
    expect(await free.textContent()).not.toBe(before);
    await blocked.getByRole('button', { name: `Remove ${words}, Family` }).click();
    await expect.poll(() => free.textContent()).toBe(before);
    await pressUndo(page, 'Days unblocked');
    await blocked.getByText(words).waitFor();
  });

  await step('free dates are copied as a line, of the weekdays that are chosen', async () => {
    const free = panel(page, 'Free dates');
    await free.getByRole('button', { name: 'Fri' }).click();
    await free.getByRole('button', { name: 'Copy' }).click();
    await page.getByText('Free dates copied').first().waitFor();
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    expect(copied).toMatch(/^Free: Sat \d/);
    expect(copied).not.toContain('Fri');
  });

  await step('the feed has a link, which can be replaced, turned off and on', async () => {
    const feed = panel(page, 'Calendar feed');
    const subscribe = feed.getByRole('link', { name: 'Subscribe' });
    const before = await subscribe.getAttribute('href');
    expect(before).toMatch(/^webcal:.*\.ics$/);
    await feed.getByRole('button', { name: 'New link' }).click();
    await page.getByRole('button', { name: 'Make new link' }).click();
    await expect.poll(() => subscribe.getAttribute('href')).not.toBe(before);
    await feed.getByRole('button', { name: 'Turn off' }).click();
    await feed.getByText('Off', { exact: true }).waitFor();
    expect(await subscribe.count()).toBe(0);
    await feed.getByRole('button', { name: 'Turn on' }).click();
    await subscribe.waitFor();
  });

  await step('a week has seven nights; one in which the clocks go forward has 23 hours', async () => {
    await turnTo(page, `/gig-tracker?view=calendar&span=week&on=${NIGHT}`);
    const night = page.locator('.week-night').filter({ hasText: 'Halle 14' });
    await night.getByText('Clocks go forward 1 h to 03:00. This night has 23 hours.').waitFor();
    expect(await page.locator('.week-night').count()).toBe(7);
    expect(await night.locator('.week-tick').allTextContents()).toEqual([
      ...['12:00', '15:00', '18:00', '21:00', '00:00', '03:00', '06:00', '09:00'],
    ]);
    expect(await violations(page)).toEqual([]);
  });

  await step('the agenda goes on without an end', async () => {
    await page.getByRole('button', { name: 'Agenda' }).click();
    await page.getByRole('heading', { name: monthsWords({ from: NIGHT, to: NIGHT }) }).waitFor();
    const row = page.locator('.agenda-row').filter({ hasText: 'Halle 14' });
    expect(await row.textContent()).toContain('Berlin, 23:00–04:00');
    const months = page.locator('.agenda-month');
    const shown = await months.count();
    await page.getByRole('button', { name: 'Show later' }).click();
    await expect.poll(() => months.count()).toBeGreaterThan(shown);
    expect(await violations(page)).toEqual([]);
  });

  await step('on a phone a month is a small grid with its agenda below, and a tap opens a day', async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    await turnTo(page, `/gig-tracker?view=calendar&on=${NIGHT}`);
    await page.locator('.cal-below').getByRole('link', { name: 'Halle 14' }).waitFor();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
    expect(await violations(page)).toEqual([]);
    await day(page, NIGHT).click();
    const open = page.getByRole('dialog', { name: longDayWords(NIGHT) });
    await open.getByRole('link', { name: 'Halle 14' }).waitFor();
    await open.getByRole('button', { name: 'Close' }).last().click();
    await page.getByRole('button', { name: 'Week' }).click();
    await page.getByText('This night has 23 hours.').waitFor();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
    expect(await violations(page)).toEqual([]);
  });
  expectQuiet(errors);
});
