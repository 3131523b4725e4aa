import { expect, it } from 'vitest';
import { expectQuiet, testVisits } from '../support/browser.ts';
import { signUpInBrowser } from '../support/sign-up-in-browser.ts';

const newVisit = testVisits();

it('on a phone the bar at the bottom has five places, and its Menu is the only one', async () => {
  const { page, context, errors } = await newVisit({ width: 390 });
  await signUpInBrowser(context);
  await page.goto('/journey');
  const bar = page.getByRole('navigation', { name: 'Shortcuts' });
  await bar.waitFor();
  expect(
    await bar.getByRole('link').evaluateAll((links) => links.map((link) => link.getAttribute('href'))),
  ).toEqual(['/dashboard', '/tools', '/gig-tracker', '/dj-assistant']);
  expect(await page.getByRole('button', { name: 'Menu', exact: true }).count()).toBe(1);
  for (const target of await bar.locator('a, button').all()) {
    expect((await target.boundingBox())?.height).toBeGreaterThanOrEqual(44);
  }
  expectQuiet(errors);
});

it('its Cue opens the assistant that is on the dashboard already', async () => {
  const { page, context, errors } = await newVisit({ width: 390 });
  await signUpInBrowser(context);
  await page.goto('/dashboard');
  await page.getByRole('heading', { level: 1, name: /Good/ }).waitFor();
  await page.getByRole('navigation', { name: 'Shortcuts' }).getByRole('link', { name: 'Cue' }).click();
  await page.getByRole('dialog', { name: 'Cue' }).waitFor();
  expect(new URL(page.url()).pathname).toBe('/dashboard');
  expectQuiet(errors);
});
