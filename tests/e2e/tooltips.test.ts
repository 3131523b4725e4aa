import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { expectQuiet, hydrated, testVisits } from '../support/browser.ts';
import { step } from '../support/step.ts';

const newVisit = testVisits();
let page: Page;

const tips = () => page.getByRole('tooltip');
const control = (name: string) => page.getByRole('button', { name, exact: true }).first();

async function rest(name: string, ms: number): Promise<void> {
  await control(name).hover();
  await page.clock.runFor(ms);
}
const away = () => page.mouse.move(2, 2);
/** As it was: the pointer away from every control, no focus, and so long ago that the next one has to wait. */
async function nothingOpen(): Promise<void> {
  await away();
  await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
  await expect.poll(() => tips().count()).toBe(0);
  await page.clock.runFor(1000);
}

it('tooltips open by pointer and by keyboard, as they should and no sooner', async () => {
  const visitor = await newVisit();
  page = visitor.page;
  await page.goto('/styleguide');
  await hydrated(page);
  // Time stands still but for runFor: how fast this machine is makes no difference.
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);

  await step('a tooltip opens 700 ms after the pointer came, and not sooner', async () => {
    await rest('What is this figure?', 699);
    expect(await tips().count()).toBe(0);
    await page.clock.runFor(1);
    await expect.poll(() => tips().allInnerTexts()).toEqual(['Integrated over the whole drop, EBU R 128']);
    await nothingOpen();
  });

  await step('a tooltip does not open when the pointer goes on, or presses, before that', async () => {
    await rest('Draw again', 600);
    await away();
    await page.clock.runFor(2000);
    expect(await tips().count()).toBe(0);
    await rest('Draw again', 600);
    await page.mouse.down();
    await page.mouse.up();
    await page.clock.runFor(2000);
    expect(await tips().count()).toBe(0);
    await nothingOpen();
  });

  await step('a tooltip opens at once within 300 ms after another closed, and not after that', async () => {
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
    await nothingOpen();
  });

  await step('a tooltip says why a control cannot be used', async () => {
    await page.locator('[data-reason]').first().hover();
    await page.clock.runFor(700);
    await expect.poll(() => tips().allInnerTexts()).toEqual(['Sign in to keep files']);
    await nothingOpen();
  });

  await step(
    'a tooltip stays while the pointer goes over to it and rests on it, and goes when it leaves',
    async () => {
      await rest('What is this figure?', 700);
      const box = await tips().boundingBox();
      if (!box) throw new Error('No tip to point at');
      await page.mouse.move(box.x + 5, box.y + box.height / 2, { steps: 20 });
      await page.clock.runFor(5000);
      expect(await tips().count()).toBe(1);
      await page.mouse.move(box.x + 5, box.y - 10);
      await expect.poll(() => tips().count()).toBe(0);
      await nothingOpen();
    },
  );

  await step('a tooltip moves nothing on the page', async () => {
    const places = () =>
      page.evaluate(() =>
        [...document.querySelectorAll('.sg *')].map((element) => {
          const { x, y, width, height } = element.getBoundingClientRect();
          return [x, y, width, height].join();
        }),
      );
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await control('What is this figure?').hover();
    const before = await places();
    await page.clock.runFor(700);
    await tips().waitFor();
    expect(await places()).toEqual(before);
    await nothingOpen();
  });

  for (const [what, act] of [
    ['a press', () => page.mouse.down()],
    ['scrolling', () => page.mouse.wheel(0, -40)],
  ] as const) {
    await step(`a tooltip closes on ${what}`, async () => {
      await rest('What is this figure?', 700);
      await tips().waitFor();
      await act();
      await expect.poll(() => tips().count()).toBe(0);
      await page.mouse.up();
      await nothingOpen();
    });
  }

  await step('a tooltip gives way to the next one', async () => {
    await control('Draw again').focus();
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('Tab');
    await expect.poll(() => tips().allInnerTexts()).toEqual(['Draw again']);
    await control('More').hover();
    await expect.poll(() => tips().allInnerTexts()).toEqual(['More']);
    await nothingOpen();
  });

  await step(
    'a tooltip opens at once on focus by keyboard, describes its control inside the window, and goes with the focus',
    async () => {
      await control('Loading screen').focus();
      await page.evaluate(() => scrollTo(0, 0));
      await page.keyboard.press('Tab');
      await tips().waitFor();
      // The page has scrolled to the control meanwhile.
      await page.waitForFunction(() => scrollY > 0);
      /** How far over the control the tip stands, and how far from its middle (or the edge of the window). */
      const place = async () => {
        const [tip, at] = [await tips().boundingBox(), await control('What is this figure?').boundingBox()];
        if (!tip || !at) throw new Error('No tip at a control');
        const centred = at.x + at.width / 2 - tip.width / 2;
        return [Math.round(at.y - tip.y - tip.height), Math.abs(tip.x - Math.max(8, centred)) <= 1];
      };
      await expect.poll(place).toEqual([6, true]);
      await expect
        .poll(() => control('What is this figure?').getAttribute('aria-describedby'))
        .toBe(await tips().getAttribute('id'));
      await page.keyboard.press('Tab');
      await expect.poll(() => tips().count()).toBe(0);
      await expect.poll(() => control('What is this figure?').getAttribute('aria-describedby')).toBeNull();
      await nothingOpen();
    },
  );

  await step('a tooltip does not open on focus by a press', async () => {
    await control('Draw again').click();
    await expect
      .poll(() => control('Draw again').evaluate((element) => element === document.activeElement))
      .toBe(true);
    await page.clock.runFor(2000);
    expect(await tips().count()).toBe(0);
    await nothingOpen();
  });

  await step('a tooltip closes on Escape while pointer and focus stay', async () => {
    await rest('What is this figure?', 700);
    await tips().waitFor();
    await page.keyboard.press('Escape');
    await expect.poll(() => tips().count()).toBe(0);
    await page.clock.runFor(2000);
    expect(await tips().count()).toBe(0);
    await nothingOpen();
  });
  expectQuiet(visitor.errors);
});
