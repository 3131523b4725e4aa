import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { violations } from '../support/axe.ts';
import { testVisits } from '../support/browser.ts';
import { holdRequests } from '../support/held-moments.ts';
import { shiftsOf, watchShifts } from '../support/layout-shifts.ts';
import { sideways } from '../support/sideways.ts';
import { signUpInBrowser } from '../support/sign-up-in-browser.ts';
import { step } from '../support/step.ts';

const newVisit = testVisits();

const PLACES = ['Dashboard', 'Tools', 'Gigs', 'Library', 'Brand kit', 'Help'];

const LANDING = /crew\s+behind the DJ/i;

const field = (page: Page) => page.getByRole('searchbox', { name: 'Search Deckhand' });
const found = (page: Page) => page.locator('page-search ol b').allTextContents();
const isFocused = (page: Page, selector: string) =>
  page.evaluate((wanted) => document.activeElement?.matches(wanted) ?? false, selector);

/** The answer to the page itself is an error to the browser; nothing else may be. */
const expectOnlyThe404 = (errors: readonly string[]) =>
  expect(errors.filter((line) => !/status of 404 .*(?:genrator|such-page)/.test(line))).toEqual([]);

it('an account that mistyped an address is told so, and finds what it meant', async () => {
  const { page, context, errors } = await newVisit();
  await signUpInBrowser(context);
  await watchShifts(page);

  await step('a session that has ended sees the page, too, and a way to sign in', async () => {
    await page.route('**/api/auth/user', (route) =>
      route.fulfill({ status: 401, json: { error: { code: 'UNAUTHORIZED', message: '', requestId: '' } } }),
    );
    await page.goto('/no/logins');
    await page.getByRole('heading', { level: 1, name: "There's no page at /no/logins" }).waitFor();
    await page.getByRole('banner').getByRole('link', { name: 'Sign In' }).waitFor();
    await page.getByRole('main').getByRole('link', { name: 'Open Sign In' }).waitFor();
    await page.unroute('**/api/auth/user');
    // The refusal is the test's own.
    errors.length = 0;
  });

  expect((await page.goto('/logo-genrator'))?.status()).toBe(404);

  await step('it says which address, and offers the closest page', async () => {
    await page.getByRole('heading', { level: 1, name: "There's no page at /logo-genrator" }).waitFor();
    expect(await page.getByRole('heading', { name: LANDING }).count()).toBe(0);
    const way = page.getByRole('main').getByRole('link', { name: 'Open Logo Creator' });
    expect(await way.getAttribute('href')).toBe('/logo-generator');
    expect(await field(page).inputValue()).toBe('logo genrator');
    expect((await found(page))[0]).toBe('Logo Creator');
    expect(await page.locator('page-search ol li').first().innerText()).toContain('Closest');
    await page.getByText(/^\d matches in pages, your library and help\.$/).waitFor();
  });

  await step('nothing moved while the session and the list were asked for', async () => {
    expect(await shiftsOf(page)).toEqual([]);
  });

  await step('the places of the track and the ways below are open ones', async () => {
    const places = page.getByRole('navigation', { name: 'Places in Deckhand' }).getByRole('link');
    expect(await places.allTextContents()).toEqual(
      ['A', 'B', 'C', 'D', 'E', 'F'].map((letter, at) => expect.stringMatching(`${letter}\\s*${PLACES[at]}`)),
    );
  });

  await step('the list follows what is typed, and Enter leads to its first line', async () => {
    await field(page).fill('deposit');
    await expect.poll(() => found(page)).toContain('Deposits and balances');
    await field(page).fill('zzzz');
    await expect.poll(() => found(page)).toEqual(['All tools', 'User Guide', 'Pricing']);
    await page.getByText('No match in pages, your library and help.').waitFor();
    await field(page).fill('voise');
    await field(page).press('Enter');
    await expect.poll(() => isFocused(page, 'page-search ol li:first-child a')).toBe(true);
  });

  await step('it breaks no rule, and does not scroll sideways', async () => {
    expect(await violations(page)).toEqual([]);
    await page.setViewportSize({ width: 320, height: 640 });
    await page.evaluate(() => Object.assign(document.documentElement.style, { fontSize: '150%' }));
    expect(await sideways(page)).toBe(0);
  });
  expectOnlyThe404(errors);

  await step('Back leads back; who is here is not led to sign in, however late that is known', async () => {
    const answer = await holdRequests(page, '**/api/auth/user');
    await page.getByRole('button', { name: 'Back', exact: true }).click();
    await page.waitForURL('**/no/logins');
    await page.getByRole('heading', { level: 1, name: "There's no page at /no/logins" }).waitFor();
    await page.waitForLoadState('load');
    expect(await page.locator('.lost-acts a').innerText()).toBe('Go to Dashboard');
    answer();
    await page.getByText(/in pages, your library and help\.$/).waitFor();
    expect(await page.locator('.lost-acts a').innerText()).toBe('Go to Dashboard');
  });
});

