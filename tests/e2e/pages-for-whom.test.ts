import { expect, it } from 'vitest';
import { testVisits } from '../support/browser.ts';
import { signUpInBrowser } from '../support/sign-up-in-browser.ts';
import { step } from '../support/step.ts';

const newVisit = testVisits();

it('a screen of an account waits until it is known who is here, and says so where nobody answers', async () => {
  const { page, context } = await newVisit();
  await signUpInBrowser(context);
  let answer = () => {};
  const held = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route('**/api/auth/user', (route) => held.then(() => route.abort()));
  await page.goto('/profile');
  const loading = page.getByText('Loading...').first();

  await step('shows a full-screen Loading... while the authentication state loads', async () => {
    await loading.waitFor();
    const cover = await loading.evaluate((words) => {
      const at = document.elementFromPoint(innerWidth / 2, 20);
      return at !== null && (at.contains(words) || words.contains(at));
    });
    expect(cover, 'it lies over the bar, too').toBe(true);
  });

  await step('says so when Deckhand does not answer, and asks again', async () => {
    await page.clock.install();
    answer();
    const gone = page.getByRole('heading', { name: "Can't reach Deckhand" });
    await expect
      .poll(async () => {
        await page.clock.runFor(1000);
        return gone.isVisible();
      })
      .toBe(true);
    await page.unroute('**/api/auth/user');
    await page.getByRole('button', { name: 'Try Again' }).click();
    await page.getByRole('heading', { level: 1, name: 'Profile' }).waitFor();
    await expect.poll(() => loading.isVisible()).toBe(false);
  });

  await step('its own place in the menu is marked', async () => {
    const way = page
      .getByRole('complementary', { name: 'Menu' })
      .getByRole('link', { name: 'Profile', exact: true });
    await expect.poll(() => way.getAttribute('aria-current')).toBe('page');
  });
});
