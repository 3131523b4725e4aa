import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { expectQuiet, testVisits } from '../support/browser.ts';

const newVisit = testVisits();
const cards = (page: Page) => page.locator('tool-grid .tool-card');
const shown = (page: Page) => page.locator('tool-grid .tool-card:visible').count();

describe('the tool grid', () => {
  it("is titled 'Professional tools' and shows 3 tools first, of 6", async () => {
    const { page, errors } = await newVisit();
    await page.goto('/landing');
    const section = page.locator('#tools');
    await section.getByRole('heading', { level: 2, name: /Professional tools/ }).waitFor();
    expect(await shown(page)).toBe(3);
    expect(await cards(page).count()).toBe(6);
    expect(await section.locator('h3').allTextContents()).toEqual([
      'Logo Creator',
      'DJ Assistant',
      'Press Kit Builder',
      'Voice Drop Generator',
      'Gig Tracker',
      'Contract Generator',
    ]);
    expectQuiet(errors);
  });

  it('shows all 6 by a button that reads Loading... meanwhile, keeps the focus, and goes back', async () => {
    const { page, errors } = await newVisit();
    await page.goto('/landing');
    const button = page.locator('.tools-more button');
    expect((await button.innerText()).trim()).toBe('View All 6 Tools');
    await button.focus();
    const words: string[] = [];
    await page.exposeFunction('sawLabel', (label: string) => words.push(label));
    await button.evaluate((element) => {
      const say = () => Reflect.get(window, 'sawLabel')(element.textContent?.trim());
      new MutationObserver(say).observe(element, { childList: true, subtree: true });
    });
    await page.keyboard.press('Enter');
    await expect.poll(() => words).toEqual(['Loading...', 'Show Less Tools']);
    await expect.poll(() => shown(page)).toBe(6);
    await expect.poll(() => button.getAttribute('aria-expanded')).toBe('true');
    await expect.poll(() => button.evaluate((element) => element === document.activeElement)).toBe(true);
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: 'View All 6 Tools' }).waitFor();
    await expect.poll(() => shown(page)).toBe(3);
    await expect.poll(() => button.getAttribute('aria-expanded')).toBe('false');
    expectQuiet(errors);
  });

  it('lets each card come in 150 ms, delayed by 100 ms times its index', async () => {
    const { page } = await newVisit();
    await page.goto('/landing');
    const timings = cards(page).evaluateAll((all) =>
      all
        .filter((card) => card instanceof HTMLElement && card.hidden)
        .map((card) => {
          card.removeAttribute('hidden');
          const [timing] = card.getAnimations().map(({ effect }) => effect?.getTiming());
          return [timing?.duration, Math.round(Number(timing?.delay))];
        }),
    );
    expect(await timings).toEqual([
      [150, 300],
      [150, 400],
      [150, 500],
    ]);
  });

  it('under reduced motion lets them be there at once', async () => {
    const { page } = await newVisit({ reducedMotion: 'reduce' });
    await page.goto('/landing');
    await page.getByRole('button', { name: 'View All 6 Tools' }).click();
    await page.getByRole('button', { name: 'Show Less Tools' }).waitFor();
    const running = await cards(page).evaluateAll(
      (all) => all.flatMap((card) => card.getAnimations()).length,
    );
    expect(running).toBe(0);
  });
});

describe('a tool card', () => {
  it.each([
    ['Logo Creator', 'Create Logo', '/logo-generator', 'PRO', '2 credits'],
    ['DJ Assistant', 'Get Advice', '/dj-assistant', 'PRO', '1 credit'],
    ['Press Kit Builder', 'Build Kit', '/press-kit', 'PRO', '3 credits'],
    ['Voice Drop Generator', 'Make Tag', '/voice-drops', 'PRO', '4 credits'],
    ['Gig Tracker', 'Track Gigs', '/gig-tracker', 'FREE', 'FREE'],
    ['Contract Generator', 'Generate Contract', '/contract-generator', 'PRO', '3 credits'],
  ])('%s has the button %s to %s, its badge and its price', async (title, button, path, badge, price) => {
    const { page } = await newVisit({ scripts: false });
    await page.goto('/landing');
    const card = cards(page).filter({ has: page.getByRole('heading', { name: title, exact: true }) });
    expect(await card.getByRole('link', { name: button }).getAttribute('href')).toBe(path);
    expect(await card.locator('header .badge').textContent()).toBe(badge);
    expect(await card.locator('footer .num').textContent()).toBe(price);
  });

  it('has a title and a description, the SEO features and the first 3 features', async () => {
    const { page } = await newVisit();
    await page.goto('/landing');
    for (const card of await cards(page).all()) {
      expect(await card.locator('h3').count()).toBe(1);
      expect((await card.locator('.tool-words > p').textContent())?.length).toBeGreaterThan(40);
      expect(await card.locator('.ticks li').count()).toBe(3);
      expect(await card.locator('dt').count()).toBe(2);
    }
    expect(await cards(page).first().locator('.ticks li').first().isVisible()).toBe(true);
  });

  it('says of a tool that is not open yet that it is not', async () => {
    const { page } = await newVisit({ scripts: false });
    await page.goto('/landing');
    const states = await cards(page).evaluateAll((all) =>
      all.map((card) => card.querySelector('footer .badge')?.textContent ?? ''),
    );
    expect(states).toEqual(['', 'On your dashboard', 'Not open yet', '', 'Not open yet', 'Not open yet']);
  });

  it('folds its second half on a phone', async () => {
    const { page } = await newVisit({ width: 390, height: 844 });
    await page.goto('/landing');
    const card = cards(page).first();
    const feature = card.locator('.ticks li').first();
    expect(await feature.isVisible()).toBe(false);
    await card.getByText('What it does').click();
    await expect.poll(() => feature.isVisible()).toBe(true);
  });
});
