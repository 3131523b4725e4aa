import { expect, it } from 'vitest';
import { expectQuiet, hydrated, testVisits } from '../support/browser.ts';
import { step } from '../support/step.ts';

const newVisit = testVisits();

it('a dialog holds the focus, a menu opens by keys, and a toast comes, goes and is reached (spec §9)', async () => {
  const { page, errors } = await newVisit({ reducedMotion: 'no-preference' });
  await page.goto('/styleguide');
  await hydrated(page);

  await step('a dialog keeps the focus inside, closes on Escape and gives the focus back', async () => {
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

  await step('a menu is loaded as it is first opened, and is worked by keys alone', async () => {
    const opener = page.getByRole('button', { name: 'More' }).first();
    const menu = page.getByRole('menu');
    const hasFocus = (name: string) =>
      expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toContain(name);
    expect(await opener.getAttribute('aria-haspopup')).toBe('menu');
    for (const key of ['Enter', 'ArrowDown']) {
      await opener.focus();
      await page.keyboard.press(key);
      await menu.waitFor();
      await hasFocus('Download PDF');
      await page.keyboard.press('ArrowDown');
      await hasFocus('Duplicate');
      await page.keyboard.press('Escape');
      await expect.poll(() => menu.count()).toBe(0);
      await expect.poll(() => opener.evaluate((element) => element === document.activeElement)).toBe(true);
    }
    await opener.click();
    await menu.getByRole('menuitem', { name: 'Duplicate' }).click();
    await expect.poll(() => menu.count()).toBe(0);
  });

  const toasts = () => page.locator('.toast:not([data-state=closed])');
  const showToast = (tone: string) =>
    page
      .getByRole('button', { name: `Toast: ${tone}` })
      .first()
      .click();
  // From here on time stands still but for runFor: how fast this machine is makes no difference.
  await page.clock.install();
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 500);

  await step('goes by itself after 5000 ms', async () => {
    await showToast('ok');
    await toasts().waitFor();
    await page.mouse.move(700, 10);
    await page.clock.runFor(4999);
    expect(await toasts().count()).toBe(1);
    await page.clock.runFor(1);
    await expect.poll(() => toasts().count()).toBe(0);
  });

  await step('is the only one: the next takes its place', async () => {
    await showToast('ok');
    await toasts().waitFor();
    // By key: the one that stands there may lie over the button.
    await page.getByRole('button', { name: 'Toast: danger' }).first().press('Enter');
    await expect.poll(() => toasts().getAttribute('data-tone')).toBe('danger');
    await expect.poll(() => toasts().count()).toBe(1);
  });

  await step('is dismissed by a swipe of more than 50 px to the right, and not by less', async () => {
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

  await step('is reached by F8', async () => {
    await showToast('ok');
    await toasts().waitFor();
    await page.keyboard.press('F8');
    const isThere = () =>
      page.evaluate(() => document.activeElement?.closest('[aria-label*="F8"], .toasts') !== null);
    await expect.poll(isThere).toBe(true);
  });
  expectQuiet(errors);
});