it('a visitor at an unknown address sees the landing page, and above it what was not found', async () => {
  const { page, errors } = await newVisit({ width: 390, height: 844 });
  await watchShifts(page);
  // Arial, which has the measures of our typefaces until they come, isn't on every machine: nothing moves by their coming here.
  await page.route('**/*.woff2', (route) => route.abort());
  expect((await page.goto('/logo-genrator', { waitUntil: 'networkidle' }))?.status()).toBe(404);
  const bar = page.getByRole('complementary', { name: 'Page not found' });

  await step('it says which address, and what was meant', async () => {
    await page.getByRole('heading', { level: 1, name: LANDING }).waitFor();
    await bar.getByText("There's no page at /logo-genrator").waitFor();
    const way = bar.getByRole('link', { name: 'Did you mean Logo Creator?' });
    expect(await way.getAttribute('href')).toBe('/logo-generator');
    expect((await way.boundingBox())?.height).toBeGreaterThanOrEqual(44);
    expect(await shiftsOf(page)).toEqual([]);
    // That they don't come is the test's own doing.
    await page.unroute('**/*.woff2');
    errors.length = 0;
    await page.reload({ waitUntil: 'networkidle' });
  });

  await step('Enter opens the list, Escape closes it and gives the focus back', async () => {
    await field(page).focus();
    await page.keyboard.press('Enter');
    await expect.poll(() => isFocused(page, 'page-search ol li:first-child a')).toBe(true);
    expect(await found(page)).toContain('Logo Creator');
    expect(await violations(page)).toEqual([]);
    await page.keyboard.press('Escape');
    expect(await isFocused(page, '#missing-words')).toBe(true);
    expect(await page.locator('page-search ol').isVisible()).toBe(false);
    await field(page).fill('voice');
    await expect.poll(() => found(page)).toContain('Voice Drop Generator');
    await page.keyboard.press('Escape');
    expect(await page.locator('page-search ol').isVisible()).toBe(false);
    expect(await field(page).inputValue()).toBe('voice');
  });

  await step('at 320 px with larger text it does not scroll sideways', async () => {
    await page.setViewportSize({ width: 320, height: 640 });
    await page.evaluate(() => Object.assign(document.documentElement.style, { fontSize: '150%' }));
    await field(page).fill('logo');
    await expect.poll(async () => (await found(page)).length).toBeGreaterThan(2);
    expect(await sideways(page)).toBe(0);
  });

  await step('Close takes the bar away, and the reading goes on in the page', async () => {
    await bar.getByRole('button', { name: 'Close' }).click();
    await bar.waitFor({ state: 'detached' });
    expect(await isFocused(page, 'main')).toBe(true);
  });
  expectOnlyThe404(errors);
});

it('without a script the bar of a visitor says that there is nothing, and leads to the user guide', async () => {
  const { page } = await newVisit({ scripts: false });
  await page.goto('/no/such-page');
  await page.getByText("There's no page at this address").waitFor();
  const bar = page.getByRole('complementary', { name: 'Page not found' });
  expect(await bar.getByRole('button', { name: 'Close' }).isVisible()).toBe(false);
  expect(await bar.getByRole('button', { name: 'Search' }).isVisible()).toBe(true);
  expect(await bar.locator('form').getAttribute('action')).toBe('/help');
  expect(await field(page).getAttribute('name')).toBe('q');
});
