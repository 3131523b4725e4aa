import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { violations } from '../support/axe.ts';
import { expectQuiet, testVisits } from '../support/browser.ts';
import { leadsTo } from '../support/leads-to.ts';
import { sideways } from '../support/sideways.ts';
import { step } from '../support/step.ts';

const newVisit = testVisits();

/** On the smallest phone. */
async function expectNoWayButDown(page: Page): Promise<void> {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.getByRole('heading', { level: 1 }).waitFor();
  expect(await sideways(page)).toBe(0);
}

it.each(['/privacy', '/terms', '/security-policy'])('%s is read by its parts', async (path) => {
  const { page, errors } = await newVisit();
  await page.goto(path);

  await step(
    'has its parts at the side, each with an address, the whole in three lines, and a date',
    async () => {
      const contents = page.getByRole('navigation', { name: 'Contents' }).getByRole('link');
      const links = await contents.evaluateAll((all) => all.map((link) => link.getAttribute('href')));
      const headings = await page.locator('.prose h2').evaluateAll((all) => all.map(({ id }) => `#${id}`));
      expect(links.length).toBeGreaterThan(8);
      expect(links).toEqual(headings);
      expect(
        await page.locator('.prose h2 > a').evaluateAll((all) => all.map((a) => a.getAttribute('href'))),
      ).toEqual(headings);
      expect(await page.getByRole('region', { name: 'In short' }).getByRole('listitem').count()).toBe(3);
      expect(await page.locator('time').getAttribute('datetime')).toMatch(/^\d{4}-\d\d-\d\d$/);
      await contents.last().click();
      const heading = page.locator('.prose h2').last();
      await expect.poll(async () => (await heading.boundingBox())?.y ?? 9999).toBeLessThan(900);
    },
  );

  if (path !== '/security-policy')
    await step('shows that the name of its operator is a place to be filled in', async () => {
      await page.getByText('[operator name and address]').waitFor();
      expect(await page.locator('.badge.sample').count()).toBe(2);
    });

  await step('at 320 px scrolls no way but down', () => expectNoWayButDown(page));
  expectQuiet(errors);
});

it('support says whether Deckhand answers, and where the answer to a question stands', async () => {
  const { page, context, errors } = await newVisit();
  await page.route('**/api/health', (route) => route.fulfill({ status: 503, json: {} }));
  await page.goto('/support');

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

  await step('at 320 px scrolls no way but down', () => expectNoWayButDown(page));

  await step('searches the user guide', async () => {
    await page.getByRole('searchbox', { name: 'Find it in the user guide' }).fill('passkey');
    await page.getByRole('button', { name: 'Search' }).click();
    await page.waitForURL('**/help?q=passkey');
    await expect.poll(() => page.getByRole('searchbox').inputValue()).toBe('passkey');
    await expect.poll(() => page.locator('[data-guide]:visible').count()).toBeLessThan(4);
  });
  expectQuiet(errors.filter((line) => !line.includes('/api/health')));
});

it('support without scripts leads to where the answer stands', async () => {
  const { page } = await newVisit({ scripts: false });
  await page.goto('/support');
  expect(await page.getByRole('link', { name: 'Check the server' }).getAttribute('href')).toBe('/api/health');
  expect(await page.getByRole('button', { name: 'Check again' }).isVisible()).toBe(false);
});

it('affiliates says what recommending brings', async () => {
  const { page, errors } = await newVisit();
  await page.goto('/affiliates');

  await step('recommending Deckhand earns credits once it opens, and no cash', async () => {
    const row = (name: string) =>
      page.getByRole('listitem').filter({ has: page.getByRole('heading', { name }) });
    expect(await row('Referral programme').textContent()).toContain('Not open yet');
    expect(await row('Cash commission').textContent()).toContain('None');
    const press = page.getByRole('link', { name: 'Press', exact: true });
    expect(await leadsTo(page, () => press.click())).toBe('/contact?topic=press');
  });

  await step('at 320 px scrolls no way but down', () => expectNoWayButDown(page));
  expectQuiet(errors);
});
