import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { violations } from '../support/axe.ts';
import { expectQuiet, testVisits, type VisitorOptions } from '../support/browser.ts';
import { holdToasts } from '../support/held-moments.ts';
import { signUpInBrowser } from '../support/sign-up-in-browser.ts';

const newVisit = testVisits();

async function opened(
  address = '/profile',
  { toastsStay = false, ...options }: VisitorOptions & { toastsStay?: boolean } = {},
) {
  const visitor = await newVisit(options);
  if (toastsStay) await holdToasts(visitor.page);
  await signUpInBrowser(visitor.context);
  await visitor.page.goto(address);
  return { ...visitor, save: visitor.page.getByRole('button', { name: 'Save', exact: true }) };
}

const facts = (page: Page) =>
  page.locator('input[name=fact]').evaluateAll((rows) => rows.map((row) => (row as HTMLInputElement).value));

async function addFacts(page: Page, ...texts: string[]): Promise<void> {
  await page.getByRole('button', { name: 'Add a fact' }).click();
  for (const [index, text] of texts.entries()) {
    if (index > 0) await page.keyboard.press('Enter');
    const row = page.locator('input[name=fact]').nth(index);
    await expect.poll(() => row.evaluate((field) => field.matches(':focus'))).toBe(true);
    await page.keyboard.type(text);
  }
}

it('a profile is filled in, saved and complete: it reaches the milestone, and is there again', async () => {
  const { page, context, errors, save } = await opened();
  await page.getByText('Four things are missing: artist name, city, one genre, one fact.').waitFor();
  await page.getByLabel('Artist name').fill('Mara Volt');
  await page.getByLabel('First name').fill('Maren');
  await page.getByLabel('City').fill('Berlin');
  await page.getByRole('button', { name: 'Techno', exact: true }).click();
  await page.getByLabel('Add a genre').fill('dark disco, HOUSE');
  await page.keyboard.press('Enter');
  await addFacts(page, 'Resident at Tresor', 'Born in Oslo');
  await page.getByLabel('Instagram').fill('@mara.volt');
  await page.getByLabel('Career stage').selectOption('gigging');
  await page.getByLabel('Time zone').fill('berlin');
  await page.keyboard.press('Tab');
  await page.getByLabel('Currency').selectOption('CHF');
  await expect.poll(() => page.getByLabel('Time zone').inputValue()).toBe('Europe/Berlin');
  await save.click();
  await page.getByText('Complete.').waitFor();
  await expect.poll(() => page.locator('[data-fact="first-name"]').first().textContent()).toBe('Maren');

  const { milestones } = await (await context.request.get('/api/user/journey')).json();
  expect(milestones).toContainEqual(expect.objectContaining({ key: 'profileCompleted', completed: true }));
  expect(await (await context.request.get('/api/profile')).json()).toMatchObject({
    artistName: 'Mara Volt',
    genres: ['Techno', 'dark disco', 'House'],
    bioFacts: ['Resident at Tresor', 'Born in Oslo'],
    socials: { instagram: 'https://instagram.com/mara.volt' },
    ...{ careerStage: 'gigging', timeZone: 'Europe/Berlin', currency: 'CHF' },
  });
  await page.reload();
  await expect.poll(() => facts(page)).toEqual(['Resident at Tresor', 'Born in Oslo']);
  expect(await page.getByRole('link', { name: 'Check Instagram in a new tab' }).getAttribute('href')).toBe(
    'https://instagram.com/mara.volt',
  );
  expectQuiet(errors);
});

it('a refusal stands at its field, and what was typed stays and can be mended', async () => {
  const { page, save } = await opened();
  await page.getByLabel('City').fill('Berlin');
  await page.getByLabel('Spotify').fill('maravolt');
  await page.getByLabel('First name').fill(' ');
  await save.click();
  await page.getByText('Enter a whole address such as https://open.spotify.com/yourname').waitFor();
  await page.getByText('Enter your first name').waitFor();
  await expect
    .poll(() => page.getByLabel('First name').evaluate((field) => field.matches(':focus')))
    .toBe(true);
  expect(await page.getByLabel('City').inputValue()).toBe('Berlin');
  await page.getByLabel('First name').fill('Mara');
  await page.getByLabel('Spotify').fill('');
  await expect.poll(() => page.getByText('Enter your first name').count()).toBe(0);
  await save.click();
  await page.getByText('Saved', { exact: true }).waitFor();
});

it('without a connection nothing typed is lost, and the same press tries again', async () => {
  const { page, save } = await opened();
  await page.getByLabel('City').fill('Berlin');
  await page.route('**/api/profile', (route) => route.abort());
  await save.click();
  await page.getByText('Deckhand does not answer. Check your connection; what you typed is kept.').waitFor();
  await page.unroute('**/api/profile');
  await save.click();
  await page.getByText('Saved', { exact: true }).waitFor();
  expect(await page.getByLabel('City').inputValue()).toBe('Berlin');
});

