import { sql } from 'drizzle-orm';
import type { Locator, Page } from 'playwright-core';
import { beforeEach, expect, it } from 'vitest';
import { violations } from '../support/axe.ts';
import { expectQuiet, testVisits, type Visitor } from '../support/browser.ts';
import type { Client } from '../support/client.ts';
import { makeDrop } from '../support/drops.ts';
import { dropsSound, signedUpInBoth } from '../support/drops-in-browser.ts';
import { holdSounds } from '../support/held-moments.ts';
import { productDatabase } from '../support/product-database.ts';
import { sideways } from '../support/sideways.ts';
import { step } from '../support/step.ts';
import { turnTo } from '../support/turn-to.ts';

const db = productDatabase();
const newVisit = testVisits();
let visitor: Visitor;
let page: Page;
let client: Client & { email: string };
let rows: Locator;

const LISTS = '**/api/tools/voice-tag/generations*';

beforeEach(async () => {
  visitor = await newVisit();
  page = visitor.page;
  await holdSounds(page);
  client = await signedUpInBoth(visitor.context);
  await dropsSound(page, 3.25);
  rows = page.getByRole('list', { name: 'Voice drops' }).locator('> li');
});

const titles = () => rows.getByRole('heading').locator('span:first-child').allInnerTexts();
const field = () => page.getByRole('searchbox', { name: 'Search in titles' });

it('before there is a list, the page says why', async () => {
  await step('an account that made none finds one way on', async () => {
    await page.goto('/voice-history');
    const start = page.getByRole('main').getByRole('link', { name: 'Make your first drop' });
    expect(await start.getAttribute('href')).toBe('/voice-drops');
    expectQuiet(visitor.errors);
  });

  await step('a list that does not load says so, and comes with the next try', async () => {
    await makeDrop(client, { script: 'Still there' });
    await page.route(LISTS, (route) => route.abort());
    await page.reload();
    await page.getByText('Your drops did not load').waitFor();
    await page.unroute(LISTS);
    await page.getByRole('button', { name: 'Retry' }).click();
    await expect.poll(titles).toEqual(['Still there']);
  });

  await step('what a broken server answers with is not read out', async () => {
    await page.route(LISTS, (route) => route.fulfill({ status: 500, body: '<h1>row 7</h1>' }));
    await field().press('Enter');
    await page.getByText('Nothing of them is lost. Something went wrong on our side.').waitFor();
    expect(await page.getByText('row 7').count()).toBe(0);
  });
});

it('a drop is played, renamed, copied, deleted, found, and rendered again', async () => {
  await makeDrop(client, { script: 'First of the night', voice: { style: 'machine' } });
  await makeDrop(client, { script: 'Second of the night' });
  await page.goto('/voice-history');
  await rows.nth(1).waitFor();

  await step('a drop plays in its row, one at a time, and is moved through by keys', async () => {
    expect(await titles()).toEqual(['Second of the night', 'First of the night']);
    expect(await rows.first().innerText()).toMatch(
      /Festival · Trailer Deep.*Today[\s\S]*3\.3 s[\s\S]*−12\.1 LUFS/,
    );
    await page.getByRole('button', { name: 'Play First of the night' }).click();
    await page.getByRole('button', { name: 'Pause First of the night' }).waitFor();
    const place = page.getByRole('slider', { name: 'Position in First of the night' });
    await expect.poll(async () => Number(await place.getAttribute('aria-valuenow'))).toBeGreaterThan(0.2);

    await page.getByRole('button', { name: 'Play Second of the night' }).click();
    await page.getByRole('button', { name: 'Pause Second of the night' }).waitFor();
    await expect.poll(() => page.getByRole('button', { name: /^Pause/ }).count()).toBe(1);

    await place.focus();
    await page.keyboard.press('End');
    await expect.poll(() => place.getAttribute('aria-valuetext')).toBe('3.3 of 3.3 seconds');
    await page.keyboard.press('Home');
    await page.keyboard.press('ArrowRight');
    await expect.poll(() => place.getAttribute('aria-valuenow')).toBe('0.25');
    await page.keyboard.press('Space');
    await page.getByRole('button', { name: 'Pause First of the night' }).click();
    await page.getByRole('button', { name: 'Play First of the night' }).waitFor();
  });

  await step('a drop is renamed in place: Enter saves, Escape leaves it', async () => {
    await page.getByRole('button', { name: 'Rename First of the night' }).click();
    await page.getByRole('textbox', { name: 'Title' }).fill('Left alone');
    await page.keyboard.press('Escape');
    await expect.poll(titles).toEqual(['Second of the night', 'First of the night']);
    await page.getByRole('button', { name: 'Rename First of the night' }).click();
    await page.getByRole('textbox', { name: 'Title' }).fill('Peak time');
    await page.keyboard.press('Enter');
    await expect.poll(titles).toEqual(['Second of the night', 'Peak time']);
    await expect
      .poll(() => page.evaluate(() => document.activeElement?.textContent))
      .toBe('Rename Peak time');
    const { body } = await client.get<{ generations: { title: string }[] }>(
      '/api/tools/voice-tag/generations',
    );
    expect(body.generations.map(({ title }) => title)).toEqual(['Second of the night', 'Peak time']);
  });

  await step('a copy stands on top and costs nothing; deleting asks first', async () => {
    const balance = async () => (await client.get<{ balance: number }>('/api/user/credits')).body.balance;
    const before = await balance();
    await page.getByRole('button', { name: 'Details of Second of the night' }).click();
    await page.getByRole('button', { name: 'Duplicate' }).click();
    await expect.poll(() => rows.count()).toBe(3);
    expect(await balance()).toBe(before);

    await page.getByRole('button', { name: 'Delete', exact: true }).click();
    const question = page.getByRole('alertdialog', { name: 'Delete Second of the night?' });
    await question.getByRole('button', { name: 'Keep it' }).click();
    expect(await rows.count()).toBe(3);
    await page.getByRole('button', { name: 'Delete', exact: true }).click();
    await question.getByRole('button', { name: 'Delete drop' }).click();
    await expect.poll(() => rows.count()).toBe(2);
    // The address named the drop that is gone; nothing asks for it again.
    await expect.poll(() => new URL(page.url()).search).toBe('');
    await page.waitForLoadState('networkidle');
    expectQuiet(visitor.errors);
  });

  await step('the search stands in the address, and says where nothing is found', async () => {
    const both = await titles();
    await field().fill('peak');
    await expect.poll(titles).toEqual(['Peak time']);
    await expect.poll(() => new URL(page.url()).search).toBe('?q=peak');
    await turnTo(page, '/voice-history');
    await expect.poll(titles).toEqual(both);
    await expect.poll(() => field().inputValue()).toBe('');
    await turnTo(page, '/voice-history?q=peak');
    await expect.poll(titles).toEqual(['Peak time']);
    await expect.poll(() => field().inputValue()).toBe('peak');
    await field().fill('nobody');
    await page.getByText('No title with “nobody”').waitFor();
    await page.getByRole('button', { name: 'Show all drops' }).click();
    await expect.poll(titles).toEqual(both);
    await expect.poll(() => new URL(page.url()).search).toBe('');
  });

  await step(
    'rendering again takes words and recipe to the studio, and asks where other words stand there',
    async () => {
      const stored = () =>
        page.evaluate(() => JSON.parse(sessionStorage.getItem('draft:voice-tag') ?? 'null'));
      await page.evaluate(() =>
        sessionStorage.setItem('draft:voice-tag', JSON.stringify({ script: 'Half written' })),
      );
      await page.getByRole('button', { name: 'Details of Peak time' }).click();
      const again = page.getByRole('button', { name: /Render again/ });
      expect(await again.innerText()).toMatch(/4 credits/);
      await again.click();
      const question = page.getByRole('alertdialog', { name: 'Put this drop into the studio?' });
      await question.getByText('Half written').waitFor();
      await question.getByRole('button', { name: 'Cancel' }).click();
      expect((await stored()).script).toBe('Half written');
      await again.click();
      await question.getByRole('button', { name: 'Put it in' }).click();
      await page.waitForURL('**/voice-drops');
      expect(await stored()).toMatchObject({ script: 'First of the night', voice: { style: 'machine' } });
    },
  );
});

