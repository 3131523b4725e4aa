import type { Page } from 'playwright-core';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { expectQuiet, testVisits, type Visitor } from '../support/browser.ts';
import { cueOf } from '../support/cue-in-browser.ts';
import { movedBy, shiftsOf, watchShifts } from '../support/layout-shifts.ts';
import { signUpInBrowser } from '../support/sign-up-in-browser.ts';

const newVisit = testVisits();
let visitor: Visitor;
let page: Page;
let cue: ReturnType<typeof cueOf>;

beforeEach(async () => {
  visitor = await newVisit();
  page = visitor.page;
  cue = cueOf(page);
  await page.clock.install();
});
afterEach(() => expectQuiet(visitor.errors));

const focused = () => page.evaluate(() => document.activeElement?.tagName);

it('on the first signed-in dashboard view the chat opens with a greeting by name, and takes no focus', async () => {
  await signUpInBrowser(visitor.context);
  await page.goto('/dashboard');
  await cue.open.waitFor();
  await page.clock.fastForward(2000);
  await cue.panel.getByText('Good to see you, Mara.').waitFor();
  await cue.panel.getByText('Start typing below to continue the conversation').waitFor();
  await cue.panel.getByText('Online • Ready to help').waitFor();
  expect(await focused()).toBe('BODY');
});

it('later in the same browser session it stays closed', async () => {
  await signUpInBrowser(visitor.context);
  await page.goto('/dashboard');
  await cue.open.waitFor();
  await page.clock.fastForward(2000);
  await cue.panel.waitFor();
  await page.reload();
  await cue.open.waitFor();
  await page.clock.fastForward(60_000);
  expect(await cue.panel.count()).toBe(0);
});

it('opened by hand with no history, the empty state gives way to the greeting', async () => {
  await signUpInBrowser(visitor.context);
  await page.clock.pauseAt(Date.now() + 60_000);
  await page.goto('/dashboard');
  await cue.open.click();
  await cue.panel.getByText("What's good!").waitFor();
  await cue.panel.getByText('Ready to level up your DJ game? Drop me a question!').waitFor();
  await expect.poll(() => focused()).toBe('TEXTAREA');
  await page.clock.runFor(799);
  expect(await cue.panel.getByText('Good to see you, Mara.').count()).toBe(0);
  await page.clock.runFor(1);
  await cue.panel.getByText('Good to see you, Mara.').waitFor();
  await expect.poll(() => cue.panel.getByText("What's good!").count()).toBe(0);
});

it('while the welcome tour has the page it waits', async () => {
  await signUpInBrowser(visitor.context, undefined, { seesTour: true });
  await page.goto('/dashboard');
  const skip = page.getByRole('button', { name: 'Skip Tour' });
  await skip.waitFor();
  await page.clock.fastForward(20_000);
  expect(await cue.panel.count()).toBe(0);
  await skip.click();
  await skip.waitFor({ state: 'detached' });
  await page.clock.fastForward(2000);
  await cue.panel.waitFor();
});

it('a suggested question goes into the field, where it can still be changed', async () => {
  await signUpInBrowser(visitor.context);
  await page.goto('/dashboard');
  await cue.open.click();
  const question = cue.panel
    .getByRole('list', { name: 'Questions to begin with' })
    .getByRole('button')
    .first();
  const words = await question.innerText();
  await question.click();
  await expect.poll(() => cue.field.inputValue()).toBe(words);
  await expect.poll(() => focused()).toBe('TEXTAREA');
  expect(await cue.mine.count()).toBe(0);
});

it.each([
  [1280, 720],
  [1366, 768],
  [1440, 900],
  [1440, 1200],
])(
  'at %i by %i it opens by itself whole and in the window, and moves nothing on the page',
  async (width, height) => {
    await page.setViewportSize({ width, height });
    await signUpInBrowser(visitor.context);
    await watchShifts(page);
    await page.goto('/dashboard');
    await cue.open.waitFor();
    await page.clock.fastForward(2000);
    await cue.panel.getByText('Good to see you').waitFor();
    expect(movedBy(await shiftsOf(page))).toBeLessThanOrEqual(0.01);
    const [panel, button] = [await cue.panel.boundingBox(), await cue.button.boundingBox()];
    expect(panel?.height).toBe(520);
    expect(panel?.y).toBeGreaterThanOrEqual(60);
    expect((panel?.y ?? height) + 520).toBeLessThan(button?.y ?? 0);
  },
);

it.each([
  [320, 568],
  [360, 640],
  [375, 667],
  [640, 400],
])('at %i by %i it begins where its panel begins', async (width, height) => {
  await page.setViewportSize({ width, height });
  await signUpInBrowser(visitor.context);
  await page.goto('/dashboard');
  await cue.open.waitFor();
  await page.clock.fastForward(2000);
  const words = cue.panel.getByText('Good to see you, Mara.');
  await words.waitFor();
  await cue.panel.getByText('Your words stay on this server').waitFor();
  const [log, greeting] = [await cue.log.boundingBox(), await words.boundingBox()];
  expect(greeting?.y ?? 0).toBeGreaterThanOrEqual(log?.y ?? Number.NaN);
  expect((greeting?.y ?? 0) + 24).toBeLessThan((log?.y ?? 0) + (log?.height ?? 0));
});
