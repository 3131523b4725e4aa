import { expect, it } from 'vitest';
import { expectQuiet, hydrated, testVisits } from '../support/browser.ts';
import { signUpInBrowser } from '../support/sign-up-in-browser.ts';
import { step } from '../support/step.ts';

const newVisit = testVisits();

it('an account finds all that it made and did', async () => {
  const { page, context, errors } = await newVisit();
  await signUpInBrowser(context);
  const reply = await context.request.post('/api/tools/logo-generator/generations', {
    headers: { 'idempotency-key': crypto.randomUUID() },
    data: { name: 'DJ NOVA' },
  });
  const { generation } = await reply.json();
  await page.addInitScript(() => localStorage.setItem('deckhand.signed-in', 'yes'));
  await page.goto('/tools');
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
