import { describe, expect, it } from 'vitest';
import { expectQuiet, testVisits } from '../support/browser.ts';
import { signUpInBrowser } from '../support/sign-up-in-browser.ts';

const newVisit = testVisits();

const LANDING = /crew\s+behind the DJ/i;

it('the landing page reads Access Your Toolkit if signed in', async () => {
  const { page, context } = await newVisit();
  await signUpInBrowser(context);
  await page.goto('/dashboard');
  await page.getByRole('heading', { level: 1, name: /Good/ }).waitFor();
  await page.goto('/landing');
  await page.getByText('Access Your Toolkit').waitFor();
  expect(await page.getByText('Ready to Elevate Your DJ Brand?').isVisible()).toBe(false);
});

describe('the address /', () => {
  it.each(['/', '/landing'])('like /landing shows a visitor the landing page: %s', async (path) => {
    const { page, errors } = await newVisit();
    await page.goto(path);
    await page.getByRole('heading', { level: 1, name: LANDING }).waitFor();
    const start = page.getByRole('main').getByRole('link', { name: 'Ready to Elevate Your DJ Brand?' });
    expect(await start.getAttribute('href')).toBe('/signin');
    expect(await page.getByText('Access Your Toolkit').isVisible()).toBe(false);
    expectQuiet(errors);
  });

  it('shows an account the home view', async () => {
    const { page, context, errors } = await newVisit();
    await signUpInBrowser(context);
    await page.goto('/');
    await page.getByRole('heading', { level: 1, name: /Good .*, Mara/ }).waitFor();
    expect(new URL(page.url()).pathname).toBe('/');
    expectQuiet(errors);
  });
});

describe('an unknown path', () => {
  it('shows a visitor the landing page', async () => {
    const { page } = await newVisit();
    expect((await page.goto('/no/such-page'))?.status()).toBe(404);
    await page.getByRole('heading', { level: 1, name: LANDING }).waitFor();
  });

  it('shows an account a not-found page', async () => {
    const { page, context } = await newVisit();
    await signUpInBrowser(context);
    expect((await page.goto('/no/such-page'))?.status()).toBe(404);
    await page.getByRole('heading', { level: 1, name: 'There is nothing here' }).waitFor();
    expect(await page.getByRole('heading', { name: LANDING }).count()).toBe(0);
  });
});

describe('a screen of an account', () => {
  it('shows a full-screen Loading... while the authentication state loads', async () => {
    const { page, context } = await newVisit();
    await signUpInBrowser(context);
    let answer = () => {};
    const held = new Promise<void>((resolve) => {
      answer = resolve;
    });
    await page.route('**/api/auth/user', (route) => held.then(() => route.continue()));
    await page.goto('/profile');
    const loading = page.getByText('Loading...').first();
    await loading.waitFor();
    const cover = await loading.evaluate((words) => {
      const at = document.elementFromPoint(innerWidth / 2, 20);
      return at !== null && (at.contains(words) || words.contains(at));
    });
    expect(cover, 'it lies over the bar, too').toBe(true);
    answer();
    await page.getByRole('heading', { level: 1, name: 'Profile' }).waitFor();
    await expect.poll(() => loading.isVisible()).toBe(false);
  });

  it('asks a visitor to sign in, and leads back to it', async () => {
    const { page, errors } = await newVisit();
    await page.goto('/profile');
    await page.getByRole('heading', { level: 1, name: 'Please Sign In' }).waitFor();
    const way = page.getByRole('main').getByRole('link', { name: 'Sign In' });
    expect(await way.getAttribute('href')).toBe('/signin?next=%2Fprofile');
    expectQuiet(errors);
  });

  it('says so when Deckhand does not answer, and asks again', async () => {
    const { page, context } = await newVisit();
    await signUpInBrowser(context);
    await page.clock.install();
    await page.route('**/api/auth/user', (route) => route.abort());
    await page.goto('/profile');
    const gone = page.getByRole('heading', { name: 'Deckhand does not answer' });
    await expect
      .poll(async () => {
        await page.clock.runFor(1000);
        return gone.isVisible();
      })
      .toBe(true);
    await page.unroute('**/api/auth/user');
    await page.getByRole('button', { name: 'Try Again' }).click();
    await page.getByRole('heading', { level: 1, name: 'Profile' }).waitFor();
  });
});
