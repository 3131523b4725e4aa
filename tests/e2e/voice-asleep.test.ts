import type { Page } from 'playwright-core';
import { beforeEach, expect, it } from 'vitest';
import { expectQuiet, testVisits, type Visitor } from '../support/browser.ts';
import { holdRequests } from '../support/held-moments.ts';
import { shiftsOf, watchShiftsHere } from '../support/layout-shifts.ts';
import { step } from '../support/step.ts';

const newVisit = testVisits();
let visitor: Visitor;
let page: Page;
beforeEach(async () => {
  visitor = await newVisit();
  page = visitor.page;
});

const PARTS = '**/_astro/awake-parts.*.js';
const asleep = () => page.locator('[data-asleep]');
const awake = () => expect.poll(() => asleep().count()).toBe(0);

async function openStudio(): Promise<void> {
  await page.goto('/voice-drops');
  await page.locator('.voice-studio[data-ready]').waitFor();
}

const pad = () => page.getByRole('radio', { name: /Vinyl Stop/ });
const isPressed = () => pad().getAttribute('aria-checked');

/** What the parts with this mark show, and where. */
const looksOf = (mark: string) =>
  page.locator(`[${mark}]`).evaluateAll((parts) =>
    parts.map((part) => {
      const { x, y, width, height } = part.getBoundingClientRect();
      return { text: (part as HTMLElement).innerText, box: [x, y, width, height] };
    }),
  );

it('what is not touched sleeps, and wakes without anybody seeing it', async () => {
  // A mouse that comes only later would be a sign of a hand.
  await page.mouse.move(20, 400);
  await openStudio();
  await page.waitForLoadState('networkidle');
  expect(await asleep().count()).toBe(7);

  await step('a page that scrolls by itself wakes nothing', async () => {
    for (const top of [300, 0]) {
      const scrolled = await page.evaluate(async (top) => {
        const done = new Promise((resolve) => addEventListener('scroll', resolve, { once: true }));
        scrollTo(0, top);
        await done;
        return scrollY;
      }, top);
      expect(scrolled).toBe(top);
    }
    await page.waitForLoadState('networkidle');
    expect(await asleep().count()).toBe(7);
  });

  await step(
    'what sleeps until the first touch looks the same before and after, and nothing jumps',
    async () => {
      await watchShiftsHere(page);
      const before = await looksOf('data-asleep');
      await page.evaluate(() => {
        for (const part of document.querySelectorAll('[data-asleep]')) part.setAttribute('data-slept', '');
      });
      // Upwards: there is nowhere to go, and all stays where it is.
      await page.mouse.wheel(0, -100);
      await awake();
      expect(await looksOf('data-slept')).toEqual(before);
      expect(await shiftsOf(page)).toEqual([]);
    },
  );

  await step('a draft of the tab wakes what shows it', async () => {
    await pad().click();
    await expect.poll(isPressed).toBe('true');
    await page.reload();
    await expect.poll(isPressed).toBe('true');
    await awake();
  });
  expectQuiet(visitor.errors);
});

it('a press that comes too early is answered once there is somebody to answer', async () => {
  await openStudio();
  const letThrough = await holdRequests(page, PARTS);
  await pad().click();
  expect(await isPressed()).toBe('false');
  letThrough();
  await expect.poll(isPressed).toBe('true');
  expectQuiet(visitor.errors);
});

it('a part that does not come stays as it is, and a press in it says so', async () => {
  await openStudio();
  await page.route(PARTS, (route) => route.abort());
  const failed = page.waitForEvent('requestfailed', (request) => /awake-parts/.test(request.url()));
  await pad().hover();
  await failed;
  expect(await pad().isVisible()).toBe(true);
  const said = page.getByText('This part did not load');
  await expect
    .poll(async () => {
      await pad().click();
      return said.count();
    })
    .toBeGreaterThan(0);
  expect(await pad().isVisible()).toBe(true);
});
