import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { expectQuiet, testVisits } from '../support/browser.ts';
import { lookAgain } from '../support/dashboard-data.ts';
import { productDatabase } from '../support/product-database.ts';
import { signUpInBrowser } from '../support/sign-up-in-browser.ts';
import { step } from '../support/step.ts';

const db = productDatabase();
const newVisit = testVisits();

it('the dashboard greets, keeps the time, and has tiles for the tools', async () => {
  const { page, context, errors } = await newVisit();
  const email = await signUpInBrowser(context);
  const reads = (words: string | RegExp) => page.getByRole('heading', { level: 1, name: words }).waitFor();
  const at = (hour: number, minute: number, second = 0) => new Date(2026, 10, 19, hour, minute, second);
  // Time stands still but for runFor.
  await page.clock.install({ time: at(11, 59) });
  await page.clock.pauseAt(at(11, 59, 30));
  await page.goto('/');

  await step('shows an account the home view', async () => {
    await reads(/^Good .*, Mara$/);
    expect(new URL(page.url()).pathname).toBe('/');
  });

  await step(
    'turns from morning to afternoon at 12:00 and to evening at 17:00, by a clock that refreshes every 60 s',
    async () => {
      const time = page.getByRole('main').locator('time');
      const turns = async (before: string, after: string) => {
        await reads(`Good ${before}, Mara`);
        await expect.poll(() => time.textContent()).toContain('59');
        await page.clock.runFor(60_000);
        await reads(`Good ${after}, Mara`);
        await expect.poll(() => time.textContent()).toMatch(/Thursday.*November 19.*00/);
      };
      await turns('morning', 'afternoon');
      await page.clock.pauseAt(at(16, 59, 30));
      await turns('afternoon', 'evening');
    },
  );

  await step('calls somebody without a name Creator', async () => {
    await db.run(sql`UPDATE users SET first_name = '' WHERE email = ${email}`);
    await lookAgain(page, page.getByRole('heading', { level: 1, name: 'Good evening, Creator' }));
  });

  await step('the footer links to /privacy, /terms, /contact and /profile', async () => {
    const links = page.getByRole('main').getByRole('link', { name: /^(Privacy|Terms|Contact|Profile)$/ });
    expect(await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')))).toEqual([
      '/privacy',
      '/terms',
      '/contact',
      '/profile',
    ]);
  });

  await step('the toolkit grid has tiles for the six tools, each at its path with its credits', async () => {
    const toolkit = page.getByRole('region', { name: 'Toolkit' });
    const tiles = await toolkit.getByRole('listitem').evaluateAll((items) =>
      items.map((item) => {
        const words = (item as HTMLElement).innerText.split('\n');
        return [
          item.querySelector('b')?.textContent,
          item.querySelector('a')?.getAttribute('href'),
          words.at(-1),
        ];
      }),
    );
    expect(tiles).toEqual([
      ['Logo Creator', '/logo-generator', '2 credits'],
      ['Voice Drop Generator', '/voice-drops', '4 credits'],
      ['Press Kit Builder', '/press-kit', '3 credits'],
      ['Contract Generator', '/contract-generator', '3 credits'],
      ['DJ Assistant', '/dj-assistant', '1 credit'],
      ['Gig Tracker', '/gig-tracker', 'FREE'],
    ]);
    await toolkit.getByRole('link', { name: /Logo Creator/ }).click();
    await page.waitForURL('**/logo-generator');
  });
  expectQuiet(errors);
});
