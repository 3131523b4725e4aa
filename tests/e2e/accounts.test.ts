import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { expectQuiet, hydrated, testVisits } from '../support/browser.ts';
import { newEmail, PASSWORD, signedUp } from '../support/client.ts';

const newVisit = testVisits();

const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });
const signIn = (page: Page) => page.getByRole('button', { name: 'Sign in', exact: true });

async function fillIn(page: Page, email: string, password = PASSWORD): Promise<void> {
  await hydrated(page);
  await field(page, 'E-mail').fill(email);
  await field(page, 'Password').fill(password);
}

/** The reason beside a field, as assistive technology finds it. */
async function reasonAt(page: Page, name: string): Promise<string | null> {
  const input = field(page, name);
  if ((await input.getAttribute('aria-invalid')) !== 'true') return null;
  const id = (await input.getAttribute('aria-describedby'))?.split(' ')[0];
  return page.locator(`[id="${id}"]`).textContent();
}

describe('the sign-in screen', () => {
  it('says that it needs JavaScript where there is none, and shows no form', async () => {
    const { page } = await newVisit({ scripts: false });
    for (const path of ['/signin', '/forgot-password']) {
      await page.goto(path);
      expect(await page.locator('main noscript p').isVisible(), path).toBe(true);
      expect(await page.getByRole('main').getByRole('button').count(), path).toBe(0);
    }
  });

  it('is the same one at /signin, /signup, /auth and /auth-login', async () => {
    const { page, errors } = await newVisit();
    for (const path of ['/signin', '/signup', '/auth', '/auth-login']) {
      await page.goto(path);
      await hydrated(page);
      expect(await page.getByRole('heading', { level: 1 }).textContent(), path).toBe('Welcome aboard');
      expect(await page.getByRole('tab').allTextContents(), path).toEqual(['Sign in', 'Create account']);
      expect(await page.locator('link[rel=canonical]').getAttribute('href')).toMatch(/\/signin$/);
      await page.getByRole('tab', { name: 'Create account' }).click();
      await field(page, 'First name').waitFor();
      await page.getByRole('tab', { name: 'Sign in' }).click();
      await signIn(page).waitFor();
    }
    expectQuiet(errors);
  });

  it('keeps what was typed when the password is wrong', async () => {
    const { email } = await signedUp();
    const { page } = await newVisit();
    await page.goto('/signin');
    await fillIn(page, email, 'five on the floor');
    await signIn(page).click();
    await expect.poll(() => page.getByRole('alert').first().textContent()).not.toBe('');
    expect(await field(page, 'E-mail').inputValue()).toBe(email);
    expect(await field(page, 'Password').inputValue()).toBe('five on the floor');
    await field(page, 'Password').fill(PASSWORD);
    await field(page, 'Password').press('Enter');
    await page.waitForURL('**/dashboard');
  });

  it('keeps what was typed when the form makes way for the other one', async () => {
    const { page } = await newVisit();
    await page.goto('/signin');
    await fillIn(page, 'mara@example.com');
    await page.getByRole('tab', { name: 'Create account' }).click();
    await expect.poll(() => field(page, 'E-mail').inputValue()).toBe('mara@example.com');
    await expect.poll(() => field(page, 'Password').inputValue()).toBe(PASSWORD);
  });
});

describe('creating an account', () => {
  it('says beside each field what is missing, and leads to the first one', async () => {
    const { page, errors } = await newVisit();
    await page.goto('/signup');
    await hydrated(page);
    await page.getByRole('button', { name: 'Create account' }).click();
    await expect.poll(() => reasonAt(page, 'First name')).toBe('Enter your first name');
    await expect
      .poll(() => reasonAt(page, 'E-mail'))
      .toBe('Enter an e-mail address such as mara@example.com');
    await expect.poll(() => reasonAt(page, 'Password')).toBe('Use at least 10 characters');
    await expect
      .poll(() => field(page, 'First name').evaluate((input) => input === document.activeElement))
      .toBe(true);
    await field(page, 'First name').fill('Mara');
    await expect.poll(() => reasonAt(page, 'First name')).toBe(null);
    expectQuiet(errors);
  });

  it('says beside the address that it is taken, and leads there', async () => {
    const { email } = await signedUp();
    const { page } = await newVisit();
    await page.goto('/signup');
    await fillIn(page, email);
    await field(page, 'First name').fill('Mara');
    await page.getByRole('button', { name: 'Create account' }).click();
    await expect.poll(() => reasonAt(page, 'E-mail')).toMatch(/account/);
    await expect
      .poll(() => field(page, 'E-mail').evaluate((input) => input === document.activeElement))
      .toBe(true);
    expect(await field(page, 'Password').inputValue()).toBe(PASSWORD);
  });

  it('without an answer keeps what was typed and says so', async () => {
    const { page } = await newVisit();
    const email = newEmail();
    await page.goto('/signup');
    await fillIn(page, email);
    await field(page, 'First name').fill('Mara');
    await page.route('**/api/auth/sign-up/email', (route) => route.abort());
    const create = page.getByRole('button', { name: 'Create account' });
    await create.click();
    await page.getByText('Deckhand does not answer').waitFor();
    expect(await field(page, 'E-mail').inputValue()).toBe(email);
    await page.unroute('**/api/auth/sign-up/email');
    await create.click();
    await page.waitForURL('**/dashboard');
  });
});

describe('after signing in', () => {
  it.each([
    ['', '/dashboard'],
    ['?next=/profile%23sessions', '/profile#sessions'],
    ['?next=//evil.example', '/dashboard'],
    ['?next=https://evil.example/', '/dashboard'],
    ['?next=/%5Cevil.example', '/dashboard'],
    ['?next=javascript:alert(1)', '/dashboard'],
  ])('/signin%s leads to %s', async (query, target) => {
    const { email } = await signedUp();
    const { page } = await newVisit();
    const left: string[] = [];
    page.on('request', (request) => left.push(new URL(request.url()).host));
    await page.goto(`/signin${query}`);
    await fillIn(page, email);
    await signIn(page).click();
    await page.waitForURL((url) => url.pathname + url.hash === target);
    expect(new Set(left)).toEqual(new Set([new URL(page.url()).host]));
  });

  it('a public page, too, shows the account', async () => {
    const { email } = await signedUp();
    const { page } = await newVisit();
    await page.goto('/signin?next=/pricing');
    await fillIn(page, email);
    await signIn(page).click();
    await page.waitForURL('**/pricing');
    await page.getByText('You are on').waitFor();
  });
});
