import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { expectQuiet, testVisits, type VisitorOptions } from '../support/browser.ts';
import { leadsTo } from '../support/leads-to.ts';
import { signUpInBrowser } from '../support/sign-up-in-browser.ts';
import { step } from '../support/step.ts';

const newVisit = testVisits();
const offer = (page: Page) => page.locator('exit-offer dialog');
const welcome = (page: Page) => page.locator('welcome-back aside');
const wasOffered = (page: Page) => page.evaluate(() => localStorage.getItem('deckhand.exit-offer'));

/** The mouse leaves the window by its top edge. What that opens is open when this ends. */
const leave = (page: Page) =>
  page.evaluate(() =>
    document.documentElement.dispatchEvent(new MouseEvent('mouseleave', { clientX: 400, clientY: -1 })),
  );

/** All parts of the page listen. */
const listening = (page: Page) =>
  page.waitForFunction(() => customElements.get('welcome-back') !== undefined);

/** Somebody for whom time goes by when the test says so. */
async function newVisitByTheClock(options?: VisitorOptions) {
  const visit = await newVisit(options);
  await visit.page.clock.install({ time: 0 });
  await visit.page.clock.pauseAt(60_000);
  return visit;
}

it('a visitor who is about to leave gets one offer, ever, and sees a clock for decoration', async () => {
  const { page, errors } = await newVisitByTheClock();
  await page.goto('/landing');
  await listening(page);

  await step(
    'appears when the mouse leaves the top of the window after more than 10 s, and not before',
    async () => {
      await page.clock.fastForward(5000);
      await leave(page);
      expect(await offer(page).isVisible()).toBe(false);
      await page.clock.fastForward(6000);
      await leave(page);
      await offer(page).waitFor();
    },
  );

  await step('starts the trial flow by its button', async () => {
    const start = offer(page).getByRole('link', { name: 'Start Free Trial' });
    expect(await leadsTo(page, () => start.click())).toBe('/signin?new&next=%2Fcheckout%3Fplan%3Dtrial');
  });

  await step('closes by its dismiss link', async () => {
    await offer(page).getByRole('button', { name: 'Not now' }).click();
    await expect.poll(() => offer(page).isVisible()).toBe(false);
    expect(new URL(page.url()).pathname).toBe('/landing');
    await leave(page);
    expect(await offer(page).isVisible()).toBe(false);
  });

  await step(
    'the countdown starts at 2:17:30, ticks each second, resets at zero, and is for the eyes alone',
    async () => {
      await page.reload();
      await listening(page);
      const clock = page.locator('count-down');
      expect(await clock.getAttribute('aria-hidden')).toBe('true');
      const seconds = async () =>
        ((await clock.textContent()) ?? '').split(':').reduce((sum, part) => sum * 60 + Number(part), 0);
      expect(await seconds()).toBe(8250);
      await page.clock.runFor(5000);
      expect(await seconds()).toBe(8245);
      await page.clock.runFor(8_245_000);
      expect(await seconds()).toBe(0);
      await page.clock.runFor(1000);
      expect(await clock.textContent()).toBe('02:17:30');
      await page.getByText("The clock is decoration. The offer doesn't run out.").waitFor();
    },
  );

  await step('appears once ever', async () => {
    await leave(page);
    expect(await offer(page).isVisible()).toBe(false);
    expect(await wasOffered(page)).not.toBeNull();
    // Nothing else held it back.
    await page.evaluate(() => localStorage.removeItem('deckhand.exit-offer'));
    await leave(page);
    expect(await offer(page).isVisible()).toBe(true);
  });

  await step('the welcome back is not seen by a visitor', async () => {
    expect(await welcome(page).isVisible()).toBe(false);
  });
  expectQuiet(errors);
});

it('somebody who is already logged in is welcomed back, and gets no offer', async () => {
  const { page, context, errors } = await newVisitByTheClock({ width: 390, height: 844 });
  await signUpInBrowser(context);
  await page.addInitScript(() => localStorage.setItem('deckhand.signed-in', 'yes'));
  let answer = () => {};
  const held = new Promise<void>((done) => {
    answer = done;
  });
  let asks = 0;
  await page.route('**/api/auth/user', async (route) => {
    asks++;
    await held;
    await route.continue();
  });
  await page.goto('/landing');
  await listening(page);
  const toDashboard = welcome(page).getByRole('link', { name: 'Go to Dashboard' });

  await step('is not welcomed before the session is known', async () => {
    await expect.poll(() => asks).toBeGreaterThan(0);
    expect(await welcome(page).isVisible()).toBe(false);
    answer();
  });

  await step("sees 'Welcome Back! You're already logged in' with 'Go to Dashboard'", async () => {
    await page.getByRole('complementary', { name: 'Welcome Back!' }).waitFor();
    expect((await welcome(page).locator('p').innerText()).split('\n')).toEqual([
      'Welcome Back!',
      "You're already logged in",
    ]);
    expect(await leadsTo(page, () => toDashboard.click())).toBe('/dashboard');
  });

  await step('can send it away', async () => {
    const dismiss = welcome(page).getByRole('button', { name: 'Dismiss' });
    const { x, width } = (await dismiss.boundingBox()) ?? { x: 390, width: 0 };
    expect(x + width, 'it stands inside its plate').toBeLessThan(390 - 16);
    await dismiss.click();
    await welcome(page).waitFor({ state: 'hidden' });
  });

  await step('another part of the page can bring it forward', async () => {
    await page.evaluate(() => document.dispatchEvent(new CustomEvent('deckhand:welcome-back')));
    await welcome(page).waitFor();
    await expect.poll(() => toDashboard.evaluate((link) => link === document.activeElement)).toBe(true);
    await welcome(page).getByRole('button', { name: 'Dismiss' }).click();
    await welcome(page).waitFor({ state: 'hidden' });
  });

  await step('Access Your Toolkit lights up for a moment, welcomes back and goes nowhere', async () => {
    await page.setViewportSize({ width: 1440, height: 900 });
    const call = page.getByRole('button', { name: 'Access Your Toolkit' });
    await call.waitFor();
    expect(await page.getByText('Ready to Elevate Your DJ Brand?').isVisible()).toBe(false);
    await call.click();
    expect(await call.getAttribute('aria-busy')).toBe('true');
    await page.getByText("You're already logged in").waitFor();
    await page.clock.runFor(1900);
    expect(await call.getAttribute('aria-busy')).toBe('true');
    await page.clock.runFor(100);
    await expect.poll(() => call.getAttribute('aria-busy')).toBeNull();
    expect(new URL(page.url()).pathname).toBe('/landing');
  });

  await step('the exit-intent modal is not for who is signed in', async () => {
    await page.clock.runFor(11_000);
    await leave(page);
    expect(await offer(page).isVisible()).toBe(false);
    expect(await wasOffered(page)).toBeNull();
  });
  expectQuiet(errors);
});