it('a long list comes in parts, and a link opens one from further down', async () => {
  const oldest = await makeDrop(client, { script: 'The oldest of all' });
  await Promise.all(Array.from({ length: 21 }, () => client.post(`/api/generations/${oldest.id}/copy`)));
  await db.run(sql`UPDATE generations SET created_at = created_at - 86400000 WHERE id = ${oldest.id}`);

  await step('a link opens one from further down', async () => {
    await page.goto(`/voice-history?view=${oldest.id}`);
    const opened = page.locator(`#${oldest.id}`);
    await opened.getByText('Momentary max').waitFor();
    await expect
      .poll(() => opened.evaluate((row) => row.getBoundingClientRect().top < innerHeight))
      .toBe(true);
    expect(await opened.getByRole('link', { name: 'Open in the studio' }).getAttribute('href')).toBe(
      `/voice-drops?view=${oldest.id}`,
    );
  });

  for (const [width, colorScheme] of [
    [390, 'light'],
    [1440, 'dark'],
  ] as const)
    await step(`an opened list breaks no rule at ${width} px, ${colorScheme}`, async () => {
      await page.setViewportSize({ width, height: 900 });
      await page.emulateMedia({ colorScheme });
      expect(await violations(page)).toEqual([]);
      expect(await sideways(page)).toBe(0);
    });

  await step('twenty stand on a page, the next come when asked for', async () => {
    await turnTo(page, '/voice-history?view=gen_gone');
    await page.getByText('The drop of this link is not in your account any more.').waitFor();
    await expect.poll(() => rows.count()).toBe(20);
    await page.getByRole('button', { name: 'Show more' }).click();
    await expect.poll(() => rows.count()).toBe(22);
    await expect.poll(() => page.getByRole('button', { name: 'Show more' }).count()).toBe(0);
  });
});

it('the library plays a drop in place, and the dashboard tile shows the latest', async () => {
  const { id, title } = await makeDrop(client, { script: 'Heard at home' });
  // The welcome tour would stand over the dashboard.
  await client.post('/api/user/journey/onboardingCompleted');
  async function playsIn(path: string): Promise<void> {
    await page.goto(path);
    await page.getByRole('button', { name: `Play ${title}` }).click();
    await page.getByRole('button', { name: `Pause ${title}` }).click();
    await page.getByRole('button', { name: `Play ${title}` }).waitFor();
    expect(new URL(page.url()).pathname).toBe(path);
  }
  await playsIn('/dashboard');
  const tile = page.getByRole('link', { name: /Voice Drop Generator/ }).last();
  await tile.getByText(title).waitFor();
  expect(await tile.locator('img').getAttribute('src')).toContain(`${id}/files/wave.svg`);
  // A mark that only a load of the whole page takes away.
  await page.evaluate(() => Object.assign(globalThis, { isSamePage: true }));
  await tile.click();
  await page.waitForURL('**/voice-drops');
  expect(await page.evaluate(() => 'isSamePage' in globalThis)).toBe(false);
  await playsIn('/tools');
});
