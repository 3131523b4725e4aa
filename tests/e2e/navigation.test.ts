import { sql } from 'drizzle-orm';
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { expectQuiet, testVisits } from '../support/browser.ts';
import { holdRequests } from '../support/held-moments.ts';
import { productDatabase, proveAddress } from '../support/product-database.ts';
import {
  closeMenu,
  linksIn,
  menuOf,
  scrollUnderBar,
  toggleOf,
  useMenuByKeyboard,
} from '../support/side-menu.ts';
import { signUpInBrowser } from '../support/sign-up-in-browser.ts';
import { ADMIN_EMAIL } from '../support/start-product.ts';
import { step } from '../support/step.ts';

const UPGRADE = ['Upgrade to Pro', '/upgrade'];
const ACCOUNT = [
  ['Dashboard Your DJ command center', '/dashboard'],
  ['Voice Drop Generator', '/voice-drops'],
  ['Logo Creator', '/logo-generator'],
  ['Press Kit Builder', '/press-kit'],
  ['Contract Generator', '/contract-generator'],
  ['Gig Tracker', '/gig-tracker'],
  ['DJ Assistant', '/dj-assistant'],
  ['Profile', '/profile'],
  ['Refer & Earn Not open yet', '/referral'],
  UPGRADE,
  ['User Guide', '/help'],
  ['FAQ', '/faq'],
  ['Contact Support', '/support'],
];
const ADMIN = [
  ['Admin Dashboard Not open yet', '/admin'],
  ['Analytics Dashboard Not open yet', '/admin-analytics'],
];
const GROUPS = ['AI DJ Tools', 'Business Tools', 'Account', 'Help & Support'];

const DAY_MS = 24 * 60 * 60 * 1000;

const db = productDatabase();
const newVisit = testVisits();

const railOf = (page: Page) => page.getByRole('complementary', { name: 'Menu' });

/** Has the page ask anew who is here, as it does when its window comes to the front. */
const askAgain = (page: Page) => page.evaluate(() => dispatchEvent(new Event('focus')));

it('an account finds the way on a phone', async () => {
  const { page, context, errors } = await newVisit({ width: 390, reducedMotion: 'no-preference' });
  const email = await signUpInBrowser(context);
  await page.goto('/dashboard');
  await page.getByRole('heading', { level: 1, name: /Good/ }).waitFor();
  const menu = menuOf(page);
  const bar = page.getByRole('navigation', { name: 'Shortcuts' });

  await step('on a phone the bar at the bottom has five places, and its Menu is the only one', async () => {
    await bar.waitFor();
    expect(
      await bar.getByRole('link').evaluateAll((links) => links.map((link) => link.getAttribute('href'))),
    ).toEqual(['/dashboard', '/tools', '/gig-tracker', '/dashboard?chat=1']);
    expect(await page.getByRole('button', { name: 'Menu', exact: true }).count()).toBe(1);
    for (const target of await bar.locator('a, button').all()) {
      expect((await target.boundingBox())?.height).toBeGreaterThanOrEqual(44);
    }
  });
  await step('the bar stays there while the page scrolls, its logo leading to /', () => scrollUnderBar(page));
  await step('opens by keyboard, keeps the focus inside, closes on Escape and gives the focus back', () =>
    useMenuByKeyboard(page),
  );

  await toggleOf(page).click();
  await step('a free account finds every entry in the side menu, with Logout at the bottom', async () => {
    await expect.poll(() => linksIn(menu)).toEqual(ACCOUNT);
    await expect.poll(() => menu.getByRole('heading').allInnerTexts()).toEqual(GROUPS);
    await expect.poll(() => menu.innerText()).toMatch(new RegExp(`Mara\\s+${email}\\s+Free\\s`));
    await expect.poll(() => menu.getByRole('button').last().textContent()).toBe('Logout');
  });

  await step('the subscription badge says what the subscription is', async () => {
    const at = (ends: number | null) => (ends === null ? null : Date.now() + ends);
    // Each other than the one before, so that each has been asked for.
    for (const { badge, trial, pro } of [
      { badge: 'Pro', trial: null, pro: DAY_MS },
      { badge: 'Trial (3d left)', trial: 2.5 * DAY_MS, pro: null },
      { badge: 'Pro', trial: 2.5 * DAY_MS, pro: 30 * DAY_MS },
      { badge: 'Trial (1d left)', trial: 0.1 * DAY_MS, pro: null },
      { badge: 'Trial Expired', trial: -DAY_MS, pro: null },
      { badge: 'Free', trial: null, pro: null },
    ]) {
      await db.run(sql`
        UPDATE users SET trial_ends_at = ${at(trial)}, pro_until = ${at(pro)} WHERE email = ${email}`);
      await askAgain(page);
      await menu.getByText(badge, { exact: true }).waitFor();
    }
  });
  await closeMenu(page);

  await step('its Cue opens the assistant that is on the dashboard already', async () => {
    await bar.getByRole('link', { name: 'Cue' }).click();
    await page.getByRole('dialog', { name: 'Cue' }).waitFor();
    expect(new URL(page.url()).pathname).toBe('/dashboard');
  });
  expectQuiet(errors);
});

