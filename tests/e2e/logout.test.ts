import type { BrowserContext, Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { expectQuiet, hydrated, testVisits } from '../support/browser.ts';
import { signUpInBrowser } from '../support/sign-up-in-browser.ts';
import { step } from '../support/step.ts';

const newVisit = testVisits();

const kept = (page: Page) =>
  page.evaluate(() => ({ local: Object.keys(localStorage), session: Object.keys(sessionStorage) }));

/** The dashboard of this account, with something of it in every store of the browser. */
async function expectAtWork(page: Page, context: BrowserContext): Promise<void> {
  await page.getByRole('heading', { level: 1, name: /Mara/ }).waitFor();
  await expect
    .poll(() => kept(page))
    .toEqual({
      local: expect.arrayContaining(['deckhand.signed-in']),
      session: expect.arrayContaining(['draft:logo-generator']),
    });
  expect((await context.cookies()).length).toBeGreaterThan(0);
}

/** Who looks at a page as a visitor has an account now, and comes back to the window. */
async function signedUpElsewhere(page: Page, context: BrowserContext): Promise<string> {
  const email = await signUpInBrowser(context);
  await page.evaluate(() => {
    sessionStorage.setItem('draft:logo-generator', '{}');
    dispatchEvent(new Event('focus'));
  });
  return email;
}

const logout = (page: Page) => page.getByRole('banner').getByRole('button', { name: 'Logout' }).click();

async function expectVisitor(page: Page, email: string): Promise<void> {
  await page.getByRole('banner').getByRole('link', { name: 'Sign In' }).waitFor();
  const text = await page.locator('body').innerText();
  expect(text).not.toContain('Mara');
  expect(text).not.toContain(email);
}

it('Logout leaves nothing of the account in the browser, and does not hang on the server', async () => {
  const { page, context, errors } = await newVisit();
  const email = await signUpInBrowser(context);
  await page.goto('/logo-generator');
  await hydrated(page);
  await page.getByLabel('Artist name').fill('DJ NOVA');
  await page.goto('/dashboard');
  await expectAtWork(page, context);

  await step(
    'Logout clears local and session storage and the cookies, and goes to the landing page',
    async () => {
      await logout(page);
      await page.waitForURL('**/landing');
      await expectVisitor(page, email);
      expect(await kept(page)).toEqual({ local: [], session: [] });
      expect(await context.cookies()).toEqual([]);
      expect((await context.request.get('/api/auth/user')).status()).toBe(401);
      expectQuiet(errors);
    },
  );

  await step('after Logout, going Back shows nothing of the account', async () => {
    await page.goBack();
    await page.waitForURL('**/dashboard');
    await page.getByText('Preview Mode').waitFor({ state: 'attached' });
    await expectVisitor(page, email);
  });

  const emails = [email];
  for (const { how, answer } of [
    { how: 'is lost', answer: null },
    { how: 'fails', answer: 500 },
  ]) {
    await step(`a logout call that ${how} is ignored and the cleanup still runs`, async () => {
      const another = await signedUpElsewhere(page, context);
      emails.push(another);
      await expectAtWork(page, context);
      await page.route('**/api/auth/logout', (route) =>
        answer ? route.fulfill({ status: answer }) : route.abort(),
      );
      await logout(page);
      await page.waitForURL('**/landing');
      await expectVisitor(page, another);
      // But a note that the session's cookie is still there, which only the server can take away.
      expect(await kept(page)).toEqual({ local: ['deckhand.sign-out-again'], session: [] });
      await page.goto('/dashboard');
      await page.getByRole('button', { name: 'Try Again' }).waitFor();
      await expect.poll(() => page.getByText(another).count()).toBe(0);
      await page.unroute('**/api/auth/logout');
      await page.getByRole('button', { name: 'Try Again' }).click();
      await page.getByText('Preview Mode').waitFor();
      expect((await context.request.get('/api/auth/user')).status()).toBe(401);
    });
  }

  await step('after Logout a page of an account asks to sign in', async () => {
    await page.goto('/journey');
    await page.getByRole('heading', { level: 1, name: 'Please Sign In' }).waitFor();
    const way = page.getByRole('main').getByRole('link', { name: 'Sign In' });
    expect(await way.getAttribute('href')).toBe('/signin?next=%2Fjourney');
    for (const email of emails) await expectVisitor(page, email);
  });

  await step('the Logout of the side menu does the same', async () => {
    const another = await signedUpElsewhere(page, context);
    await page.setViewportSize({ width: 390, height: 844 });
    await page.getByText('1 of 7 milestones').waitFor();
    await page.getByRole('button', { name: 'Menu', exact: true }).filter({ visible: true }).click();
    await page.getByRole('dialog', { name: 'Menu' }).getByRole('button', { name: 'Logout' }).click();
    await page.waitForURL('**/landing');
    await expectVisitor(page, another);
    expect(await context.cookies()).toEqual([]);
  });
});
