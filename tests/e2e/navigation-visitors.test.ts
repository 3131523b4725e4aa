import { expect, it } from 'vitest';
import { expectQuiet, testVisits } from '../support/browser.ts';
import {
  closeMenu,
  linksIn,
  menuOf,
  scrollUnderBar,
  toggleOf,
  useMenuByKeyboard,
} from '../support/side-menu.ts';
import { step } from '../support/step.ts';

const VISITOR = [
  ['Start Free Trial', '/signin?new&next=%2Fcheckout%3Fplan%3Dtrial'],
  ['Explore All Tools', '/tools'],
  ['Voice Drop Generator', '/voice-drops'],
  ['Logo Creator', '/logo-generator'],
  ['Press Kit Builder', '/press-kit'],
  ['DJ Blog', '/blog'],
  ['Pricing', '/pricing'],
  ['Help and FAQ', '/help'],
  ['Contact', '/contact'],
];

const newVisit = testVisits();

it('a visitor finds the way by bar and menu, on a phone and on a wide screen', async () => {
  const { page, errors } = await newVisit();
  await page.goto('/landing');
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await step('a visitor finds every entry in the side menu', async () => {
      await toggleOf(page).click();
      await expect.poll(() => linksIn(menuOf(page))).toEqual(VISITOR);
      await expect.poll(() => menuOf(page).getByRole('heading').allInnerTexts()).toEqual(['AI DJ Tools']);
      expect(await menuOf(page).getByRole('button', { name: 'Logout' }).count()).toBe(0);
      await closeMenu(page);
    });
    await step('opens by keyboard, keeps the focus inside, closes on Escape and gives the focus back', () =>
      useMenuByKeyboard(page),
    );
    await step('the bar stays there while the page scrolls, its logo leading to /', () =>
      scrollUnderBar(page),
    );
  }

  await step('the side menu closes on its button and on a press outside of it', async () => {
    await toggleOf(page).click();
    await menuOf(page).getByRole('button', { name: 'Close menu' }).click();
    await expect.poll(() => menuOf(page).count()).toBe(0);
    await toggleOf(page).click();
    await menuOf(page).waitFor();
    await page.mouse.click(200, 500);
    await expect.poll(() => menuOf(page).count()).toBe(0);
  });

  await step('offers a visitor Sign In, which leads to /signin', async () => {
    const bar = page.getByRole('banner');
    expect(await bar.getByRole('button', { name: 'Logout' }).isVisible()).toBe(false);
    const way = bar.getByRole('link', { name: 'Sign In' });
    expect(await way.getAttribute('href')).toBe('/signin');
    await way.click();
    await page.waitForURL('**/signin');
    await page.getByRole('heading', { level: 1 }).waitFor();
  });
  for (const width of [1440, 390]) {
    await page.setViewportSize({ width, height: 900 });
    await step('the bar stays there while the page scrolls, its logo leading to /', () =>
      scrollUnderBar(page),
    );
  }
  expectQuiet(errors);
});