it('an account finds the way on a wide screen', async () => {
  const { page, context, errors } = await newVisit();
  const email = await signUpInBrowser(context);
  await page.goto('/dashboard');
  await page.getByRole('heading', { level: 1, name: /Good/ }).waitFor();
  const rail = railOf(page);
  const bar = page.getByRole('banner');
  const me = bar.getByRole('link', { name: /Mara|User/ });

  await step('the rail of a wide screen holds what the side menu holds', async () => {
    await rail.waitFor();
    await expect.poll(() => linksIn(rail)).toEqual(ACCOUNT);
    await expect
      .poll(() => rail.getByRole('link', { name: 'Dashboard' }).getAttribute('aria-current'))
      .toBe('page');
  });
  await step('the bar stays there while the page scrolls, its logo leading to /', () => scrollUnderBar(page));

  await step('offers an account Logout', async () => {
    await bar.getByRole('button', { name: 'Logout' }).waitFor();
    await expect.poll(() => bar.getByRole('link', { name: 'Sign In' }).isVisible()).toBe(false);
  });

  await step('Upgrade to Pro is not offered when the subscription status is active or trial', async () => {
    for (const status of ['active', 'free', 'trial', 'free']) {
      const until = Date.now() + DAY_MS;
      await db.run(sql`
        UPDATE users SET pro_until = ${status === 'active' ? until : null},
          trial_ends_at = ${status === 'trial' ? until : null} WHERE email = ${email}`);
      await askAgain(page);
      await expect
        .poll(() => linksIn(rail), { message: status })
        .toEqual(ACCOUNT.filter((entry) => entry !== UPGRADE || status === 'free'));
    }
  });

  await step('shows an account its profile image, or an icon where there is none', async () => {
    await expect
      .poll(async () => [await me.locator('svg').count(), await me.locator('img').count()])
      .toEqual([1, 0]);
    await db.run(sql`UPDATE users SET profile_image_url = '/favicon.svg' WHERE email = ${email}`);
    await askAgain(page);
    await expect.poll(() => me.locator('img').getAttribute('src')).toBe('/favicon.svg');
    await expect.poll(() => rail.locator('img').getAttribute('src')).toBe('/favicon.svg');
    await expect.poll(() => me.locator('svg').count()).toBe(0);
  });

  await step('a name that is missing reads User in the bar and Demo in the menu', async () => {
    await expect.poll(() => me.textContent()).toBe('Mara');
    await db.run(sql`UPDATE users SET first_name = '' WHERE email = ${email}`);
    await askAgain(page);
    await expect.poll(() => me.textContent()).toBe('User');
    await page.goto('/faq');
    await toggleOf(page).click();
    await menuOf(page).getByText(email).waitFor();
    await expect.poll(() => menuOf(page).innerText()).toMatch(new RegExp(`Demo\\s+${email}`));
  });
  await step('a page that anybody may read has the same menu, and marks itself in it', async () => {
    await expect.poll(() => linksIn(menuOf(page))).toEqual(ACCOUNT);
    await expect.poll(() => menuOf(page).locator('[aria-current]').allInnerTexts()).toEqual(['FAQ']);
    await closeMenu(page);
  });
  await step('opens by keyboard, keeps the focus inside, closes on Escape and gives the focus back', () =>
    useMenuByKeyboard(page),
  );
  expectQuiet(errors);

  await step('as long as it is on its way, the menu says so', async () => {
    const answer = await holdRequests(page, '**/dashboard');
    await page.goto('/faq');
    await toggleOf(page).click();
    await menuOf(page).getByText('Loading...').waitFor();
    answer();
    await expect.poll(() => linksIn(menuOf(page))).toEqual(ACCOUNT);
    await page.unroute('**/dashboard');
  });

  await step('where it cannot be had there is the menu of a visitor', async () => {
    await page.route('**/dashboard', (route) => route.abort());
    await page.goto('/faq');
    await toggleOf(page).click();
    await menuOf(page).getByRole('link', { name: 'Explore All Tools' }).waitFor();
    await page.unroute('**/dashboard');
  });

  await step('where nobody says who is here, the menu still opens', async () => {
    await page.route('**/api/auth/user', (route) => route.fulfill({ status: 503 }));
    await page.goto('/faq');
    await toggleOf(page).click();
    await menuOf(page).getByRole('link', { name: 'Dashboard' }).waitFor();
  });
});

it('the Admin section and User Feedback are there only for role admin', async () => {
  const { page, context } = await newVisit();
  // An earlier try may have the address already.
  await db.run(sql`UPDATE users SET email = id || '@example.com' WHERE email = ${ADMIN_EMAIL}`);
  await signUpInBrowser(context, ADMIN_EMAIL);
  const feedback = page.getByRole('link', { name: 'User Feedback' });
  const rail = railOf(page);
  await page.goto('/dashboard');
  await rail.waitFor();
  await expect.poll(() => linksIn(rail)).toEqual(ACCOUNT);
  expect(await feedback.isVisible()).toBe(false);

  await proveAddress(db, ADMIN_EMAIL);
  await askAgain(page);
  await rail.getByText('Admin Pro').waitFor();
  await expect.poll(() => linksIn(rail)).toEqual([...ACCOUNT, ...ADMIN]);
  await expect.poll(() => rail.getByRole('heading').allInnerTexts()).toEqual([...GROUPS, 'Admin']);
  await feedback.waitFor();
  expect(await feedback.getAttribute('href')).toBe('/admin-feedback');
});
