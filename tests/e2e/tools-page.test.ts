import { expect, it } from 'vitest';
import { expectQuiet, testVisits } from '../support/browser.ts';
import { signUpInBrowser } from '../support/sign-up-in-browser.ts';

const newVisit = testVisits();

it('a visitor sees the six tools with their prices, and no library', async () => {
  const { page, errors } = await newVisit();
  await page.goto('/tools');
  const tools = page.getByRole('region', { name: 'Tools' }).getByRole('listitem');
  const links = tools.getByRole('link');
  expect(await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')))).toEqual([
    '/logo-generator',
    '/voice-drops',
    '/press-kit',
    '/contract-generator',
    '/dj-assistant',
    '/gig-tracker',
  ]);
  const prices = (await tools.allTextContents()).map((text) => /\d credits?|FREE/.exec(text)?.[0]);
  expect(prices).toEqual(['2 credits', '4 credits', '3 credits', '3 credits', '1 credit', 'FREE']);
  expect(await page.getByRole('heading', { name: 'Your library' }).isVisible()).toBe(false);
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
  expect(await done.first().textContent()).toMatch(/Logo created\s*DJ NOVA\s*Today/);
  expectQuiet(errors);
});
