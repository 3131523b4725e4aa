import type { Locator, Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { violations } from '../support/axe.ts';
import { expectQuiet, testVisits } from '../support/browser.ts';
import { cueOf } from '../support/cue-in-browser.ts';
import { signUpInBrowser } from '../support/sign-up-in-browser.ts';
import { step } from '../support/step.ts';

const newVisit = testVisits();

async function opened(size: { width: number; height: number }) {
  const visitor = await newVisit({ ...size, reducedMotion: 'no-preference' });
  const { page, context } = visitor;
  const cue = cueOf(page);
  await signUpInBrowser(context);
  // Whoever was greeted in this tab opens the panel by hand.
  await page.addInitScript(() => sessionStorage.setItem('chat-greeting-shown', 'true'));
  await page.goto('/dashboard');
  await cue.open.click();
  await cue.panel.waitFor();
  return { ...visitor, cue };
}

async function boxOf(part: Locator) {
  const box = await part.boundingBox();
  if (!box) throw new Error('It is not on the page');
  return box;
}

async function drag(page: Page, to: { x: number; y: number }): Promise<void> {
  const { x, y } = await boxOf(cueOf(page).grip);
  await page.mouse.move(x + 8, y + 8);
  await page.mouse.down();
  await page.mouse.move(to.x, to.y, { steps: 4 });
  await page.mouse.up();
}

/** How far the grip, where the drag took it, is from a place, in pixels. */
async function gripFrom(page: Page, place: { x: number; y: number }): Promise<number> {
  const { x, y } = await boxOf(cueOf(page).grip);
  return Math.hypot(x + 8 - place.x, y + 8 - place.y);
}

const hasFocus = (part: Locator) => part.evaluate((node) => node === document.activeElement);

it('on a window of middle width the panel floats, and goes where it is taken', async () => {
  const { page, context, cue, errors } = await opened({ width: 1100, height: 900 });

  await step('a round button at the bottom right toggles a 384 by 520 px panel', async () => {
    await expect.poll(() => boxOf(cue.panel)).toMatchObject({ width: 384, height: 520 });
    const { x, y, width } = await boxOf(cue.button);
    expect([x + width > 1000, y > 800, width >= 44]).toEqual([true, true, true]);
    await expect.poll(() => cue.button.getAttribute('aria-expanded')).toBe('true');
    await cue.button.click();
    await cue.panel.waitFor({ state: 'detached' });
    await cue.open.click();
    await cue.panel.waitFor();
  });

  await step('its head is no second banner of the page', async () =>
    expect(await page.getByRole('banner').count()).toBe(1),
  );

  await step('Escape closes it, and the focus goes back to the button', async () => {
    await cue.field.press('Escape');
    await cue.panel.waitFor({ state: 'detached' });
    await expect.poll(() => hasFocus(cue.button)).toBe(true);
    await cue.open.click();
    await cue.panel.waitFor();
  });

  await step('arrow keys on its grip move it, and Home parks it', async () => {
    const before = await boxOf(cue.panel);
    await cue.grip.press('ArrowLeft');
    await cue.grip.press('Shift+ArrowUp');
    await expect.poll(() => boxOf(cue.panel)).toMatchObject({ x: before.x - 16, y: before.y - 64 });
    await cue.grip.press('Home');
    await expect.poll(() => boxOf(cue.panel)).toEqual(before);
  });

  await step('it can be dragged and stays within the window, also when that gets smaller', async () => {
    await drag(page, { x: 300, y: 200 });
    const isThere = async () => {
      const { x, y } = await boxOf(cue.panel);
      return [x < 300, y < 200];
    };
    await expect.poll(isThere).toEqual([true, true]);
    await drag(page, { x: 3000, y: 3000 });
    await expect.poll(() => boxOf(cue.panel)).toMatchObject({ x: 1100 - 384, y: 900 - 520 });
    await page.setViewportSize({ width: 900, height: 700 });
    await expect.poll(() => boxOf(cue.panel)).toMatchObject({ x: 900 - 384, y: 700 - 520 });
  });

  await step('it can be dragged with a finger', async () => {
    await cue.grip.press('Home');
    const touch = await context.newCDPSession(page);
    const { x, y } = await boxOf(cue.grip);
    const at = (x: number, y: number) => ({ touchPoints: [{ x, y }] });
    await touch.send('Emulation.setTouchEmulationEnabled', { enabled: true });
    await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', ...at(x + 8, y + 8) });
    await touch.send('Input.dispatchTouchEvent', { type: 'touchMove', ...at(200, 200) });
    await touch.send('Input.dispatchTouchEvent', { type: 'touchMove', ...at(108, 108) });
    await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    await expect.poll(() => gripFrom(page, { x: 108, y: 108 })).toBeLessThan(2);
    await touch.send('Emulation.setTouchEmulationEnabled', { enabled: false });
  });

  await step('where it was put is kept over a reload', async () => {
    await drag(page, { x: 300, y: 150 });
    await expect.poll(() => gripFrom(page, { x: 300, y: 150 })).toBeLessThan(2);
    const before = await boxOf(cue.panel);
    await page.reload();
    await cue.open.click();
    await expect.poll(() => boxOf(cue.panel)).toEqual(before);
  });
  expectQuiet(errors);
});

it('on a wide window it stands at the right, and where that is tall it parks in the lane', async () => {
  const { page, cue, errors } = await opened({ width: 1440, height: 900 });

  await step('it stands whole at the bottom right, and the button below it toggles it', async () => {
    const panel = await boxOf(cue.panel);
    const button = await boxOf(cue.button);
    expect([panel.x + panel.width, panel.y >= 60]).toEqual([1440 - 16, true]);
    expect(panel.y + panel.height).toBeLessThan(button.y);
    await cue.button.click();
    await cue.panel.waitFor({ state: 'detached' });
    await cue.button.click();
    await cue.panel.waitFor();
    await expect.poll(() => hasFocus(cue.field)).toBe(true);
  });

  await step('it stays where it is while the window gets lower, and the whole of it in sight', async () => {
    await page.setViewportSize({ width: 1440, height: 640 });
    const isWhole = async () => {
      const { y, height } = await boxOf(cue.panel);
      return y >= 0 && y + height <= 640;
    };
    await expect.poll(isWhole).toBe(true);
    await cue.button.click();
    await cue.panel.waitFor({ state: 'detached' });
    await page.setViewportSize({ width: 1440, height: 1200 });
    await cue.button.click();
    await cue.panel.waitFor();
  });

  await step('it parks in the right lane and covers nothing', async () => {
    const others = page.locator('.desk :is(.panel, .kit, .pair > *, .hub)');
    await expect.poll(() => others.count()).toBeGreaterThan(5);
    await expect.poll(() => boxOf(cue.panel)).toMatchObject({ width: 384, height: 520 });
    await expect.poll(() => cue.panel.getAttribute('data-kind')).toBe('lane');
    const covered = async () => {
      const panel = await boxOf(cue.panel);
      const boxes = await others.evaluateAll((parts) =>
        parts.map((part) => part.getBoundingClientRect().toJSON()),
      );
      return boxes.filter(
        (box) =>
          box.left < panel.x + panel.width &&
          box.right > panel.x &&
          box.top < panel.y + panel.height &&
          box.bottom > panel.y,
      );
    };
    await expect.poll(covered).toEqual([]);
  });

  await step('the button toggles it there too, and covers none of it', async () => {
    const panel = await boxOf(cue.panel);
    expect(panel.y + panel.height).toBeLessThan((await boxOf(cue.button)).y);
    await expect.poll(() => cue.button.getAttribute('aria-label')).toBe('Close Cue');
    await cue.button.click();
    await cue.panel.waitFor({ state: 'detached' });
    await cue.button.click();
    await cue.panel.waitFor();
  });

  await step('dragged it floats, and its place in the lane waits for it', async () => {
    const parked = await boxOf(cue.panel);
    await drag(page, { x: 400, y: 300 });
    await expect.poll(async () => (await boxOf(cue.panel)).x).toBeLessThan(400);
    await page.getByRole('button', { name: 'Park Cue here' }).click();
    await expect.poll(() => boxOf(cue.panel)).toMatchObject({ x: parked.x, width: parked.width });
  });

  await step('it breaks no rule of accessibility in dark, nor in light', async () => {
    await cue.field.fill('What does a logo cost?');
    await cue.field.press('Enter');
    await cue.answers.first().waitFor();
    for (const theme of ['dark', 'light']) {
      await page.evaluate((name) => document.documentElement.setAttribute('data-theme', name), theme);
      expect(await violations(page), theme).toEqual([]);
    }
  });

  await step('asked for far down the page it opens afloat, where it is seen', async () => {
    await cue.button.click();
    await page.setViewportSize({ width: 1440, height: 1100 });
    await page.evaluate(() => {
      document.body.style.minHeight = '4000px';
      scrollTo(0, 2000);
    });
    await cue.button.click();
    await expect.poll(() => cue.panel.getAttribute('data-kind')).toBe('float');
    await expect.poll(async () => (await boxOf(cue.panel)).y).toBeGreaterThan(0);
    await expect.poll(() => hasFocus(cue.field)).toBe(true);
  });
  expectQuiet(errors);
});

it('on a phone it is a sheet over the whole page', async () => {
  const { page, cue, errors } = await opened({ width: 390, height: 844 });
  const rests = () => page.locator('session-view').getAttribute('inert');

  await step('the sheet breaks no rule of accessibility', async () => {
    await cue.panel.getByText("What's good!").waitFor();
    expect(await violations(page)).toEqual([]);
  });

  await step('it is a full sheet, and the page behind it rests', async () => {
    await expect.poll(() => boxOf(cue.panel)).toEqual({ x: 0, y: 0, width: 390, height: 844 });
    await expect.poll(() => cue.panel.getAttribute('aria-modal')).toBe('true');
    await expect.poll(rests).not.toBeNull();
    await cue.close.click();
    await expect.poll(rests).toBeNull();
  });

  await step("the bottom bar's Cue opens it", async () => {
    await cue.panel.waitFor({ state: 'detached' });
    await page.getByRole('navigation', { name: 'Shortcuts' }).getByText('Cue').click();
    await cue.panel.waitFor();
    expect(new URL(page.url()).pathname).toBe('/dashboard');
  });
  expectQuiet(errors);
});