it('facts are put in order by keys, by buttons and by hand, and a removed one comes back', async () => {
  const { page, errors } = await opened('/profile', { toastsStay: true });
  await addFacts(page, 'A', 'B', 'C');
  await page.keyboard.press('Alt+ArrowUp');
  await expect.poll(() => facts(page)).toEqual(['A', 'C', 'B']);
  await page.getByText('Fact moved to place 2 of 3').waitFor();
  await expect
    .poll(() => page.getByLabel('Fact 2', { exact: true }).evaluate((field) => field.matches(':focus')))
    .toBe(true);
  await page.getByRole('button', { name: 'Move fact 1 down' }).click();
  await expect.poll(() => facts(page)).toEqual(['C', 'A', 'B']);

  const [from, to] = await Promise.all(
    [2, 0].map((row) => page.locator('.fact-grip').nth(row).boundingBox()),
  );
  if (!from || !to) throw new Error('There is no grip');
  await page.mouse.move(from.x + 8, from.y + 20);
  await page.mouse.down();
  await page.mouse.move(to.x + 8, to.y + 10, { steps: 8 });
  await page.mouse.up();
  await expect.poll(() => facts(page)).toEqual(['B', 'C', 'A']);

  await page.getByRole('button', { name: 'Remove fact 2' }).click();
  await expect.poll(() => facts(page)).toEqual(['B', 'A']);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect.poll(() => facts(page)).toEqual(['B', 'C', 'A']);
  expectQuiet(errors);
});

it('what is not saved stays while other parts are looked at, is told, and holds the tab', async () => {
  const { page, errors } = await opened('/profile', { toastsStay: true });
  await page.getByLabel('City').fill('Oslo');
  await page.getByText('Not saved: city').waitFor();
  const parts = page.getByRole('navigation', { name: 'Parts of the profile' });
  await parts.getByRole('link', { name: 'Security' }).click();
  await page.getByRole('heading', { name: 'Passkeys' }).waitFor();
  await page.goBack();
  await expect.poll(() => page.getByLabel('City').inputValue()).toBe('Oslo');

  const asked = page.waitForEvent('dialog');
  const left = page.close({ runBeforeUnload: true });
  const question = await asked;
  expect(question.type()).toBe('beforeunload');
  await question.dismiss();
  await left;
  await page.getByRole('button', { name: 'Discard' }).click();
  await expect.poll(() => page.getByLabel('City').inputValue()).toBe('');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect.poll(() => page.getByLabel('City').inputValue()).toBe('Oslo');
  expectQuiet(errors);
});

it('a choice of mails counts at once, and goes back where it was not taken', async () => {
  const { page } = await opened('/profile#notifications');
  const news = page.getByRole('checkbox', { name: /^News/ });
  await news.waitFor();
  expect(await news.isChecked()).toBe(false);
  await page.route('**/api/profile', (route) => route.abort());
  await news.click();
  await page.getByText('Not changed', { exact: true }).waitFor();
  await expect.poll(() => news.isChecked()).toBe(false);
  await page.unroute('**/api/profile');
  await news.click();
  await page.getByText('Saved', { exact: true }).waitFor();
  await page.reload();
  await expect.poll(() => news.isChecked()).toBe(true);
});

it('a view that does not load says so in its place, what was typed elsewhere stays, and a reload leads back to it', async () => {
  const { page } = await opened();
  await page.getByLabel('City').fill('Berlin');
  await page.route('**/SecurityView.*.js', (route) => route.abort());
  await page.getByRole('link', { name: 'Security', exact: true }).click();
  await page.getByText('This part did not load', { exact: true }).waitFor();
  await page.getByRole('link', { name: 'Artist', exact: true }).click();
  await expect.poll(() => page.getByLabel('City').inputValue()).toBe('Berlin');
  await page.getByRole('button', { name: 'Discard', exact: true }).click();
  await page.unroute('**/SecurityView.*.js');
  await page.getByRole('link', { name: 'Security', exact: true }).click();
  await page.getByRole('button', { name: 'Reload', exact: true }).click();
  await page.getByRole('heading', { name: 'Sessions', exact: true }).waitFor();
});

it.each([
  { width: 1440, colorScheme: 'dark' },
  { width: 390, colorScheme: 'light' },
] as const)('every part is clean for assistive technology and fits: %o', async (options) => {
  const { page } = await opened('/profile', options);
  await page.getByLabel('Artist name').waitFor();
  await addFacts(page, 'Resident at Tresor');
  await page.getByLabel('Website').fill('maravolt.com');
  for (const [part, heading] of [
    ['artist', 'On stage'],
    ['account', 'Look'],
    ['security', 'Sessions'],
    ['notifications', 'Mails'],
    ['data', 'Delete the account'],
  ]) {
    await page.evaluate((hash) => location.assign(hash), `#${part}`);
    await page.getByRole('heading', { name: heading, exact: true }).waitFor();
    await page.waitForFunction(() => document.querySelector('.profile-view:not([hidden]) .skel') === null);
    expect(await violations(page), part).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth), part).toBe(0);
  }
});
