import type { Page, Route } from 'playwright-core';
import { beforeEach, expect, it } from 'vitest';
import { expectQuiet, testVisits, type Visitor } from '../support/browser.ts';
import { shiftsOf, watchShiftsHere } from '../support/layout-shifts.ts';

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

it('what sleeps until the first touch looks the same before and after, and nothing jumps', async () => {
  await openStudio();
  await page.waitForLoadState('networkidle');
  await watchShiftsHere(page);
  const look = () =>
    asleep().evaluateAll((parts) =>
      parts.map((part) => {
        const { x, y, width, height } = part.getBoundingClientRect();
        return { text: (part as HTMLElement).innerText, box: [x, y, width, height] };
      }),
    );
  expect(await asleep().count()).toBe(7);
  const before = await look();
  await page.evaluate(() => {
    for (const part of document.querySelectorAll('[data-asleep]')) part.setAttribute('data-slept', '');
  });
  await page.mouse.move(20, 400);
  await awake();
  const after = await page.locator('[data-slept]').evaluateAll((parts) =>
    parts.map((part) => {
      const { x, y, width, height } = part.getBoundingClientRect();
      return { text: (part as HTMLElement).innerText, box: [x, y, width, height] };
    }),
  );
  expect(after).toEqual(before);
  expect(await shiftsOf(page)).toEqual([]);
  expectQuiet(visitor.errors);
});

it('a page that scrolls by itself wakes nothing, a wheel does', async () => {
  await openStudio();
  const all = await asleep().count();
  const scrolled = await page.evaluate(async () => {
    const done = new Promise((resolve) => addEventListener('scroll', resolve, { once: true }));
    scrollTo(0, 300);
    await done;
    return scrollY;
  });
  expect(scrolled).toBe(300);
  await page.waitForLoadState('networkidle');
  expect(await asleep().count()).toBe(all);
  await page.mouse.wheel(0, 100);
  await awake();
  expectQuiet(visitor.errors);
});

it('a press that comes too early is answered once there is somebody to answer', async () => {
  let letThrough = () => {};
  const held = new Promise<void>((resolve) => {
    letThrough = resolve;
  });
  await page.route(PARTS, async (route: Route) => {
    await held;
    await route.continue();
  });
  await openStudio();
  const pad = page.getByRole('radio', { name: /Vinyl Stop/ });
  await pad.click();
  expect(await pad.getAttribute('aria-checked')).toBe('false');
  letThrough();
  await expect.poll(() => pad.getAttribute('aria-checked')).toBe('true');
  expectQuiet(visitor.errors);
});

it('a part that does not come stays as it is, and a press in it says so', async () => {
  await page.route(PARTS, (route) => route.abort());
  await openStudio();
  const pad = page.getByRole('radio', { name: /Vinyl Stop/ });
  const failed = page.waitForEvent('requestfailed', (request) => /awake-parts/.test(request.url()));
  await pad.hover();
  await failed;
  expect(await pad.isVisible()).toBe(true);
  const said = page.getByText('This part did not load');
  await expect
    .poll(async () => {
      await pad.click();
      return said.count();
    })
    .toBeGreaterThan(0);
  expect(await pad.isVisible()).toBe(true);
});

it('a draft of the tab wakes what shows it', async () => {
  await openStudio();
  await page.getByRole('radio', { name: /Vinyl Stop/ }).click();
  await expect
    .poll(() => page.getByRole('radio', { name: /Vinyl Stop/ }).getAttribute('aria-checked'))
    .toBe('true');
  await page.reload();
  await expect
    .poll(() => page.getByRole('radio', { name: /Vinyl Stop/ }).getAttribute('aria-checked'))
    .toBe('true');
  await awake();
  expectQuiet(visitor.errors);
});
