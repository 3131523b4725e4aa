import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { TOUR_FLAG } from '#site/tour/tour-flag.ts';
import { violations } from '../support/axe.ts';
import { expectQuiet, testVisits, type VisitorOptions } from '../support/browser.ts';
import { newEmail } from '../support/client.ts';
import { holdRequests } from '../support/held-moments.ts';
import { expectLight, watching } from '../support/look-at-page.ts';
import { signUpInBrowser } from '../support/sign-up-in-browser.ts';
import { step } from '../support/step.ts';

const COMPLETE = '**/api/user/journey/onboardingCompleted';
const TITLES = ['Welcome', 'Logo Generator', 'Voice Drops', 'Press Kits', 'Ready to Start'];

const newVisit = testVisits();

/** The dashboard of an account that has just signed up. */
async function firstVisit(options: VisitorOptions = {}) {
  const visitor = await newVisit(options);
  await signUpInBrowser(visitor.context, newEmail(), { seesTour: true });
  const watcher = watching(visitor);
  await visitor.page.goto('/dashboard');
  await visitor.page.getByRole('dialog', { name: 'Welcome' }).waitFor();
  return watcher;
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

it('the welcome tour of a new account is walked through to its end, and can be taken again', async () => {
  const { page, errors } = await firstVisit({ width: 390 });

  await step(
    'has five steps with a counter, a picture and a link to do it now, and Finish Tour at its end',
    async () => {
      for (const [index, title] of TITLES.entries()) {
        const tour = page.getByRole('dialog', { name: title });
        await tour.waitFor();
        expect(await tour.innerText()).toContain(`Step ${index + 1} of 5`);
        expect(await tour.getByRole('link').getAttribute('href')).toMatch(/^\/[a-z-]+$/);
        expect(await tour.locator('.tour-art > *').count()).toBe(1);
        const next = tour.getByRole('button', { name: index === 4 ? 'Finish Tour' : 'Next' });
        if (index < 4) await next.click();
        else expect(await next.isVisible()).toBe(true);
      }
    },
  );

  await step('fits a screen of 320 and of 344 px on every step', async () => {
    for (const title of TITLES.toReversed()) {
      await page.getByRole('dialog', { name: title }).waitFor();
      for (const width of [320, 344]) {
        await page.setViewportSize({ width, height: 900 });
        const sideways = await page.locator('dialog.tour').evaluate((dialog) => ({
          scrolls: dialog.scrollWidth > dialog.clientWidth,
          cut: [...dialog.querySelectorAll('button, a, .tour-h > *')]
            .filter((node) => node.getBoundingClientRect().right > dialog.clientWidth)
            .map((node) => node.textContent),
        }));
        expect([title, width, sideways]).toEqual([title, width, { scrolls: false, cut: [] }]);
      }
      if (title !== TITLES[0]) await button(page, 'Previous').click();
    }
    await page.setViewportSize({ width: 390, height: 900 });
  });

  await step('says Finishing... while it is saved, and the journey then has it completed', async () => {
    const answer = await holdRequests(page, COMPLETE);
    for (const _ of TITLES.slice(1)) await button(page, 'Next').click();
    await button(page, 'Finish Tour').click();
    await button(page, 'Finishing...').waitFor();
    expect(await completed(page)).toBe(false);
    answer();
    await expect.poll(() => isOpen(page)).toBe(false);
    await expect.poll(async () => [await flag(page), await completed(page)]).toEqual(['true', true]);
  });

  await step('leaves the focus at the Tour button when it is closed, at 390 px', async () => {
    await expect.poll(() => focused(page)).toBe('Tour');
  });

  await step('has an address: ?tour=1 opens it once', async () => {
    await page.goto('/dashboard?tour=1');
    await page.getByRole('dialog', { name: 'Welcome' }).waitFor();
    await expect.poll(() => new URL(page.url()).search).toBe('');
    await page.reload();
    await page.getByRole('heading', { level: 1, name: /Mara/ }).waitFor();
    await page.waitForLoadState('networkidle');
    expect(await isOpen(page)).toBe(false);
  });

  await step('the Tour button reopens the tour, and has the focus again afterwards', async () => {
    await page.getByRole('button', { name: 'Tour', exact: true }).click();
    await page.getByRole('dialog', { name: 'Welcome' }).waitFor();
    await page.keyboard.press('Escape');
    await expect.poll(() => focused(page)).toBe('Tour');
  });
  expectQuiet(errors);
});

it('the welcome tour is left, gone on with, and skipped', async () => {
  const watcher = await firstVisit();
  const { page, errors } = watcher;

  await step('the dashboard stays within its budget with the tour, too', async () => {
    await watcher.loads.quiet();
    expectLight(watcher, '/dashboard', new Map());
  });

  await step('goes by arrow keys, announces each step and keeps the focus inside', async () => {
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
  });

  await step('goes on with the next step for who comes back from doing one', async () => {
    await page.getByRole('link', { name: 'Draw my logo' }).click();
    await page.waitForURL('**/logo-generator');
    await page.goto('/dashboard');
    await page.getByRole('dialog', { name: 'Voice Drops' }).waitFor();
    expectQuiet(errors);
  });

  await step('is completed locally when the call is refused with 401, fails or is lost', async () => {
    for (const status of [401, 500, null]) {
      const asked = page.waitForRequest(COMPLETE);
      await page.route(COMPLETE, (route) => (status ? route.fulfill({ status }) : route.abort()));
      // What the call before has left is not what this one leaves.
      await page.evaluate((key) => localStorage.removeItem(key), TOUR_FLAG);
      await button(page, 'Skip Tour').click();
      await asked;
      await expect.poll(() => isOpen(page)).toBe(false);
      await expect.poll(() => focused(page)).toBe('Tour');
      await expect.poll(async () => [await flag(page), await completed(page)]).toEqual(['true', false]);
      expect(await page.locator('.toast').count()).toBe(0);
      await page.getByRole('button', { name: 'Tour', exact: true }).click();
      await page.getByRole('dialog', { name: 'Welcome' }).waitFor();
    }
    await page.unroute(COMPLETE);
  });

  await step('Escape skips it, and the server is told what it missed', async () => {
    await page.keyboard.press('Escape');
    await expect.poll(() => isOpen(page)).toBe(false);
    await expect.poll(() => completed(page)).toBe(true);
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
