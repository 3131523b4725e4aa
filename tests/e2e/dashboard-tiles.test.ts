import { expect, it } from 'vitest';
import { TILE_FALLBACK_MS } from '#site/dashboard/follow-tile.ts';
import { hydrated, testVisits } from '../support/browser.ts';
import { skipTour } from '../support/dashboard-data.ts';
import { openedTab } from '../support/opened-tab.ts';
import { signUpInBrowser } from '../support/sign-up-in-browser.ts';
import { step } from '../support/step.ts';

const newVisit = testVisits();

it('a tile of the toolkit leads to its tool, however it is pressed', async () => {
  const { page, context } = await newVisit();
  await signUpInBrowser(context);
  await skipTour(page);
  await page.goto('/dashboard');
  await page.getByRole('heading', { level: 1, name: /Good/ }).waitFor();
  await hydrated(page);
  const tile = (name: string) => page.getByRole('region', { name: 'Toolkit' }).getByRole('link', { name });
  const isHere = () => new URL(page.url()).pathname === '/dashboard';
  const loads: string[] = [];
  page.on('request', (request) => {
    if (request.isNavigationRequest()) loads.push(new URL(request.url()).pathname);
  });

  await step('the middle button opens a tab of its own', async () => {
    for (const [name, path] of [
      ['Logo Creator', '/logo-generator'],
      ['Voice Drop Generator', '/voice-drops'],
    ] as const) {
      const tab = await openedTab(context, () => tile(name).click({ button: 'middle' }));
      expect(tab.path).toBe(path);
      await tab.close();
      expect(isHere()).toBe(true);
    }
    expect(loads).toEqual([]);
  });

  await step('a click on a tile is one load, however slow the server is', async () => {
    const { promise: held, resolve: answer } = Promise.withResolvers<void>();
    // After this answer the browser stays where it is.
    await page.route('**/logo-generator', (route) => held.then(() => route.fulfill({ status: 204 })));
    // By then the tile would have loaded the page itself, if it thought that nobody did.
    await page.evaluate((ms) => {
      const late = () => setTimeout(() => Object.assign(window, { isLate: true }), ms);
      addEventListener('click', late, { once: true });
    }, 4 * TILE_FALLBACK_MS);
    const answered = page.waitForResponse('**/logo-generator');
    await Promise.all([
      tile('Logo Creator').click(),
      page.waitForFunction(() => 'isLate' in window).then(() => answer()),
      answered,
    ]);
    expect(loads).toEqual(['/logo-generator']);
    expect(isHere()).toBe(true);
    await page.unroute('**/logo-generator');
  });

  await step('Voice Drops is a full page load always', async () => {
    await page.route('**/voice-drops', (route) => route.fulfill({ status: 204 }));
    const answered = page.waitForResponse('**/voice-drops');
    await tile('Voice Drop Generator').click();
    await answered;
    expect(loads).toEqual(['/logo-generator', '/voice-drops']);
    await page.unroute('**/voice-drops');
  });

  await step('a click that something on the page swallowed is followed by a full page load', async () => {
    await page.evaluate(() => {
      addEventListener('click', (event) => event.preventDefault());
    });
    await tile('Logo Creator').click();
    await page.waitForURL('**/logo-generator');
    expect(loads).toEqual(['/logo-generator', '/voice-drops', '/logo-generator']);
  });
});
