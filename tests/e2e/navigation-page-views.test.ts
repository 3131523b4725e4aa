import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { expectQuiet, testVisits } from '../support/browser.ts';
import { signUpInBrowser } from '../support/sign-up-in-browser.ts';
import { step } from '../support/step.ts';

const newVisit = testVisits();

/** How long what was counted waits for company, in milliseconds. */
const WAIT_MS = 2000;

/**
 * Counts the views that leave, in the tab: a request that a page makes as it goes is seen by nobody outside. They leave at
 * once: what would come with them comes by itself.
 */
function countViews(wait: number): void {
  const later = window.setTimeout;
  window.setTimeout = ((act: TimerHandler, ms?: number, ...rest: unknown[]) =>
    later(act, ms === wait ? 0 : ms, ...rest)) as typeof window.setTimeout;
  const send = window.fetch;
  window.fetch = (...asked) => {
    const views = String(asked[1]?.body).split('"page_view"').length - 1;
    sessionStorage.setItem('views', String(Number(sessionStorage.getItem('views')) + views));
    if (views > 0) Object.assign(window, { isCounted: true });
    return send(...asked);
  };
}
const isCounted = (page: Page) => page.waitForFunction(() => 'isCounted' in window);

/** Opens a page, and has it come back as if out of the browser's memory. Whether it is still the same, and its views since. */
async function comeBack(page: Page, path: string, whileAway: () => void = () => {}) {
  await page.goto(path);
  await isCounted(page);
  await page.evaluate(() => {
    sessionStorage.setItem('views', '0');
    Object.assign(window, { isAsItWas: true });
    Reflect.deleteProperty(window, 'isCounted');
  });
  await page.evaluate(whileAway);
  await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
  await isCounted(page);
  const views = await page.evaluate(() => Number(sessionStorage.getItem('views')));
  return { isAsItWas: await page.evaluate(() => 'isAsItWas' in window), views };
}

it('a page that comes back out of the memory of the browser stays as a visitor left it, in the theme chosen since', async () => {
  const { page, errors } = await newVisit({ colorScheme: 'dark' });
  await page.addInitScript(countViews, WAIT_MS);
  const back = await comeBack(page, '/contact', () => localStorage.setItem('theme', 'light'));
  expect(back).toEqual({ isAsItWas: true, views: 1 });
  await expect.poll(() => page.locator('html').getAttribute('data-theme')).toBe('light');
  expectQuiet(errors);
});

it('where an account was or may be by now, a page is loaded anew instead, and is one view', async () => {
  const { page, context, errors } = await newVisit();
  await signUpInBrowser(context);
  await page.addInitScript(countViews, WAIT_MS);
  for (const path of ['/journey', '/faq']) {
    await step(path, async () => expect(await comeBack(page, path)).toEqual({ isAsItWas: false, views: 1 }));
    // A page that anybody may read knows of the account by what one of its screens left here.
    await page.waitForFunction(() => localStorage.getItem('deckhand.signed-in') !== null);
  }
  expectQuiet(errors);
});
