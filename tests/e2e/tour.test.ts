import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { violations } from '../support/axe.ts';
import { expectQuiet, testVisits, type VisitorOptions } from '../support/browser.ts';
import { newEmail } from '../support/client.ts';
import { signUpInBrowser } from '../support/sign-up-in-browser.ts';

const COMPLETE = '**/api/user/journey/onboardingCompleted';
const TITLES = ['Welcome', 'Logo Generator', 'Voice Drops', 'Press Kits', 'Ready to Start'];

const newVisit = testVisits();

/** The dashboard of an account that has just signed up. */
async function firstVisit(options: VisitorOptions = {}) {
  const visitor = await newVisit(options);
  await signUpInBrowser(visitor.context, newEmail(), { seesTour: true });
  await visitor.page.goto('/dashboard');
  const tour = visitor.page.getByRole('dialog', { name: 'Welcome' });
  await tour.waitFor();
  return visitor;
}

const flag = (page: Page) => page.evaluate(() => localStorage.getItem('deckhand.tour-completed'));
const button = (page: Page, name: string) => page.locator('dialog.tour').getByRole('button', { name });
const isOpen = (page: Page) => page.locator('dialog.tour').isVisible();
const focused = (page: Page) => page.evaluate(() => document.activeElement?.textContent);
const completed = async (page: Page) => {
  const journey = await (await page.context().request.get('/api/user/journey')).json();
  return journey.milestones.find((milestone: { key: string }) => milestone.key === 'onboardingCompleted')
    .completed;
};

