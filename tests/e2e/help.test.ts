import { expect, it } from 'vitest';
import { violations } from '../support/axe.ts';
import { expectQuiet, testVisits } from '../support/browser.ts';

const newVisit = testVisits();

it('the user guide narrows to the headings that hold the words typed, and says how many pages', async () => {
  const { page, errors } = await newVisit();
  await page.goto('/help');
  const shown = page.locator('[data-guide]:visible');
  const all = await shown.count();
  expect(all).toBeGreaterThan(25);
  await page.getByRole('searchbox', { name: 'Find a heading' }).fill('passkey');
  await page.getByRole('link', { name: 'Passkeys', exact: true }).waitFor();
  await expect.poll(() => shown.count()).toBeLessThan(4);
  await expect.poll(() => page.getByRole('status').textContent()).toMatch(/^\d pages?$/);
  await page.getByRole('searchbox').fill('zzzz');
  await page.getByText('No heading has these words').waitFor();
  await expect.poll(() => shown.count()).toBe(0);
  await page.getByRole('searchbox').fill('');
  await expect.poll(() => shown.count()).toBe(all);
  expectQuiet(errors);
});

it('a heading of the guide leads to its place on the page', async () => {
  const { page } = await newVisit({ width: 390 });
  await page.goto('/help');
  await page.getByRole('searchbox').fill('reserve');
  await page.getByRole('link', { name: 'Reserve and release' }).click();
  await page.waitForURL('**/help/credits#reserve-and-release');
  const heading = page.getByRole('heading', { name: 'Reserve and release' });
  await expect.poll(async () => (await heading.boundingBox())?.y ?? 9999).toBeLessThan(300);
});

it('without scripts every guide is there to read, and no field that does nothing', async () => {
  const { page } = await newVisit({ scripts: false });
  await page.goto('/help');
  expect(await page.getByRole('searchbox').count()).toBe(0);
  expect(await page.getByRole('link', { name: 'Deposits and balances' }).isVisible()).toBe(true);
  await page.goto('/faq');
  await page.getByText('Do credits expire?').click();
  await page.getByText('They stay until you use them.').waitFor();
});

it('each question opens and closes independently', async () => {
  const { page, errors } = await newVisit();
  await page.goto('/faq');
  const open = () => page.locator('details[open]').evaluateAll((all) => all.map(({ id }) => id));
  await page.getByText('What is Deckhand?').click();
  await page.getByText('Do credits expire?').click();
  await expect.poll(() => open()).toEqual(['what-is-deckhand', 'do-credits-expire']);
  await page.getByText('What is Deckhand?').click();
  await expect.poll(() => open()).toEqual(['do-credits-expire']);
  expectQuiet(errors);
});

it('opening and closing a question is counted by its address, and never by words', async () => {
  const { page } = await newVisit();
  const sent: { name: string; props: unknown }[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/api/events')) sent.push(...request.postDataJSON().events);
  });
  await page.goto('/faq');
  await page.getByText('Do credits expire?').click();
  await page.getByText('Do credits expire?').click();
  const toggles = () => sent.filter(({ name }) => name === 'faq_toggle').map(({ props }) => props);
  await expect.poll(toggles).toEqual([true, false].map((open) => ({ question: 'do-credits-expire', open })));
});

it('a question has an address: it is opened by it, and named after it was opened', async () => {
  const { page } = await newVisit();
  await page.goto('/faq#failed-run');
  await page.getByText('Your credits come back by themselves.').waitFor();
  await page.locator('#how-loud summary').focus();
  await page.keyboard.press('Enter');
  await page.getByText('As loud as the place').waitFor();
  await expect.poll(() => new URL(page.url()).hash).toBe('#how-loud');
});

it('the questions narrow to those that hold the words typed, in question, answer or keywords', async () => {
  const { page, errors } = await newVisit();
  await page.goto('/faq');
  const shown = page.locator('details:visible');
  const all = await shown.count();
  const field = page.getByRole('searchbox', { name: 'Find a question' });
  await field.fill('money back');
  await page.getByText('1 question', { exact: true }).waitFor();
  await expect.poll(() => shown.getByRole('heading').allTextContents()).toEqual(['Can I get a refund?']);
  expect(await page.getByRole('heading', { level: 2 }).allTextContents()).toContain('Credits and plans');
  // The button in each answer is no word of it.
  for (const words of ['copy link', 'zzzz']) {
    await field.fill(words);
    await page.getByText('No question has these words').waitFor();
  }
  await expect.poll(() => shown.count()).toBe(0);
  await field.fill('');
  await expect.poll(() => shown.count()).toBe(all);
  expectQuiet(errors);
});

it('the address of a question can be copied', async () => {
  const { page, context } = await newVisit();
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  // It says so for two seconds: they begin, and do not end.
  await page.clock.install({ time: 0 });
  await page.clock.pauseAt(60_000);
  await page.goto('/faq#failed-run');
  await page.getByRole('button', { name: 'Copy link' }).click();
  await page.getByRole('button', { name: 'Link copied' }).waitFor();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toBe(page.url());
});

it('the data for search engines says what the questions say', async () => {
  const { page } = await newVisit();
  await page.goto('/faq');
  const data = JSON.parse((await page.locator('script[type="application/ld+json"]').textContent()) ?? '{}');
  expect(data['@type']).toBe('FAQPage');
  const names = data.mainEntity.map(({ name }: { name: string }) => name);
  expect(names).toEqual(await page.locator('summary h3').allTextContents());
});

it.each([
  { path: '/help', width: 390, colorScheme: 'light' },
  { path: '/help/credits', width: 1440, colorScheme: 'dark' },
  { path: '/faq', width: 390, colorScheme: 'dark' },
] as const)('$path breaks no rule of accessibility with everything open', async ({ path, ...options }) => {
  const { page } = await newVisit({ ...options, reducedMotion: 'reduce' });
  await page.goto(path);
  for (const question of await page.locator('summary').all()) await question.click();
  expect(await violations(page)).toEqual([]);
});
