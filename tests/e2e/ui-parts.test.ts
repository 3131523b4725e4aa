import type { Browser, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { expectQuiet, newVisitor, openBrowser, type Visitor } from '../support/browser.ts';

let browser: Browser;
let visitor: Visitor;
let page: Page;

beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

beforeEach(async () => {
  visitor = await newVisitor(browser);
  page = visitor.page;
  await page.clock.install();
  await page.goto('/styleguide');
  await page.getByRole('button', { name: 'Toast: ok' }).first().waitFor();
});
afterEach(async () => {
  expectQuiet(visitor.errors);
  await visitor.context.close();
});

const toasts = () => page.locator('.toast:not([data-state=closed])');
const showToast = (tone: string) =>
  page
    .getByRole('button', { name: `Toast: ${tone}` })
    .first()
    .click();

describe('a toast (spec §9)', () => {
  it('goes by itself after 5000 ms', async () => {
    await showToast('ok');
    await toasts().waitFor();
    await page.mouse.move(700, 10);
    await page.clock.runFor(4900);
    expect(await toasts().count()).toBe(1);
    await page.clock.runFor(200);
    await expect.poll(() => toasts().count()).toBe(0);
  });

  it('is the only one: the next takes its place', async () => {
    await showToast('ok');
    await showToast('danger');
    await expect.poll(() => toasts().count()).toBe(1);
    expect(await toasts().getAttribute('data-tone')).toBe('danger');
  });

  it('is dismissed by a swipe of more than 50 px to the right, and not by less', async () => {
    await showToast('ok');
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
    await page.keyboard.press('F8');
    expect(
      await page.evaluate(() => document.activeElement?.closest('[aria-label*="F8"], .toasts') !== null),
    ).toBe(true);
  });
});

describe('a tooltip (spec §9)', () => {
  const tips = () => page.getByRole('tooltip');
  const control = (name: string) => page.getByRole('button', { name, exact: true }).first();

  // Time stands still but for runFor: how fast this machine is makes no difference.
  beforeEach(() => page.clock.pauseAt(Date.now() + 60_000));

  async function rest(name: string, ms: number): Promise<void> {
    await control(name).hover();
    await page.clock.runFor(ms);
  }
  const away = () => page.mouse.move(2, 2);

  it('opens 700 ms after the pointer came, and not sooner', async () => {
    await rest('What is this figure?', 699);
    expect(await tips().count()).toBe(0);
    await page.clock.runFor(1);
    await expect.poll(() => tips().allInnerTexts()).toEqual(['Integrated over the whole drop, EBU R 128']);
  });

  it('does not open when the pointer goes on, or presses, before that', async () => {
    await rest('Draw again', 600);
    await away();
    await page.clock.runFor(2000);
    expect(await tips().count()).toBe(0);
    await rest('Draw again', 600);
    await page.mouse.down();
    await page.mouse.up();
    await page.clock.runFor(2000);
    expect(await tips().count()).toBe(0);
  });

  it('opens at once within 300 ms after another closed, and not after that', async () => {
    await rest('Draw again', 700);
    await tips().waitFor();
    await away();
    await expect.poll(() => tips().count()).toBe(0);
    await page.clock.runFor(299);
    await control('More').hover();
    await expect.poll(() => tips().allInnerTexts()).toEqual(['More']);

    await away();
    await expect.poll(() => tips().count()).toBe(0);
    await page.clock.runFor(300);
    await rest('Draw again', 699);
    expect(await tips().count()).toBe(0);
    await page.clock.runFor(1);
    await tips().waitFor();
  });

  it('gives way to the next one', async () => {
    await control('Draw again').focus();
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('Tab');
    await expect.poll(() => tips().allInnerTexts()).toEqual(['Draw again']);
    await control('More').hover();
    await expect.poll(() => tips().allInnerTexts()).toEqual(['More']);
  });

  it('opens at once on focus by keyboard, describes its control inside the window, and goes with the focus', async () => {
    await control('Loading screen').focus();
    await page.evaluate(() => scrollTo(0, 0));
    await page.keyboard.press('Tab');
    await tips().waitFor();
    // The page has scrolled to the control meanwhile.
    await page.waitForFunction(() => scrollY > 0);
    const [tip, at] = [await tips().boundingBox(), await control('What is this figure?').boundingBox()];
    expect(tip && at && Math.round(at.y - tip.y - tip.height)).toBe(6);
    expect(tip && at && Math.abs(tip.x + tip.width / 2 - at.x - at.width / 2)).toBeLessThanOrEqual(1);
    expect(await control('What is this figure?').getAttribute('aria-describedby')).toBe(
      await tips().getAttribute('id'),
    );
    await page.keyboard.press('Tab');
    await expect.poll(() => tips().count()).toBe(0);
    expect(await control('What is this figure?').getAttribute('aria-describedby')).toBeNull();
  });

  it('does not open on focus by a press', async () => {
    await control('Draw again').click();
    expect(await control('Draw again').evaluate((element) => element === document.activeElement)).toBe(true);
    await page.clock.runFor(2000);
    expect(await tips().count()).toBe(0);
  });

  it('says why a control cannot be used, on the same control as before', async () => {
    await rest('Files', 700);
    await expect.poll(() => tips().allInnerTexts()).toEqual(['Sign in to keep files']);
  });

  it('closes on Escape while pointer and focus stay', async () => {
    await rest('What is this figure?', 700);
    await tips().waitFor();
    await page.keyboard.press('Escape');
    await expect.poll(() => tips().count()).toBe(0);
    await page.clock.runFor(2000);
    expect(await tips().count()).toBe(0);
  });

  it('stays while the pointer goes over to it and rests on it, and goes when it leaves', async () => {
    await rest('What is this figure?', 700);
    const box = await tips().boundingBox();
    if (!box) throw new Error('No tip to point at');
    await page.mouse.move(box.x + 5, box.y + box.height / 2, { steps: 20 });
    await page.clock.runFor(5000);
    expect(await tips().count()).toBe(1);
    await page.mouse.move(box.x + 5, box.y - 10);
    await expect.poll(() => tips().count()).toBe(0);
  });

  it.each([
    ['a press', () => page.mouse.down()],
    ['scrolling', () => page.mouse.wheel(0, 40)],
  ])('closes on %s', async (_, act) => {
    await rest('What is this figure?', 700);
    await tips().waitFor();
    await act();
    await expect.poll(() => tips().count()).toBe(0);
  });

  it('moves nothing on the page', async () => {
    const places = () =>
      page.evaluate(() =>
        [...document.querySelectorAll('.sg *')].map((element) => {
          const { x, y, width, height } = element.getBoundingClientRect();
          return [x, y, width, height].join();
        }),
      );
    await control('What is this figure?').hover();
    // The control itself answers the pointer before its tip does.
    await page.waitForFunction(() => document.getAnimations().length === 0);
    const before = await places();
    await page.clock.runFor(700);
    await tips().waitFor();
    expect(await places()).toEqual(before);
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
    expect(await opener.evaluate((element) => element === document.activeElement)).toBe(true);
  });
});
