import type { BrowserContext } from 'playwright-core';
import { expect, it } from 'vitest';
import { dayWords, longDayWords, shortDayWords } from '#core/day-words.ts';
import type { Gig } from '#core/gigs/gig.ts';
import { dayAfter } from '#core/gigs/zoned-time.ts';
import { violations } from '../support/axe.ts';
import { expectQuiet, testVisits } from '../support/browser.ts';
import { pressUndo } from '../support/press-undo.ts';
import { sideways } from '../support/sideways.ts';
import { signUpInBrowser } from '../support/sign-up-in-browser.ts';
import { step } from '../support/step.ts';
import { turnTo } from '../support/turn-to.ts';

const newVisit = testVisits();
/** In January no zone of these sets its clocks. */
const NIGHT = `${new Date().getUTCFullYear() + 1}-01-16`;
const MORNING = dayAfter(NIGHT, 1);
const weekdayOf = (day: string): string => longDayWords(day).split(' ')[0] ?? '';

async function addGig(context: BrowserContext, data: object): Promise<Gig> {
  const reply = await context.request.post('/api/gigs', { data });
  if (!reply.ok()) throw new Error(`${reply.status()} ${await reply.text()}`);
  return ((await reply.json()) as { gig: Gig }).gig;
}

it('a gig is added by a form, timed in its own zone, repeated, deleted and taken back', async () => {
  const { page, context, errors } = await newVisit();
  await signUpInBrowser(context);
  await context.request.patch('/api/profile', { data: { currency: 'EUR', timeZone: 'Europe/Berlin' } });
  const field = (name: string) => page.locator(`[name="${name}"]`);
  const night = page.locator('#night');
  const storedGig = async (id: string) => {
    const reply = await context.request.get(`/api/gigs/${id}`);
    return ((await reply.json()) as { gig: Gig }).gig;
  };
  let id = '';

  await step('a form asks for what is missing at its field, and keeps what was typed', async () => {
    await page.goto('/gig-tracker');
    await page.getByRole('button', { name: 'Fill in a form' }).click();
    await field('fee').fill('1.350,00');
    await page.getByRole('dialog').getByRole('button', { name: 'Add gig' }).click();
    await page.getByText('Add a title or a venue').waitFor();
    await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe('title');
    expect(await field('fee').inputValue()).toBe('€1,350.00');
    expect(await field('zone').inputValue()).toBe('Europe/Berlin');
    expect(await violations(page)).toEqual([]);
  });

  await step('a set after midnight belongs to the night before', async () => {
    await field('night').fill(NIGHT);
    await field('start').fill('01:00');
    await field('end').fill('04:00');
    await page
      .getByText(`Night of ${shortDayWords(NIGHT)}, set on ${shortDayWords(MORNING)}, 3 h.`)
      .waitFor();
    await field('zone').fill('new york');
    await field('venue').fill('Basement');
    await field('city').fill('New York');
    await page.getByRole('dialog').getByRole('button', { name: 'Add gig' }).click();
    await page.getByRole('heading', { level: 1, name: 'Basement' }).waitFor();
    id = new URL(page.url()).searchParams.get('gig') ?? '';
    await expect
      .poll(() => storedGig(id))
      .toMatchObject({
        night: NIGHT,
        start: `${MORNING}T01:00`,
        zone: 'America/New_York',
        fee: { amount: 135_000, currency: 'EUR' },
      });
  });

  await step('both walls are told where the venue is in another zone', async () => {
    await expect
      .poll(() => page.locator('.gig-head').textContent())
      .toContain(`set 01:00–04:00 on ${weekdayOf(MORNING)} (New York time)`);
    await night.getByText('Home is 6 h ahead: your set starts at 07:00 there.').waitFor();
    expect(await page.locator('.night-axis').count()).toBe(2);
    expect(await violations(page)).toEqual([]);
  });

  await step('times are changed, and what follows from them is told as they are typed', async () => {
    await page.getByRole('button', { name: 'Edit: Times and place' }).click();
    await field('start').fill('23:30');
    await field('end').fill('02:00');
    await page
      .getByTestId('set-words')
      .getByText(`Night of ${shortDayWords(NIGHT)}, 2 h 30.`)
      .waitFor();
    expect(await violations(page, '#times')).toEqual([]);
    await page.getByRole('form', { name: 'Times and place' }).getByRole('button', { name: 'Save' }).click();
    await page.locator('.gig-head').getByText('23:30–02:00').waitFor();
    await expect
      .poll(() => storedGig(id))
      .toMatchObject({ start: `${NIGHT}T23:30`, end: `${MORNING}T02:00` });
  });

  await step('what is typed and not saved is not lost without a question', async () => {
    const question = page.getByRole('alertdialog', { name: 'Leave without saving?' });
    await page.getByRole('button', { name: 'Edit: Times and place' }).click();
    await field('title').fill('Cellar');
    await page.getByRole('link', { name: 'Board', exact: true }).click();
    await question.waitFor();
    expect(await violations(page, '[role="alertdialog"]')).toEqual([]);
    await question.getByRole('button', { name: 'Keep editing' }).click();
    expect(await field('title').inputValue()).toBe('Cellar');
    await page.goBack();
    await question.getByRole('button', { name: 'Discard changes' }).click();
    await page.getByRole('heading', { level: 1, name: 'Gig Tracker' }).waitFor();
    await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe('Basement');
    await page.goForward();
    await page.getByRole('heading', { level: 1, name: 'Basement' }).waitFor();
    await expect.poll(() => page.title()).toMatch(/^Basement, \w+ 16 Jan: Deckhand$/);
    await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe('H1');
  });

  await step('times of the night are added, and stand where they belong', async () => {
    await addGig(context, {
      ...{ title: 'Paradox', status: 'confirmed', zone: 'America/New_York' },
      ...{ start: `${NIGHT}T22:00`, end: `${MORNING}T00:30` },
    });
    await night.getByRole('button', { name: 'Edit times' }).click();
    await page.getByRole('button', { name: 'Add load-in, sound check, doors' }).click();
    await field('start-3').fill('');
    await page
      .getByRole('form', { name: 'Times of the night' })
      .getByRole('button', { name: 'Save' })
      .click();
    await page.getByText('Add a time').waitFor();
    await field('start-3').fill('22:00');
    expect(await violations(page, '#night')).toEqual([]);
    await page
      .getByRole('form', { name: 'Times of the night' })
      .getByRole('button', { name: 'Save' })
      .click();
    const rows = night.getByRole('list', { name: 'Times of the night' }).getByRole('listitem');
    await expect
      .poll(() => rows.allTextContents())
      .toEqual([
        shortDayWords(NIGHT),
        '21:30Load-in',
        '22:00Sound check',
        '22:00Doors',
        '23:30Your set, to 02:00',
        shortDayWords(MORNING),
        expect.stringMatching(/^02:00Pack-down, to 02:30/),
        expect.stringMatching(/^02:30Sleep, 6 h, to 08:30/),
      ]);
  });

  await step('a gig at the same time is told of, and leads there', async () => {
    const clashes = page.getByRole('list', { name: 'Clashes' });
    await clashes.getByRole('link', { name: 'Paradox' }).click();
    await page.getByRole('heading', { level: 1, name: 'Paradox' }).waitFor();
    await page.goBack();
    await page.getByRole('heading', { level: 1, name: 'Basement' }).waitFor();
  });

  await step('a residency leaves out the night that is taken', async () => {
    const taken = dayAfter(NIGHT, 14);
    await addGig(context, { title: 'Ostkai', status: 'confirmed', start: taken, zone: 'Europe/Berlin' });
    await page.getByRole('button', { name: 'More', exact: true }).click();
    await page.getByRole('menuitem', { name: 'Repeat…' }).click();
    const dialog = page.getByRole('dialog');
    await field('count').fill('4');
    await dialog.getByText('Taken: Ostkai').waitFor();
    expect(await field(`night-${taken}`).isChecked()).toBe(false);
    expect(await dialog.getByText(dayWords(dayAfter(NIGHT, 21))).count()).toBe(1);
    expect(await violations(page)).toEqual([]);
    await dialog.getByRole('button', { name: 'Add 2 gigs' }).click();
    await page.getByText('2 gigs added', { exact: true }).waitFor();
    const series = page.getByRole('link', { name: 'Part of a series of 3' });
    await series.waitFor();
    expect(await series.getAttribute('href')).toMatch(/^\/gig-tracker\?view=list&when=all&order=asc&series=/);
  });

  await step('a gig is deleted, and taken back', async () => {
    await page.getByRole('button', { name: 'More', exact: true }).click();
    await page.getByRole('menuitem', { name: 'Delete' }).click();
    await page.getByRole('heading', { level: 1, name: 'Gig Tracker' }).waitFor();
    await expect.poll(async () => (await storedGig(id)).deletedAt).not.toBeNull();
    await pressUndo(page, /: deleted$/);
    await expect.poll(async () => (await storedGig(id)).deletedAt).toBeNull();
  });

  await step('on a phone the night is a list, and nothing runs over the edge', async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    await context.request.delete(`/api/gigs/${id}`);
    await turnTo(page, `/gig-tracker?gig=${id}`);
    await page.getByText('In the trash since').waitFor();
    expect(await page.getByRole('button', { name: 'Edit: Times and place' }).isDisabled()).toBe(true);
    expect(await page.getByRole('region', { name: 'Readiness' }).getByRole('button').count()).toBe(0);
    await page.getByRole('button', { name: 'Restore' }).click();
    await page.getByRole('button', { name: 'More', exact: true }).waitFor();
    expect(await page.locator('.night-drawn').isVisible()).toBe(false);
    await night.getByRole('list').getByText('Your set').waitFor();
    expect(await sideways(page)).toBe(0);
    expect(await violations(page)).toEqual([]);
  });

  await step('a gig that is not there says so, with a way back', async () => {
    await turnTo(page, '/gig-tracker?gig=gig_0000000000000000000000');
    await page.getByRole('heading', { level: 1, name: "This gig doesn't exist" }).waitFor();
    await page.getByRole('link', { name: 'Board' }).click();
    await page.getByRole('heading', { level: 1, name: 'Gig Tracker' }).waitFor();
  });
  expectQuiet(errors.filter((line) => !line.includes('gig_0000000000000000000000')));
});
