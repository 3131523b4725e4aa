import type { Locator } from 'playwright-core';
import { expect, it } from 'vitest';
import { momentText } from '#core/gigs/moment.ts';
import { TILE_FALLBACK_MS } from '#site/dashboard/follow-tile.ts';
import { violations } from '../support/axe.ts';
import { expectQuiet, hydrated, testVisits } from '../support/browser.ts';
import { giveUser, lookAgain, skipTour } from '../support/dashboard-data.ts';
import { holdRequests } from '../support/held-moments.ts';
import { movedBy, shiftsOf, watchShifts } from '../support/layout-shifts.ts';
import { openedTab } from '../support/opened-tab.ts';
import { signUpInBrowser } from '../support/sign-up-in-browser.ts';
import { step } from '../support/step.ts';

const newVisit = testVisits();

it('a tile of the toolkit leads to its tool, however it is pressed', async () => {
  const { page, context } = await newVisit();
  await signUpInBrowser(context);
  await skipTour(page);
  await page.goto('/dashboard');
  await page.getByRole('heading', { level: 1, name: /Good/ }).waitFor();
  await hydrated(page);
  const tile = (name: string) => page.getByRole('region', { name: 'Toolkit' }).getByRole('link', { name });
  const isHere = () => new URL(page.url()).pathname === '/dashboard';
  const loads: string[] = [];
  page.on('request', (request) => {
    if (request.isNavigationRequest()) loads.push(new URL(request.url()).pathname);
  });

  await step('the middle button opens a tab of its own', async () => {
    for (const [name, path] of [
      ['Logo Creator', '/logo-generator'],
      ['Voice Drop Generator', '/voice-drops'],
    ] as const) {
      const tab = await openedTab(context, () => tile(name).click({ button: 'middle' }));
      expect(tab.path).toBe(path);
      await tab.close();
      expect(isHere()).toBe(true);
    }
    expect(loads).toEqual([]);
  });

  await step('a click on a tile is one load, however slow the server is', async () => {
    const { promise: held, resolve: answer } = Promise.withResolvers<void>();
    // After this answer the browser stays where it is.
    await page.route('**/logo-generator', (route) => held.then(() => route.fulfill({ status: 204 })));
    // By then the tile would have loaded the page itself, if it thought that nobody did.
    await page.evaluate((ms) => {
      const late = () => setTimeout(() => Object.assign(window, { isLate: true }), ms);
      addEventListener('click', late, { once: true });
    }, 4 * TILE_FALLBACK_MS);
    const answered = page.waitForResponse('**/logo-generator');
    await Promise.all([
      tile('Logo Creator').click(),
      page.waitForFunction(() => 'isLate' in window).then(() => answer()),
      answered,
    ]);
    expect(loads).toEqual(['/logo-generator']);
    expect(isHere()).toBe(true);
    await page.unroute('**/logo-generator');
  });

  await step('Voice Drops is a full page load always', async () => {
    await page.route('**/voice-drops', (route) => route.fulfill({ status: 204 }));
    const answered = page.waitForResponse('**/voice-drops');
    await tile('Voice Drop Generator').click();
    await answered;
    expect(loads).toEqual(['/logo-generator', '/voice-drops']);
    await page.unroute('**/voice-drops');
  });

  await step('a click that something on the page swallowed is followed by a full page load', async () => {
    await page.evaluate(() => {
      addEventListener('click', (event) => event.preventDefault());
    });
    await tile('Logo Creator').click();
    await page.waitForURL('**/logo-generator');
    expect(loads).toEqual(['/logo-generator', '/voice-drops', '/logo-generator']);
  });
});

const MINUTE = 60_000;
const NOW = Math.floor(Date.now() / MINUTE) * MINUTE;
const STARTS = NOW + (24 * 60 + 49) * MINUTE;
const daysOn = (days: number) => new Date(NOW + days * 24 * 60 * MINUTE).toISOString().slice(0, 10);
/** Where clocks show something else than here, in most places. */
const ZONE = 'Asia/Tokyo';
const onWall = (instant: number): string => momentText(instant, ZONE);

const GIGS = [
  {
    title: 'Womb',
    status: 'confirmed',
    start: onWall(STARTS),
    end: onWall(STARTS + 150 * MINUTE),
    zone: ZONE,
    venue: { name: 'Womb', city: 'Tokyo' },
    fee: { amount: 95_000, currency: 'EUR' },
    payments: [{ id: 'deposit', kind: 'deposit', amount: 47_500, due: daysOn(-9), paidOn: daysOn(-9) }],
  },
  { title: 'Club Mitte', status: 'confirmed', start: daysOn(9), zone: ZONE },
  { title: 'Sputnik', status: 'hold', start: daysOn(33), zone: ZONE, hold: { order: 1, until: null } },
  {
    title: 'Long ago',
    status: 'played',
    start: daysOn(-60),
    zone: ZONE,
    fee: { amount: 80_000, currency: 'GBP' },
    payments: [{ id: 'balance', kind: 'balance', amount: 80_000, due: daysOn(-30), paidOn: null }],
  },
];

