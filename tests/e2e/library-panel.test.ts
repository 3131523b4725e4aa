import { expect, it } from 'vitest';
import type { ActivityItem, LibraryItem } from '#core/library.ts';
import { testVisits } from '../support/browser.ts';
import { changeAccount } from '../support/dashboard-data.ts';
import { signUpInBrowser } from '../support/sign-up-in-browser.ts';
import { step } from '../support/step.ts';

const CONTENT = '**/api/user/generated-content';
const ACTIVITY = '**/api/user/activity';
const NOW = new Date(2026, 10, 19, 15, 0);
const HOUR_MS = 60 * 60 * 1000;
const daysAgo = (days: number) => new Date(NOW.getTime() - days * 24 * HOUR_MS + HOUR_MS).toISOString();

const newVisit = testVisits();

function item(type: LibraryItem['type'], days: number, preview: string | null = null): LibraryItem {
  return {
    id: `gen_${type}_${days}`,
    type,
    title: `${type} of day ${days}`,
    preview,
    audioUrl: null,
    downloadUrl: null,
    createdAt: daysAgo(days),
    metadata: {},
  };
}

const activity = (action: string, days: number): ActivityItem => ({
  id: `act_${action}`,
  action,
  createdAt: daysAgo(days),
  details: null,
});

it('the library panel shows what the account made and did last', async () => {
  const { page, context } = await newVisit();
  const library = page
    .locator('section')
    .filter({ has: page.getByRole('heading', { name: 'Library' }) })
    .last();
  const rows = library.getByRole('listitem');
  /** The page shows another account, which has these, one of them to be seen. */
  const given = async (seen: string, items: LibraryItem[], activities: ActivityItem[] = []) => {
    await page.route(CONTENT, (route) => route.fulfill({ json: items }));
    await page.route(ACTIVITY, (route) => route.fulfill({ json: activities }));
    await changeAccount(page, rows.filter({ hasText: seen }));
  };
  await signUpInBrowser(context);
  await page.clock.install({ time: NOW });

  await step('a failure reads Content Unavailable, and Retry Loading brings the library', async () => {
    let calls = 0;
    await page.route(CONTENT, (route) => {
      calls++;
      return route.fulfill({ status: 500, body: 'no' });
    });
    await page.goto('/dashboard');
    const failed = library.getByText('Content Unavailable');
    // Two retries come first, one and two seconds later.
    await expect
      .poll(async () => {
        await page.clock.runFor(1000);
        return failed.isVisible();
      })
      .toBe(true);
    expect(calls).toBe(3);
    await library.getByText("We're having trouble loading your creative content").waitFor();
    await page.unroute(CONTENT);
    await library.getByRole('button', { name: 'Retry Loading' }).click();
    await library.getByText('Your creative journey starts here').waitFor();
  });

  await step('an account that made nothing reads that its creative journey starts here', async () => {
    const start = library.getByRole('link', { name: 'Start Creating' });
    expect(await start.getAttribute('href')).toBe('/logo-generator');
    const all = library.getByRole('link', { name: 'View All Content & Activity' });
    expect(await all.getAttribute('href')).toBe('/tools');
  });

  await step(
    'the panel shows at most 3 creations and 2 activities, newest first, each with its date',
    async () => {
      await given(
        'logo of day 1',
        [item('contract', 9), item('logo', 1), item('press-kit', 6), item('voice-tag', 2)],
        [activity('logo-created', 1), activity('profile-changed', 5), activity('signed-up', 30)],
      );
      const words = async () =>
        (await rows.allInnerTexts())
          .map((text) => text.split('\n').filter(Boolean))
          .map((row) => [row[0], row.at(-1)]);
      await expect.poll(words).toEqual([
        ['logo of day 1', 'Today'],
        ['Logo created', 'Today'],
        ['voice-tag of day 2', 'Yesterday'],
        ['Profile changed', '5 days ago'],
        ['press-kit of day 6', '6 days ago'],
      ]);
    },
  );

  await step('a creation opens again at its screen by id, and past a week has a short date', async () => {
    await given('contract of day 9', [item('contract', 9), item('press-kit', 10), item('voice-tag', 11)]);
    const links = rows.getByRole('link');
    await expect
      .poll(() => links.evaluateAll((all) => all.map((link) => link.getAttribute('href'))))
      .toEqual([
        '/contract-generator?view=gen_contract_9',
        '/press-kit?view=gen_press-kit_10',
        '/voice-drops?view=gen_voice-tag_11',
      ]);
    await expect.poll(() => rows.first().innerText()).toContain('Nov 10');
  });

  await step('a broken logo preview is replaced with a placeholder icon', async () => {
    await given('logo of day 1', [item('logo', 1, '/api/generations/gen_gone/files/concept-01.svg')]);
    const row = rows.filter({ hasText: 'logo of day 1' });
    await row.getByTestId('no-preview').locator('svg').waitFor();
    await expect.poll(() => row.locator('img').count()).toBe(0);
  });
});
