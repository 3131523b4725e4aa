import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { expectQuiet, testVisits } from '../support/browser.ts';
import { cueOf } from '../support/cue-in-browser.ts';
import { movedBy, shiftsOf, watchShifts } from '../support/layout-shifts.ts';
import { LANDS_ON } from '../support/profile.ts';
import { signUpInBrowser } from '../support/sign-up-in-browser.ts';
import { step } from '../support/step.ts';

const newVisit = testVisits();

async function arrive({ seesTour = false } = {}) {
  const visitor = await newVisit();
  await signUpInBrowser(visitor.context, undefined, { seesTour });
  await visitor.page.clock.install();
  return { ...visitor, cue: cueOf(visitor.page) };
}

const focused = (page: Page) => page.evaluate(() => document.activeElement?.tagName);

/** The dashboard of a new tab in a window of this size, so long that Cue has greeted. */
async function greetedAt(page: Page, [width, height]: readonly [number, number]): Promise<void> {
  await page.setViewportSize({ width, height });
  await page.evaluate(() => sessionStorage.clear());
  await page.goto('/dashboard');
  await cueOf(page).open.waitFor();
  await page.clock.fastForward(2000);
  await cueOf(page).panel.getByText('Good to see you, Mara.').waitFor();
}

/** The panel is in the window, which is this high, and nothing on the page moved. */
async function expectWholeAndStill(page: Page, height: number): Promise<void> {
  const shifts = await shiftsOf(page);
  expect(movedBy(shifts), JSON.stringify(shifts)).toBeLessThanOrEqual(0.01);
  const cue = cueOf(page);
  const [panel, button] = [await cue.panel.boundingBox(), await cue.button.boundingBox()];
  expect(panel?.height).toBe(520);
  expect(panel?.y).toBeGreaterThanOrEqual(60);
  expect((panel?.y ?? height) + 520).toBeLessThan(button?.y ?? 0);
}

it('on a desk Cue opens by itself once, and moves nothing', async () => {
  const { page, cue, errors } = await arrive({ seesTour: true });
  await watchShifts(page);
  await page.goto('/dashboard');

  await step('while the welcome tour has the page it waits', async () => {
    const skip = page.getByRole('button', { name: 'Skip Tour' });
    await skip.waitFor();
    await page.clock.fastForward(20_000);
    expect(await cue.panel.count()).toBe(0);
    const done = page.waitForResponse('**/api/user/journey/onboardingCompleted');
    await skip.click();
    await skip.waitFor({ state: 'detached' });
    await done;
    await page.clock.fastForward(2000);
    await cue.panel.waitFor();
  });

  await step('then, at 1440 by 900, it opens by itself whole and in the window, and moves nothing', () =>
    expectWholeAndStill(page, 900),
  );

  await step('so it does at 1440 by 1200, where its script comes after the page is shown', async () => {
    const script = '**/_astro/ChatDock.island.*.js';
    await page.route(script, async (route) => {
      await page.getByRole('heading', { name: 'Credits', exact: true }).waitFor();
      await route.continue();
    });
    await greetedAt(page, [1440, 1200]);
    await expectWholeAndStill(page, 1200);
    await page.unroute(script);
  });

  for (const [width, height] of [
    [1280, 720],
    [1366, 768],
  ] as const) {
    await step(
      `at ${width} by ${height} it opens by itself whole and in the window, and moves nothing on the page`,
      async () => {
        await greetedAt(page, [width, height]);
        await expectWholeAndStill(page, height);
      },
    );
  }

  await step(
    'on the first signed-in dashboard view the chat opens with a greeting by name, and takes no focus',
    async () => {
      await cue.panel.getByText('Start typing below to continue the conversation').waitFor();
      await cue.panel.getByText('Online • Ready to help').waitFor();
      expect(await focused(page)).toBe('BODY');
    },
  );

  await step('later in the same browser session it stays closed', async () => {
    await page.reload();
    await cue.open.waitFor();
    await page.clock.fastForward(60_000);
    expect(await cue.panel.count()).toBe(0);
  });

  await step('a suggested question goes into the field, where it can still be changed', async () => {
    await cue.open.click();
    const question = cue.panel
      .getByRole('list', { name: 'Questions to begin with' })
      .getByRole('button')
      .first();
    const words = await question.innerText();
    await question.click();
    await expect.poll(() => cue.field.inputValue()).toBe(words);
    await expect.poll(() => focused(page)).toBe('TEXTAREA');
    expect(await cue.mine.count()).toBe(0);
    await cue.close.click();
  });

  await step('opened by hand with no history, the empty state gives way to the greeting', async () => {
    // As in a session that was not greeted yet.
    await page.evaluate(() => sessionStorage.clear());
    await page.clock.pauseAt(await page.evaluate(() => Date.now() + 60_000));
    await cue.open.click();
    await cue.panel.getByText("What's good!").waitFor();
    await cue.panel.getByText('Ready to level up your DJ game? Drop me a question!').waitFor();
    await expect.poll(() => focused(page)).toBe('TEXTAREA');
    await page.clock.runFor(799);
    expect(await cue.panel.getByText('Good to see you, Mara.').count()).toBe(0);
    await page.clock.runFor(1);
    await cue.panel.getByText('Good to see you, Mara.').waitFor();
    await expect.poll(() => cue.panel.getByText("What's good!").count()).toBe(0);
  });
  expectQuiet(errors);
});

it('on a phone Cue opens by itself on a part of the screen', async () => {
  const { page, cue, errors } = await arrive();
  await page.goto(LANDS_ON);

  for (const [width, height] of [
    [320, 568],
    [360, 640],
    [375, 667],
    [640, 400],
    [390, 844],
  ] as const) {
    await step(`at ${width} by ${height} it begins where its panel begins`, async () => {
      await greetedAt(page, [width, height]);
      const words = cue.panel.getByText('Good to see you, Mara.');
      await cue.panel.getByText('Your words stay on this server').waitFor();
      const [log, greeting] = [await cue.log.boundingBox(), await words.boundingBox()];
      expect(greeting?.y ?? 0).toBeGreaterThanOrEqual(log?.y ?? Number.NaN);
      expect((greeting?.y ?? 0) + 24).toBeLessThan((log?.y ?? 0) + (log?.height ?? 0));
    });
  }

  await step('opened by itself it leaves the bar free, until somebody writes', async () => {
    const leavesTheBar = async () => {
      const panel = await cue.panel.boundingBox();
      const bar = await page.getByRole('navigation', { name: 'Shortcuts' }).boundingBox();
      if (!panel || !bar) throw new Error('It is not on the page');
      return [panel.y > 844 * 0.3, panel.y + panel.height <= bar.y + 1];
    };
    await expect.poll(leavesTheBar).toEqual([true, true]);
    expect(await focused(page)).toBe('BODY');
    await cue.field.click();
    await expect.poll(() => cue.panel.boundingBox()).toMatchObject({ y: 0, height: 844 });
    await expect.poll(() => cue.field.evaluate((field) => field === document.activeElement)).toBe(true);
  });
  expectQuiet(errors);
});
