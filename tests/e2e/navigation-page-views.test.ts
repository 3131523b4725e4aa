import type { Page, Request } from 'playwright-core';
import { expect, it } from 'vitest';
import { expectQuiet, testVisits } from '../support/browser.ts';
import { signUpInBrowser } from '../support/sign-up-in-browser.ts';

const newVisit = testVisits();

const reportsView = (request: Request) =>
  request.url().endsWith('/api/events') && /page_view/.test(request.postData() ?? '');

it('a page view is reported on every kind of page, once', async () => {
  const { page, context, errors } = await newVisit();
  await signUpInBrowser(context);
  for (const path of ['/landing', '/licences', '/journey', '/forgot-password']) {
    // What the page before counted last goes as it goes.
    const reported = page.waitForRequest(reportsView);
    await page.goto(path);
    const { events } = (await reported).postDataJSON();
    const views = events.filter(({ name }: { name: string }) => name === 'page_view');
    expect(views.map((view: { path: string }) => view.path)).toEqual([path]);
    expect((await (await reported).response())?.status()).toBe(202);
  }
  expectQuiet(errors);
});

/** Counts the views that leave, in the tab: a request that a page makes as it goes is seen by nobody outside. */
function countViews(): void {
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
  await page.addInitScript(countViews);
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
  const back = await comeBack(page, '/contact', () => localStorage.setItem('theme', 'light'));
  expect(back).toEqual({ isAsItWas: true, views: 1 });
  await expect.poll(() => page.locator('html').getAttribute('data-theme')).toBe('light');
  expectQuiet(errors);
});

it.each(['/faq', '/journey'])(
  'where an account was or may be by now, %s is loaded anew instead, and is one view',
  async (path) => {
    const { page, context, errors } = await newVisit();
    await signUpInBrowser(context);
    await page.goto('/dashboard');
    await page.getByRole('heading', { level: 1, name: /Good/ }).waitFor();
    expect(await comeBack(page, path)).toEqual({ isAsItWas: false, views: 1 });
    expectQuiet(errors);
  },
);
