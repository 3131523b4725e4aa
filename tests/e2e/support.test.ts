import { expect, it } from 'vitest';
import { violations } from '../support/axe.ts';
import { expectQuiet, testVisits } from '../support/browser.ts';
import { holdRequests } from '../support/held-moments.ts';
import { sideways } from '../support/sideways.ts';
import { step } from '../support/step.ts';

const newVisit = testVisits();

it('support says whether Deckhand answers, and where the answer to a question stands', async () => {
  const { page, context, errors } = await newVisit();
  await page.route('**/api/health', (route) => route.fulfill({ status: 503, json: {} }));
  const letScriptsCome = await holdRequests(page, '**/*.js');
  await page.goto('/support', { waitUntil: 'commit' });

  await step('leads to where the answer stands until there is a script that asks', async () => {
    const again = page.locator('service-lamp button').filter({ hasText: 'Check again' });
    await again.waitFor({ state: 'attached' });
    // The styles may come after the markup.
    await again.waitFor({ state: 'hidden' });
    const way = page.getByRole('link', { name: 'Check the server' });
    expect(await way.getAttribute('href')).toBe('/api/health');
    letScriptsCome();
  });

  await step('says that Deckhand does not answer, and asks again when told to', async () => {
    await page.getByText('Not reachable').waitFor();
    expect(await violations(page)).toEqual([]);
    await page.unroute('**/api/health');
    await page.getByRole('button', { name: 'Check again' }).click();
    await page.getByText('Everything is working').waitFor();
  });

  await step('answers five things, each with a way on that is there', async () => {
    const topics = page.locator('.support-topics > li');
    expect(await topics.count()).toBe(5);
    const ways = await topics
      .getByRole('link')
      .evaluateAll((all) => all.map((a) => (a as HTMLAnchorElement).href));
    expect(ways.length).toBeGreaterThanOrEqual(5);
    for (const way of ways) expect((await context.request.get(way)).status(), way).toBe(200);
  });

  await step('at 320 px scrolls no way but down', async () => {
    await page.setViewportSize({ width: 320, height: 640 });
    expect(await sideways(page)).toBe(0);
  });

  await step('searches the user guide', async () => {
    await page.getByRole('searchbox', { name: 'Find it in the user guide' }).fill('passkey');
    // An answer without content leaves the page where it is.
    await page.route('**/help?*', (route) => route.fulfill({ status: 204 }));
    const asked = page.waitForRequest('**/help?q=passkey');
    await page.getByRole('button', { name: 'Search' }).click();
    await asked;
  });
  expectQuiet(errors.filter((line) => !line.includes('/api/health')));
});
