import { expect, it } from 'vitest';
import { expectQuiet, testVisits } from '../support/browser.ts';
import { signUpInBrowser } from '../support/sign-up-in-browser.ts';
import { step } from '../support/step.ts';

const newVisit = testVisits();

it('a screen that is not open yet says so, and leads on to what works today', async () => {
  const { page, context, errors } = await newVisit();

  await step('to a visitor, with the way to an account', async () => {
    await page.goto('/referrals');
    await page.getByRole('heading', { level: 1, name: "Refer & Earn isn't open yet" }).waitFor();
    const today = page.getByRole('region', { name: 'What works today' }).getByRole('link');
    expect(await today.count()).toBeGreaterThan(1);
    const create = page.getByRole('link', { name: 'Create an Account' });
    expect(await create.getAttribute('href')).toBe('/signin?new');
  });

  await step('to an account, which finds Cue on its dashboard', async () => {
    await signUpInBrowser(context);
    await page.addInitScript(() => {
      sessionStorage.setItem('chat-greeting-shown', 'true');
      localStorage.setItem('deckhand.signed-in', 'yes');
    });
    await page.goto('/dj-assistant');
    await page.getByRole('heading', { level: 1, name: 'Cue works on your dashboard for now' }).waitFor();
    await expect.poll(() => page.getByRole('link', { name: 'Create an Account' }).isVisible()).toBe(false);
    await page.getByRole('link', { name: 'Ask Cue' }).click();
    await page
      .getByRole('dialog', { name: 'Cue' })
      .or(page.getByRole('region', { name: 'Cue' }))
      .first()
      .waitFor();
    await page.getByPlaceholder('Type your message...').waitFor();
    expect(new URL(page.url()).search).toBe('');
  });
  expectQuiet(errors);
});