describe('the welcome tour of a new account', () => {
  it('has five steps with a counter, a picture and a link to do it now, and Finish Tour at its end', async () => {
    const { page, errors } = await firstVisit({ width: 390 });
    for (const [index, title] of TITLES.entries()) {
      const tour = page.getByRole('dialog', { name: title });
      await tour.waitFor();
      expect(await tour.innerText()).toContain(`Step ${index + 1} of 5`);
      expect(await tour.getByRole('link').getAttribute('href')).toMatch(/^\/[a-z-]+$/);
      expect(await tour.locator('.tour-art > *').count()).toBe(1);
      const next = tour.getByRole('button', { name: index === 4 ? 'Finish Tour' : 'Next' });
      if (index < 4) await next.click();
    }
    await button(page, 'Previous').click();
    await page.getByRole('dialog', { name: 'Press Kits' }).waitFor();
    expectQuiet(errors);
  });

  it.each([320, 344])('fits a screen of %i px on every step', async (width) => {
    const { page } = await firstVisit({ width, reducedMotion: 'reduce' });
    for (const title of TITLES) {
      await page.getByRole('dialog', { name: title }).waitFor();
      const sideways = await page.locator('dialog.tour').evaluate((dialog) => ({
        scrolls: dialog.scrollWidth > dialog.clientWidth,
        cut: [...dialog.querySelectorAll('button, a, .tour-h > *')]
          .filter((node) => node.getBoundingClientRect().right > dialog.clientWidth)
          .map((node) => node.textContent),
      }));
      expect([title, sideways]).toEqual([title, { scrolls: false, cut: [] }]);
      if (title !== TITLES.at(-1)) await button(page, 'Next').click();
    }
  });

  it('says Finishing... while it is saved, and the journey then has it completed', async () => {
    const { page, errors } = await firstVisit();
    let answer = () => {};
    const held = new Promise<void>((resolve) => {
      answer = resolve;
    });
    await page.route(COMPLETE, async (route) => {
      await held;
      await route.continue();
    });
    for (let step = 1; step < 5; step++) await button(page, 'Next').click();
    await button(page, 'Finish Tour').click();
    await button(page, 'Finishing...').waitFor();
    answer();
    await expect.poll(() => isOpen(page)).toBe(false);
    await expect.poll(async () => [await flag(page), await completed(page)]).toEqual(['true', true]);
    await page.reload();
    await page.getByRole('heading', { level: 1, name: /Mara/ }).waitFor();
    await page.waitForLoadState('networkidle');
    expect(await isOpen(page)).toBe(false);
    expectQuiet(errors);
  });

  it.each([
    { how: 'is refused with 401', status: 401 },
    { how: 'fails', status: 500 },
    { how: 'is lost', status: null },
  ])('is completed locally when the call $how', async ({ status }) => {
    const { page } = await firstVisit();
    await page.route(COMPLETE, (route) => (status ? route.fulfill({ status }) : route.abort()));
    await button(page, 'Skip Tour').click();
    await expect.poll(() => isOpen(page)).toBe(false);
    await expect.poll(async () => [await flag(page), await completed(page)]).toEqual(['true', false]);
    expect(await page.locator('.toast').count()).toBe(0);
  });

  it('goes by arrow keys, announces each step, keeps the focus inside, and Escape skips it', async () => {
    const { page, errors } = await firstVisit({ reducedMotion: 'reduce' });
    await expect.poll(() => focused(page)).toBe('Next');
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowLeft');
    const counter = page.locator('dialog.tour [aria-live="polite"]');
    await expect.poll(() => counter.textContent()).toBe('Step 2 of 5: Logo Generator');
    for (let press = 0; press < 9; press++) {
      await page.keyboard.press('Tab');
      const place = await page.evaluate(() =>
        document.activeElement === document.body || document.activeElement?.closest('dialog.tour')
          ? 'inside'
          : document.activeElement?.outerHTML,
      );
      expect(place).toBe('inside');
    }
    expect(await violations(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await expect.poll(() => isOpen(page)).toBe(false);
    await expect.poll(() => completed(page)).toBe(true);
    expectQuiet(errors);
  });

  it.each([1440, 390])('leaves the focus at the Tour button when it is closed, at %i px', async (width) => {
    const { page } = await firstVisit({ width, reducedMotion: 'reduce' });
    await page.getByRole('button', { name: 'Skip Tour' }).click();
    await expect.poll(() => isOpen(page)).toBe(false);
    await expect.poll(() => focused(page)).toBe('Tour');
  });

  it('goes on with the next step for who comes back from doing one', async () => {
    const { page } = await firstVisit();
    await button(page, 'Next').click();
    await page.getByRole('link', { name: 'Draw my logo' }).click();
    await page.waitForURL('**/logo-generator');
    await page.goto('/dashboard');
    await page.getByRole('dialog', { name: 'Voice Drops' }).waitFor();
  });
});

describe('the Tour button', () => {
  it('reopens the tour, and has the focus again afterwards', async () => {
    const { page, context } = await newVisit();
    await signUpInBrowser(context);
    await page.goto('/dashboard');
    const tour = page.getByRole('button', { name: 'Tour', exact: true });
    await tour.click();
    await page.getByRole('dialog', { name: 'Welcome' }).waitFor();
    await page.keyboard.press('Escape');
    await expect.poll(() => focused(page)).toBe('Tour');
  });

  it('has an address: ?tour=1 opens it once', async () => {
    const { page, context } = await newVisit();
    await signUpInBrowser(context);
    await page.goto('/dashboard?tour=1');
    await page.getByRole('dialog', { name: 'Welcome' }).waitFor();
    await expect.poll(() => new URL(page.url()).search).toBe('');
  });
});

it('a visitor sees it on the demo dashboard, once, and no server is told', async () => {
  const { page, errors } = await newVisit();
  const told: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().includes('/journey/')) told.push(request.url());
  });
  await page.goto('/dashboard');
  await button(page, 'Skip Tour').click();
  await expect.poll(() => isOpen(page)).toBe(false);
  await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('main');
  await page.reload();
  await page.waitForLoadState('networkidle');
  expect([await isOpen(page), await flag(page), told]).toEqual([false, 'true', []]);
  expectQuiet(errors);
});
