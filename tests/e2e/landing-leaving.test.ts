import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { expectQuiet, testVisits } from '../support/browser.ts';
import { signUpInBrowser } from '../support/sign-up-in-browser.ts';

const newVisit = testVisits();
const offer = (page: Page) => page.locator('exit-offer dialog');

/** The mouse leaves the window by its top edge. */
const leave = (page: Page) =>
  page.evaluate(() =>
    document.documentElement.dispatchEvent(new MouseEvent('mouseleave', { clientX: 400, clientY: -1 })),
  );

/** The landing page, open for so many milliseconds by a clock that stands until it is told to go on. */
async function stay(page: Page, ms: number): Promise<void> {
  await page.clock.install({ time: 0 });
  await page.clock.pauseAt(60_000);
  await page.goto('/landing');
  await page.waitForFunction(() => customElements.get('exit-offer') !== undefined);
  await page.clock.fastForward(ms);
}

describe('the exit-intent modal', () => {
  it('appears when the mouse leaves the top of the window after more than 10 s, and not before', async () => {
    const { page, errors } = await newVisit();
    await stay(page, 5000);
    await leave(page);
    expect(await offer(page).isVisible()).toBe(false);
    await page.clock.fastForward(6000);
    await leave(page);
    await offer(page).waitFor();
    expectQuiet(errors);
  });

  it('appears once ever', async () => {
    const { page } = await newVisit();
    await stay(page, 11_000);
    await leave(page);
    await offer(page).getByRole('button', { name: 'Not now' }).click();
    await leave(page);
    await expect.poll(() => offer(page).isVisible()).toBe(false);
    await page.reload();
    await page.clock.fastForward(11_000);
    await leave(page);
    expect(await offer(page).isVisible()).toBe(false);
    await expect.poll(() => page.evaluate(() => localStorage.getItem('deckhand.exit-offer'))).not.toBeNull();
  });

  it('starts the trial flow by its button', async () => {
    const { page } = await newVisit();
    await stay(page, 11_000);
    await leave(page);
    await offer(page).getByRole('link', { name: 'Get Started Free' }).click();
    await page.waitForURL('**/signin');
  });

  it('closes by its dismiss link', async () => {
    const { page } = await newVisit();
    await stay(page, 11_000);
    await leave(page);
    await offer(page).getByRole('button', { name: 'Not now' }).click();
    await expect.poll(() => offer(page).isVisible()).toBe(false);
    expect(new URL(page.url()).pathname).toBe('/landing');
  });

  it('is not for who is signed in', async () => {
    const { page, context } = await newVisit();
    await signUpInBrowser(context);
    await page.addInitScript(() => localStorage.setItem('deckhand.signed-in', 'yes'));
    await stay(page, 11_000);
    await leave(page);
    expect(await offer(page).isVisible()).toBe(false);
    expect(await page.evaluate(() => localStorage.getItem('deckhand.exit-offer'))).toBeNull();
  });
});

describe('a visitor who is already logged in', () => {
  const overlay = (page: Page) => page.getByRole('complementary', { name: 'Welcome Back!' });

  async function comeBack(width?: number) {
    const visit = await newVisit(width ? { width, height: 844 } : {});
    await signUpInBrowser(visit.context);
    await visit.page.addInitScript(() => localStorage.setItem('deckhand.signed-in', 'yes'));
    await visit.page.goto('/landing');
    return visit;
  }

  it("sees 'Welcome Back! You're already logged in' with 'Go to Dashboard'", async () => {
    const { page, errors } = await comeBack();
    await overlay(page).waitFor();
    expect((await overlay(page).locator('p').innerText()).split('\n')).toEqual([
      'Welcome Back!',
      "You're already logged in",
    ]);
    await overlay(page).getByRole('link', { name: 'Go to Dashboard' }).click();
    await page.waitForURL('**/dashboard');
    expectQuiet(errors);
  });

  it('can send it away, and another part of the page can bring it forward', async () => {
    const { page } = await comeBack(390);
    const dismiss = overlay(page).getByRole('button', { name: 'Dismiss' });
    const { x, width } = (await dismiss.boundingBox()) ?? { x: 390, width: 0 };
    expect(x + width, 'it stands inside its plate').toBeLessThan(390 - 16);
    await dismiss.click();
    await overlay(page).waitFor({ state: 'hidden' });
    await page.evaluate(() => document.dispatchEvent(new CustomEvent('deckhand:welcome-back')));
    await overlay(page).waitFor();
    const way = overlay(page).getByRole('link', { name: 'Go to Dashboard' });
    await expect.poll(() => way.evaluate((link) => link === document.activeElement)).toBe(true);
  });

  it('is not seen by a visitor, nor before the session is known', async () => {
    const { page } = await newVisit();
    await page.goto('/landing');
    expect(await page.locator('welcome-back aside').isVisible()).toBe(false);
    let answer = () => {};
    const held = new Promise<void>((done) => {
      answer = done;
    });
    await page.route('**/api/auth/user', (route) => held.then(() => route.fulfill({ json: null })));
    await page.evaluate(() => localStorage.setItem('deckhand.signed-in', 'yes'));
    await page.reload();
    expect(await page.locator('welcome-back aside').isVisible()).toBe(false);
    answer();
  });
});
