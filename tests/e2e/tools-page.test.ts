import { expect, it } from 'vitest';
import { CATALOGUE } from '#core/catalogue.ts';
import { MINI_TOOLS } from '#core/mini-tools.ts';
import { expectQuiet, hydrated, testVisits } from '../support/browser.ts';
import { signUpInBrowser } from '../support/sign-up-in-browser.ts';
import { step } from '../support/step.ts';

const newVisit = testVisits();

const TOOLS = CATALOGUE.map(({ name, path, opens }) => ({ name, opens: opens ?? path }));

it('a visitor finds all tools, and what each of them costs', async () => {
  const { page, context, errors } = await newVisit();
  await page.goto('/tools');

  await step('a visitor sees the six tools with their prices, and no library', async () => {
    const tools = page.getByRole('region', { name: 'Tools', exact: true }).getByRole('listitem');
    const seen = await tools.evaluateAll((all) =>
      all.map((tile) => ({
        name: tile.querySelector('b')?.textContent ?? '',
        opens: tile.querySelector('a')?.getAttribute('href') ?? null,
      })),
    );
    expect(seen).toEqual(TOOLS);
    const texts = await tools.allTextContents();
    expect(texts.map((text) => /\d credits?|FREE/.exec(text)?.[0])).toEqual([
      ...['2 credits', '4 credits', '3 credits', '3 credits', '1 credit', 'FREE'],
    ]);
    expect(texts.filter((text) => text.includes('Not open yet'))).toEqual([]);
    expect(await page.getByRole('heading', { name: 'Your library' }).isVisible()).toBe(false);
  });

  await step('four small tools are there for everybody, each with a page', async () => {
    const tools = page.getByRole('region', { name: /^Four small tools/ }).getByRole('link');
    expect(await tools.evaluateAll((all) => all.map((link) => link.getAttribute('href')))).toEqual(
      MINI_TOOLS.map(({ path }) => path),
    );
    expect(await tools.locator('.muted').allTextContents()).not.toContain('');
    for (const { path } of MINI_TOOLS) expect((await context.request.get(path)).status(), path).toBe(200);
  });
  expectQuiet(errors);
});

it('an account finds all that it made and did', async () => {
  const { page, context, errors } = await newVisit();
  await signUpInBrowser(context);
  const reply = await context.request.post('/api/tools/logo-generator/generations', {
    headers: { 'idempotency-key': crypto.randomUUID() },
    data: { name: 'DJ NOVA' },
  });
  const { generation } = await reply.json();
  await page.goto('/dashboard');
  await page.getByRole('heading', { level: 1, name: /Good/ }).waitFor();
  await page.getByRole('link', { name: 'View All Content & Activity' }).click();
  await page.waitForURL('**/tools');
  const made = page.getByRole('region', { name: 'Your library' }).getByRole('link', { name: 'DJ NOVA' });
  expect(await made.getAttribute('href')).toBe(`/logo-generator?view=${generation.id}`);
  const done = page.getByRole('region', { name: 'Activity' }).getByRole('listitem');
  await expect.poll(() => done.first().textContent()).toMatch(/Logo created\s*DJ NOVA\s*Today/);
  await step("another page than the dashboard has no button of Cue's", async () => {
    await hydrated(page);
    expect(await page.locator('.cue-button').count()).toBe(0);
  });
  expectQuiet(errors);
});

it('where Deckhand does not answer, an account keeps its page, says so, and comes back with one press', async () => {
  const { page, context } = await newVisit();
  await signUpInBrowser(context);
  await page.addInitScript(() => localStorage.setItem('deckhand.signed-in', 'yes'));
  await page.route('**/api/**', (route) => route.abort());
  await page.clock.install();
  await page.goto('/tools');
  // Two retries come first, one and two seconds later.
  await expect
    .poll(async () => {
      await page.clock.runFor(1000);
      return page.getByText('Content Unavailable').isVisible();
    })
    .toBe(true);
  await expect
    .poll(() => page.getByRole('heading', { level: 1, name: 'Your library' }).isVisible())
    .toBe(true);
  await expect.poll(() => page.getByRole('button', { name: 'Logout' }).isVisible()).toBe(true);
  await page.unroute('**/api/**');
  await page.getByRole('button', { name: 'Retry Loading' }).first().click();
  await page.getByText('Your creative journey starts here').waitFor();
});
