import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { testVisits } from '../support/browser.ts';
import { productDatabase } from '../support/product-database.ts';
import { signUpInBrowser } from '../support/sign-up-in-browser.ts';

const db = productDatabase();
const newVisit = testVisits();

describe('the bar at the top', () => {
  it.each([390, 1440])(
    'stays there while the page scrolls, its logo leading to /, at %i px',
    async (width) => {
      const { page, context } = await newVisit({ width, height: 500 });
      for (const path of ['/landing', '/signin', '/dashboard']) {
        if (path === '/dashboard') await signUpInBrowser(context);
        await page.goto(path);
        if (path === '/dashboard') await page.getByRole('heading', { level: 1, name: /Good/ }).waitFor();
        await page.evaluate(() => scrollTo(0, 200));
        const bar = page.getByRole('banner');
        await expect.poll(async () => (await bar.boundingBox())?.y, { message: path }).toBe(0);
        expect(await bar.getByRole('link', { name: 'Deckhand' }).getAttribute('href')).toBe('/');
      }
    },
  );

  it('offers a visitor Sign In, and an account Logout', async () => {
    const { page, context } = await newVisit();
    const bar = page.getByRole('banner');
    await page.goto('/tools');
    expect(await bar.getByRole('link', { name: 'Sign In' }).getAttribute('href')).toBe('/signin');
    expect(await bar.getByRole('button', { name: 'Logout' }).isVisible()).toBe(false);
    await signUpInBrowser(context);
    await page.goto('/dashboard');
    await bar.getByRole('button', { name: 'Logout' }).waitFor();
    await expect.poll(() => bar.getByRole('link', { name: 'Sign In' }).isVisible()).toBe(false);
  });

  it('shows an account its profile image, or an icon where there is none', async () => {
    const { page, context } = await newVisit();
    const email = await signUpInBrowser(context);
    const me = page.getByRole('banner').getByRole('link', { name: 'Mara' });
    await page.goto('/dashboard');
    await me.waitFor();
    await expect
      .poll(async () => [await me.locator('svg').count(), await me.locator('img').count()])
      .toEqual([1, 0]);
    await db.run(sql`UPDATE users SET profile_image_url = '/favicon.svg' WHERE email = ${email}`);
    await page.reload();
    await expect.poll(() => me.locator('img').getAttribute('src')).toBe('/favicon.svg');
    const rail = page.getByRole('complementary', { name: 'Menu' });
    await expect.poll(() => rail.locator('img').getAttribute('src')).toBe('/favicon.svg');
    await expect.poll(() => me.locator('svg').count()).toBe(0);
  });
});

it('a name that is missing reads User in the bar and Demo in the menu', async () => {
  const { page, context } = await newVisit();
  const email = await signUpInBrowser(context);
  await page.goto('/dashboard');
  const me = page.getByRole('banner').getByRole('link', { name: /Mara|User/ });
  await expect.poll(() => me.textContent()).toBe('Mara');
  await db.run(sql`UPDATE users SET first_name = '' WHERE email = ${email}`);
  await page.reload();
  await expect.poll(() => me.textContent()).toBe('User');
  await page.goto('/tools');
  await page.getByRole('button', { name: 'Menu', exact: true }).first().click();
  const menu = page.getByRole('dialog', { name: 'Menu' });
  await menu.getByText(email).waitFor();
  await expect.poll(() => menu.innerText()).toMatch(new RegExp(`Demo\\s+${email}`));
});
