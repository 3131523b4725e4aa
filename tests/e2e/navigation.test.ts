import { sql } from 'drizzle-orm';
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { expectQuiet, testVisits } from '../support/browser.ts';
import { productDatabase, proveAddress } from '../support/product-database.ts';
import { signUpInBrowser } from '../support/sign-up-in-browser.ts';
import { ADMIN_EMAIL } from '../support/start-product.ts';

const TOOLS_OF_AI = [
  ['Voice Drop Generator', '/voice-drops'],
  ['Logo Creator', '/logo-generator'],
  ['Press Kit Builder', '/press-kit'],
];
const VISITOR = [
  ['Start Free Trial', '/signin'],
  ['Explore All Tools', '/tools'],
  ...TOOLS_OF_AI,
  ['DJ Blog', '/blog'],
  ['Pricing', '/pricing'],
  ['Help and FAQ', '/help'],
  ['Contact', '/contact'],
];
const UPGRADE = ['Upgrade to Pro', '/upgrade'];
const ACCOUNT = [
  ['Dashboard Your DJ command center', '/dashboard'],
  ...TOOLS_OF_AI,
  ['Contract Generator', '/contract-generator'],
  ['Gig Tracker', '/gig-tracker'],
  ['DJ Assistant', '/dj-assistant'],
  ['Profile', '/profile'],
  ['Refer & Earn', '/referral'],
  UPGRADE,
  ['User Guide', '/help'],
  ['FAQ', '/faq'],
  ['Contact Support', '/support'],
];
const ADMIN = [
  ['Admin Dashboard', '/admin'],
  ['Analytics Dashboard', '/admin-analytics'],
];
const GROUPS = ['AI DJ Tools', 'Business Tools', 'Account', 'Help & Support'];

const db = productDatabase();
const newVisit = testVisits();

async function openMenu(page: Page) {
  await page.getByRole('button', { name: 'Menu', exact: true }).first().click();
  return page.getByRole('dialog', { name: 'Menu' });
}

const linksIn = (place: ReturnType<Page['getByRole']>) =>
  place
    .getByRole('link')
    .evaluateAll((links) =>
      links.map((link) => [
        (link as HTMLElement).innerText.replaceAll(/\s+/g, ' ').trim(),
        link.getAttribute('href'),
      ]),
    );

it.each([390, 1440])('a visitor finds every entry in the side menu at %i px', async (width) => {
  const { page, errors } = await newVisit({ width });
  await page.goto('/landing');
  const menu = await openMenu(page);
  await expect.poll(() => linksIn(menu)).toEqual(VISITOR);
  await expect.poll(() => menu.getByRole('heading').allInnerTexts()).toEqual(['AI DJ Tools']);
  expect(await menu.getByRole('button', { name: 'Logout' }).count()).toBe(0);
  expectQuiet(errors);
});

it('a free account finds every entry in the side menu, with Logout at the bottom', async () => {
  const { page, context, errors } = await newVisit({ width: 390 });
  const email = await signUpInBrowser(context);
  await page.goto('/dashboard');
  await page.getByRole('heading', { level: 1, name: /Good/ }).waitFor();
  const menu = await openMenu(page);
  await expect.poll(() => linksIn(menu)).toEqual(ACCOUNT);
  await expect.poll(() => menu.getByRole('heading').allInnerTexts()).toEqual(GROUPS);
  await expect.poll(() => menu.innerText()).toMatch(new RegExp(`Mara\\s+${email}\\s+Free\\s`));
  await expect.poll(() => menu.getByRole('button').last().textContent()).toBe('Logout');
  expectQuiet(errors);
});

it('the rail of a wide screen holds what the side menu holds', async () => {
  const { page, context } = await newVisit({ width: 1440 });
  await signUpInBrowser(context);
  await page.goto('/profile');
  const rail = page.getByRole('complementary', { name: 'Menu' });
  await rail.waitFor();
  await expect.poll(() => linksIn(rail)).toEqual(ACCOUNT);
  await expect
    .poll(() => rail.getByRole('link', { name: 'Profile' }).getAttribute('aria-current'))
    .toBe('page');
});

it.each(['active', 'trial'])(
  'Upgrade to Pro is not offered when the subscription status is %s',
  async (status) => {
    const { page, context } = await newVisit();
    const email = await signUpInBrowser(context);
    await db.run(sql`UPDATE users SET subscription_status = ${status} WHERE email = ${email}`);
    await page.goto('/dashboard');
    const rail = page.getByRole('complementary', { name: 'Menu' });
    await rail.waitFor();
    await expect.poll(() => linksIn(rail)).toEqual(ACCOUNT.filter((entry) => entry !== UPGRADE));
  },
);

it('the Admin section and User Feedback are there only for role admin', async () => {
  const { page, context } = await newVisit();
  // An earlier try may have the address already.
  await db.run(sql`UPDATE users SET email = id || '@example.com' WHERE email = ${ADMIN_EMAIL}`);
  await signUpInBrowser(context, ADMIN_EMAIL);
  const feedback = page.getByRole('link', { name: 'User Feedback' });
  const rail = page.getByRole('complementary', { name: 'Menu' });
  await page.goto('/dashboard');
  await rail.waitFor();
  await expect.poll(() => linksIn(rail)).toEqual(ACCOUNT);
  expect(await feedback.isVisible()).toBe(false);

  await proveAddress(db, ADMIN_EMAIL);
  await page.reload();
  await rail.getByText('Admin Pro').waitFor();
  await expect.poll(() => linksIn(rail)).toEqual([...ACCOUNT, ...ADMIN]);
  await expect.poll(() => rail.getByRole('heading').allInnerTexts()).toEqual([...GROUPS, 'Admin']);
  expect(await feedback.getAttribute('href')).toBe('/admin-feedback');
});

it('the subscription badge says what the subscription is', async () => {
  const DAY_MS = 24 * 60 * 60 * 1000;
  const { page, context } = await newVisit({ width: 390 });
  const email = await signUpInBrowser(context);
  for (const { badge, status, trial, ends } of [
    { badge: 'Free', status: 'free', trial: 0, ends: null },
    { badge: 'Pro', status: 'active', trial: 0, ends: null },
    { badge: 'Trial (3d left)', status: 'trial', trial: 0, ends: 2.5 * DAY_MS },
    { badge: 'Trial (1d left)', status: 'free', trial: 1, ends: 0.1 * DAY_MS },
    { badge: 'Trial Expired', status: 'trial', trial: 1, ends: -DAY_MS },
    { badge: 'Trial', status: 'trial', trial: 1, ends: null },
  ]) {
    await db.run(sql`
      UPDATE users SET subscription_status = ${status}, has_pro_trial = ${trial},
        trial_ends_at = ${ends === null ? null : Date.now() + ends} WHERE email = ${email}`);
    await page.goto('/dashboard');
    const menu = await openMenu(page);
    await menu.getByText(badge, { exact: true }).waitFor();
  }
});
