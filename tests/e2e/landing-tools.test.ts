import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { expectQuiet, testVisits } from '../support/browser.ts';
import { step } from '../support/step.ts';

const newVisit = testVisits();
const cards = (page: Page) => page.locator('tool-grid .tool-card');
const shown = (page: Page) => page.locator('tool-grid .tool-card:visible').count();

it('the tool grid shows three tools, all of them at a press, and folds on a phone', async () => {
  const { page, errors } = await newVisit({ reducedMotion: 'no-preference' });
  await page.goto('/landing');
  const button = page.locator('.tools-more button');
  const toAll = page.getByRole('button', { name: 'View All 6 Tools' });
  const toLess = page.getByRole('button', { name: 'Show Less Tools' });

  await step("is titled 'Professional tools' and shows 3 tools first, of 6", async () => {
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
    expect(await cards(page).first().locator('.ticks li').first().isVisible()).toBe(true);
  });

  await step('lets each card come in 150 ms, delayed by 100 ms times its index', async () => {
    const timings = await cards(page).evaluateAll((all) => {
      const more = all.filter((card) => card instanceof HTMLElement && card.hidden);
      return more.map((card) => {
        card.removeAttribute('hidden');
        const [timing] = card.getAnimations().map(({ effect }) => effect?.getTiming());
        card.setAttribute('hidden', '');
        return [timing?.duration, Math.round(Number(timing?.delay))];
      });
    });
    expect(timings).toEqual([
      [150, 300],
      [150, 400],
      [150, 500],
    ]);
  });

  await step(
    'shows all 6 by a button that reads Loading... meanwhile, keeps the focus, and goes back',
    async () => {
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
      await toAll.waitFor();
      await expect.poll(() => shown(page)).toBe(3);
      await expect.poll(() => button.getAttribute('aria-expanded')).toBe('false');
    },
  );

  await step('under reduced motion lets them be there at once', async () => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    // They are looked at within the press: later none of them moves anyway.
    const coming = await button.evaluate((element) => {
      (element as HTMLButtonElement).click();
      const all = [...document.querySelectorAll<HTMLElement>('tool-grid .tool-card')];
      return {
        there: all.filter(({ hidden }) => !hidden).length,
        moving: all.flatMap((card) => card.getAnimations()).length,
      };
    });
    expect(coming).toEqual({ there: 6, moving: 0 });
    await toLess.waitFor();
  });

  await step('the pictures are 3 for the logo creator, and are 2 for every other tool', async () => {
    const shows = page.locator('#tools slide-show');
    for (const [at, count] of [3, 2, 2, 2, 2, 2].entries()) {
      await shows.nth(at).scrollIntoViewIfNeeded();
      for (const part of ['[data-slide]', '[data-dot]']) {
        await expect.poll(() => shows.nth(at).locator(part).count()).toBe(count);
      }
    }
  });

  await step('folds its second half on a phone', async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    const card = cards(page).first();
    const feature = card.locator('.ticks li').first();
    await expect.poll(() => feature.isVisible()).toBe(false);
    await card.getByText('What it does').click();
    await expect.poll(() => feature.isVisible()).toBe(true);
  });
  expectQuiet(errors);
});
