import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { expectQuiet, hydrated, testVisits } from '../support/browser.ts';
import { newEmail, PASSWORD, signedUp } from '../support/client.ts';
import { holdRequests } from '../support/held-moments.ts';
import { step } from '../support/step.ts';

const newVisit = testVisits();

const WRONG = 'five on the floor';

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

const isFocused = (page: Page, name: string) =>
  field(page, name).evaluate((input) => input === document.activeElement);

async function expectSignInScreen(page: Page): Promise<void> {
  await hydrated(page);
  expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe('Welcome aboard');
  expect(await page.getByRole('tab').allTextContents()).toEqual(['Sign in', 'Create account']);
  expect(await page.locator('link[rel=canonical]').getAttribute('href')).toMatch(/\/signin$/);
  await page.getByRole('tab', { name: 'Create account' }).click();
  await field(page, 'First name').waitFor();
  await page.getByRole('tab', { name: 'Sign in' }).click();
  await signIn(page).waitFor();
}

/** The hosts that a page asks for anything from now on. */
function hostsAsked(page: Page): Set<string> {
  const hosts = new Set<string>();
  page.on('request', (request) => hosts.add(new URL(request.url()).host));
  return hosts;
}

const expectOwnHostAlone = (page: Page, hosts: Set<string>) =>
  expect(hosts).toEqual(new Set([new URL(page.url()).host]));

describe('the sign-in screen', () => {
  it('leads to what was asked for, and there shows the account', async () => {
    const { email } = await signedUp();
    const { page, errors } = await newVisit();
    const hosts = hostsAsked(page);

    await step(
      'opens with Create account where an invitation leads, and says when the trial starts',
      async () => {
        await page.goto('/signin?new&next=/pricing');
        await field(page, 'First name').waitFor();
        expect(await page.getByRole('tab', { name: 'Create account' }).getAttribute('aria-selected')).toBe(
          'true',
        );
        await page.getByText('The 7-day Pro trial starts when you say so.').waitFor();
        // A press on a tab is nothing yet while the screen is not alive.
        await hydrated(page);
        await page.getByRole('tab', { name: 'Sign in' }).click();
        await signIn(page).waitFor();
        expectQuiet(errors);
      },
    );

    await step('after signing in a public page, too, shows the account', async () => {
      await fillIn(page, email);
      await field(page, 'Password').press('Enter');
      await page.waitForURL((url) => url.pathname + url.hash === '/pricing');
      await page.getByText("You're on").waitFor();
      expectOwnHostAlone(page, hosts);
    });
  });

  it('keeps what was typed, and leads to no other site, whatever the address says', async () => {
    const { email } = await signedUp();
    const { page, context, errors } = await newVisit();
    const hosts = hostsAsked(page);

    await step('what is typed and pressed before the page is alive is not lost', async () => {
      const letScriptsCome = await holdRequests(page, '**/*.js');
      await page.goto('/signin?next=//evil.example', { waitUntil: 'commit' });
      await field(page, 'E-mail').fill(email);
      await field(page, 'Password').fill(WRONG);
      await page.getByRole('checkbox', { name: 'Remember me' }).press('Space');
      const sent = page.waitForRequest('**/api/auth/sign-in/email');
      await signIn(page).click();
      letScriptsCome();
      expect((await sent).postDataJSON()).toEqual({ email, password: WRONG, rememberMe: false });
    });

    await step('keeps what was typed when the password is wrong', async () => {
      await expect.poll(() => page.getByRole('alert').first().textContent()).not.toBe('');
      expect(await field(page, 'E-mail').inputValue()).toBe(email);
      expect(await field(page, 'Password').inputValue()).toBe(WRONG);
      // That the password is wrong is an error to the browser; nothing else may be.
      expectQuiet(errors.filter((line) => !/status of 401 .*\/sign-in\/email/.test(line)));
    });

    await step('is the same one at /signin, /auth and /auth-login', async () => {
      const served = async (path: string) => (await context.request.get(path)).text();
      for (const path of ['/auth', '/auth-login'])
        expect(await served(path), path).toBe(await served('/signin'));
      await expectSignInScreen(page);
    });

    await step('keeps what was typed when the form makes way for the other one', async () => {
      await fillIn(page, 'mara@example.com');
      await page.getByRole('tab', { name: 'Create account' }).click();
      await field(page, 'First name').waitFor();
      await expect.poll(() => field(page, 'E-mail').inputValue()).toBe('mara@example.com');
      await expect.poll(() => field(page, 'Password').inputValue()).toBe(PASSWORD);
      await page.getByRole('tab', { name: 'Sign in' }).click();
      await signIn(page).waitFor();
    });

    await step('signed in it leads to the dashboard', async () => {
      await fillIn(page, email);
      await signIn(page).click();
      await page.waitForURL((url) => url.pathname + url.hash === '/dashboard');
      expectOwnHostAlone(page, hosts);
    });
  });
});

it('creating an account', async () => {
  const { email: taken } = await signedUp();
  const { page, errors } = await newVisit();
  await page.goto('/signup');
  const create = page.getByRole('button', { name: 'Create account' });

  await step('the sign-in screen is the same one at /signup', async () => {
    await expectSignInScreen(page);
    await page.getByRole('tab', { name: 'Create account' }).click();
  });

  await step('says beside each field what is missing, and leads to the first one', async () => {
    await create.click();
    await expect.poll(() => reasonAt(page, 'First name')).toBe('Enter your first name');
    await expect
      .poll(() => reasonAt(page, 'E-mail'))
      .toBe('Enter an e-mail address such as mara@example.com');
    await expect.poll(() => reasonAt(page, 'Password')).toBe('Use at least 10 characters');
    await expect.poll(() => isFocused(page, 'First name')).toBe(true);
    await field(page, 'First name').fill('Mara');
    await expect.poll(() => reasonAt(page, 'First name')).toBe(null);
    expectQuiet(errors);
  });

  await step('says beside the address that it is taken, and leads there', async () => {
    await fillIn(page, taken);
    await create.click();
    await expect.poll(() => reasonAt(page, 'E-mail')).toMatch(/account/);
    await expect.poll(() => isFocused(page, 'E-mail')).toBe(true);
    expect(await field(page, 'Password').inputValue()).toBe(PASSWORD);
  });

  await step('without an answer keeps what was typed and says so', async () => {
    const email = newEmail();
    await fillIn(page, email);
    await page.route('**/api/auth/sign-up/email', (route) => route.abort());
    await create.click();
    await page.getByText("Can't reach Deckhand").waitFor();
    expect(await field(page, 'E-mail').inputValue()).toBe(email);
    await page.unroute('**/api/auth/sign-up/email');
    await create.click();
    await page.waitForURL('**/dashboard');
  });
});
