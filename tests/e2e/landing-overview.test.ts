import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { expectQuiet, testVisits } from '../support/browser.ts';
import { signUpInBrowser } from '../support/sign-up-in-browser.ts';

const newVisit = testVisits();

const track = (page: Page) => page.getByRole('navigation', { name: 'On this page' });
const present = (page: Page) => track(page).locator('[aria-current=true] .track-name').allTextContents();
const head = (page: Page) =>
  page.locator('page-track').evaluate((part) => Number(part.style.getPropertyValue('--head')));
const top = (page: Page, id: string) =>
  page.locator(`#${id}`).evaluate((section) => section.getBoundingClientRect().top);

it.each([390, 1440])('at %i px the track follows the page, and a key on a cue jumps there', async (width) => {
  const { page, errors } = await newVisit({ width, reducedMotion: 'reduce' });
  await page.goto('/landing');
  await expect.poll(() => present(page)).toEqual(['Name']);
  const start = await head(page);
  await track(page).getByRole('link', { name: 'Letter' }).focus();
  await page.keyboard.press('Enter');
  await expect.poll(() => present(page)).toEqual(['Letter']);
  await expect.poll(() => new URL(page.url()).hash).toBe('#letter');
  await expect.poll(() => top(page, 'letter')).toBeGreaterThan(0);
  await expect.poll(() => top(page, 'letter')).toBeLessThan(200);
  await expect.poll(() => head(page)).toBeGreaterThan(start);
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
  await expect.poll(() => present(page)).toEqual(['Questions']);
  await expect.poll(() => head(page)).toBe(1);
  expectQuiet(errors);
});

it('every cue leads to a section of the page, in its order', async () => {
  const { page } = await newVisit();
  await page.goto('/landing');
  const targets = await track(page)
    .locator('a')
    .evaluateAll((links) =>
      links.map(
        (link) => document.querySelector((link as HTMLAnchorElement).hash)?.getBoundingClientRect().top,
      ),
    );
  expect(targets).toHaveLength(8);
  expect(targets).toEqual(targets.toSorted((a, b) => Number(a) - Number(b)));
});

it('without scripts the page reads whole, and the cues still jump', async () => {
  const { page } = await newVisit({ scripts: false });
  await page.goto('/landing');
  await page.getByRole('heading', { level: 1, name: /The crew/ }).waitFor();
  expect(await page.locator('logo-demo img').count()).toBe(9);
  for (const title of ['Brand Foundation', 'Audio Signature', 'Business Growth'])
    expect(await page.getByRole('heading', { level: 3, name: title }).isVisible()).toBe(true);
  expect(await page.getByLabel('Type your name').isVisible()).toBe(false);
  await track(page).getByRole('link', { name: 'Roadmap' }).click();
  await expect.poll(() => new URL(page.url()).hash).toBe('#roadmap');
});

it('at 320 px nothing scrolls sideways but the row of papers', async () => {
  const { page } = await newVisit({ width: 320, reducedMotion: 'reduce' });
  await page.goto('/landing');
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  const row = page.locator('.worn');
  expect(await row.evaluate((box) => box.scrollWidth > box.clientWidth)).toBe(true);
});

it('Access Your Toolkit lights up for a moment, welcomes back and goes nowhere', async () => {
  const { page, context, errors } = await newVisit();
  await signUpInBrowser(context);
  await page.goto('/dashboard');
  await page.getByRole('heading', { level: 1, name: /Good/ }).waitFor();
  await page.clock.install({ time: 0 });
  await page.clock.pauseAt(60_000);
  await page.goto('/landing');
  const call = page.getByRole('button', { name: 'Access Your Toolkit' });
  const welcome = page.getByText("You're already logged in");
  await call.click();
  expect(await call.getAttribute('aria-busy')).toBe('true');
  await welcome.waitFor();
  await page.clock.runFor(2000);
  await expect.poll(() => call.getAttribute('aria-busy')).toBeNull();
  expect(new URL(page.url()).pathname).toBe('/landing');
  expectQuiet(errors);
});
