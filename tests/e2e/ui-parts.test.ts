import type { Page } from 'playwright-core';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { expectQuiet, hydrated, testVisits, type Visitor } from '../support/browser.ts';

const newVisit = testVisits();
let visitor: Visitor;
let page: Page;

beforeEach(async () => {
  visitor = await newVisit();
  page = visitor.page;
  await page.clock.install();
  await page.goto('/styleguide');
  await hydrated(page);
});
afterEach(() => expectQuiet(visitor.errors));

const toasts = () => page.locator('.toast:not([data-state=closed])');
const showToast = (tone: string) =>
  page
    .getByRole('button', { name: `Toast: ${tone}` })
    .first()
    .click();

/** From here on time stands still but for runFor: how fast this machine is makes no difference. */
const standStill = async () => page.clock.pauseAt((await page.evaluate(() => Date.now())) + 500);

describe('a toast (spec §9)', () => {
  it('goes by itself after 5000 ms', async () => {
    await standStill();
    await showToast('ok');
    await toasts().waitFor();
    await page.mouse.move(700, 10);
    await page.clock.runFor(4999);
    expect(await toasts().count()).toBe(1);
    await page.clock.runFor(1);
    await expect.poll(() => toasts().count()).toBe(0);
  });

  it('is the only one: the next takes its place', async () => {
    await showToast('ok');
    await showToast('danger');
    await expect.poll(() => toasts().count()).toBe(1);
    await expect.poll(() => toasts().getAttribute('data-tone')).toBe('danger');
  });

  it('is dismissed by a swipe of more than 50 px to the right, and not by less', async () => {
    await showToast('ok');
    await toasts().waitFor();
    await standStill();
    const swipe = async (by: number) => {
      const box = await toasts().boundingBox();
      if (!box) throw new Error('No toast to swipe');
      const [x, y] = [box.x + 20, box.y + 12];
      await page.mouse.move(x, y);
      await page.mouse.down();
      for (let moved = 5; moved <= by; moved += 5) await page.mouse.move(x + moved, y);
      await page.mouse.up();
    };
    await swipe(40);
    expect(await toasts().count()).toBe(1);
    await swipe(70);
    await page.clock.runFor(500);
    await expect.poll(() => toasts().count()).toBe(0);
  });

  it('is reached by F8', async () => {
    await showToast('ok');
    await toasts().waitFor();
    await standStill();
    await page.keyboard.press('F8');
    const isThere = () =>
      page.evaluate(() => document.activeElement?.closest('[aria-label*="F8"], .toasts') !== null);
    await expect.poll(isThere).toBe(true);
  });
});

describe('a dialog', () => {
  it('keeps the focus inside, closes on Escape and gives the focus back', async () => {
    const opener = page.getByRole('button', { name: 'Open dialog' }).first();
    await opener.click();
    const dialog = page.getByRole('dialog');
    await dialog.waitFor();
    for (let n = 0; n < 12; n++) {
      await page.keyboard.press('Tab');
      expect(await page.evaluate(() => document.activeElement?.closest('[role=dialog]') !== null)).toBe(true);
    }
    await page.keyboard.press('Escape');
    await expect.poll(() => dialog.count()).toBe(0);
    await expect.poll(() => opener.evaluate((element) => element === document.activeElement)).toBe(true);
  });
});