it('the dashboard tells of the next gig and what is ahead, and keeps its room for it', async () => {
  const { page, context, errors } = await newVisit();
  await signUpInBrowser(context);
  for (const data of GIGS) expect((await context.request.post('/api/gigs', { data })).status()).toBe(201);
  await skipTour(page);
  await watchShifts(page);
  const asked: string[] = [];
  page.on('request', (request) => {
    const path = new URL(request.url()).pathname;
    if (path.startsWith('/api/gig') || path.endsWith('/gigs-ahead')) asked.push(path);
  });
  const panel = page.getByRole('region', { name: 'Womb, Tokyo' });
  const tile = page.getByRole('region', { name: 'Toolkit' }).locator('[data-tool="gig-tracker"]');
  const [told, line] = [panel.locator('.label'), tile.locator('.small')];
  const plain = async (text: Promise<string>) => (await text).replaceAll(/\s+/g, ' ');
  const before = (minutes: number) => new Date(STARTS - minutes * MINUTE - MINUTE / 2);
  // Time stands still but for runFor.
  await page.clock.install({ time: NOW });
  await page.clock.pauseAt(before(24 * 60 + 48));
  await page.goto('/dashboard');
  // What comes late is shown a moment after it is there.
  const isThere = async (part: Locator) => {
    await page.clock.runFor(100);
    return part.isVisible();
  };
  await expect.poll(() => isThere(panel)).toBe(true);

  await step('where and when it is, in how long, for how much and how ready', async () => {
    expect(await plain(told.innerText())).toBe('Next gig, in 24 h 49 min');
    expect(await plain(panel.locator('.next-gig-words > .num').innerText())).toMatch(
      /^(Night of )?\w{3} \d+ \w{3}( \d{4})? · \d\d:\d\d–\d\d:\d\d.* · €950$/,
    );
    const parts = await panel.getByRole('listitem').allInnerTexts();
    expect(parts.map((part) => part.split('\n')[0])).toEqual([
      ...['Confirmed', 'Deposit', 'Balance', 'Travel', 'Tasks'],
    ]);
    expect(parts[1]).toContain('€475 paid');
    const links = await panel.getByRole('link').evaluateAll((all) => all.map((a) => a.getAttribute('href')));
    expect(links).toEqual([
      expect.stringMatching(/^\/gig-tracker\?gig=gig_\w+$/),
      expect.stringMatching(/^\/gig-tracker\?gig=gig_\w+&sheet=1$/),
    ]);
  });

  await step('the tile has the dates that come, and a line of them and of what is late', async () => {
    await expect.poll(() => isThere(line.getByText('2 confirmed, 1 late payment'))).toBe(true);
    const dates = tile.locator('.gig-dates > span');
    expect(await dates.evaluateAll((all) => all.map((date) => date.dataset.status))).toEqual([
      ...['confirmed', 'confirmed', 'hold'],
    ]);
    expect(await dates.nth(1).textContent()).toMatch(new RegExp(`^${Number(daysOn(9).slice(8))}\\w{3}$`));
    // A page whose time stands still is never done.
    await page.clock.resume();
    expect(await violations(page)).toEqual([]);
  });

  await step('goes with the clock, until the set is on, and asks again when it is over', async () => {
    for (const [minutes, words] of [
      [24 * 60 + 40, /^Next gig, in 24 h 4[01] min$/],
      [200, /^(Tonight, set|Next gig,) in 3 h 2[01] min$/],
      [-2, /^On now$/],
    ] as const) {
      // The clock of the page moves on somewhere within this minute.
      await page.clock.pauseAt(before(minutes));
      await page.clock.runFor(MINUTE);
      await expect.poll(() => plain(told.innerText())).toMatch(words);
    }
    expect(asked).toEqual(['/api/user/gigs-ahead']);
    await page.clock.pauseAt(before(-152));
    await page.clock.runFor(MINUTE);
    await expect.poll(() => asked.length).toBeGreaterThan(1);
  });

  await step('has its room from the first paint on when it is there again: nothing jumps', async () => {
    const release = await holdRequests(page, '**/api/user/gigs-ahead*');
    await page.evaluate(() => sessionStorage.clear());
    await page.reload();
    const place = page.locator('.next-gig-place');
    await expect.poll(() => isThere(page.getByRole('heading', { level: 1, name: /Good/ }))).toBe(true);
    await expect.poll(async () => (await place.boundingBox())?.height).toBeGreaterThan(90);
    const kept = await place.boundingBox();
    release();
    await expect.poll(() => isThere(panel)).toBe(true);
    expect(Math.abs(((await panel.boundingBox())?.height ?? 0) - (kept?.height ?? 0))).toBeLessThan(2);
    expect(movedBy(await shiftsOf(page))).toBeLessThan(0.02);
  });

  await step('says nothing where it does not load, and asks nothing where no gig was tracked', async () => {
    await page.route('**/api/user/gigs-ahead*', (route) =>
      route.fulfill({ status: 422, json: { error: {} } }),
    );
    const another = (toolsUsed: string[]) => giveUser(page, { id: `usr_${crypto.randomUUID()}`, toolsUsed });
    await another(['gig-tracker']);
    await lookAgain(page, line.getByText('In use', { exact: true }));
    await expect.poll(() => isThere(panel)).toBe(false);
    await another([]);
    await lookAgain(page, line.getByText('Not started', { exact: true }));
    const before = asked.length;
    const answered = page.waitForResponse('**/api/auth/user');
    await page.evaluate(() => dispatchEvent(new Event('focus')));
    await answered;
    expect(await page.locator('.next-gig, .next-gig-place').count()).toBe(0);
    expect(await page.getByRole('main').getByRole('alert').count()).toBe(0);
    expect(asked).toHaveLength(before);
  });
  errors.splice(0, errors.findLastIndex((error) => error.includes('422')) + 1);
  expectQuiet(errors);
});
