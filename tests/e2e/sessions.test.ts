import { expect, it } from 'vitest';
import { expectQuiet, testVisits } from '../support/browser.ts';
import { Client, PASSWORD } from '../support/client.ts';
import { signUpInBrowser } from '../support/sign-up-in-browser.ts';

const FIREFOX = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0';
const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Safari/604.1';

const newVisit = testVisits();

async function alsoSignedIn(email: string, userAgent: string): Promise<Client> {
  const client = new Client();
  const body = { email, password: PASSWORD };
  await client.post('/api/auth/sign-in/email', body, { 'user-agent': userAgent });
  expect((await client.get('/api/auth/user')).status).toBe(200);
  return client;
}

it('an account sees where it is signed in, ends one session, and then all others', async () => {
  const { page, context, errors } = await newVisit();
  const email = await signUpInBrowser(context);
  const windows = await alsoSignedIn(email, FIREFOX);
  const phone = await alsoSignedIn(email, IPHONE);

  await page.goto('/profile#security');
  const sessions = page.locator('section').filter({ has: page.getByRole('heading', { name: 'Sessions' }) });
  await expect.poll(() => sessions.getByRole('listitem').count()).toBe(3);
  await expect.poll(() => sessions.getByRole('listitem').filter({ hasText: 'This device' }).count()).toBe(1);

  await sessions.getByRole('button', { name: 'Sign out Firefox on Windows' }).click();
  await expect.poll(() => sessions.getByRole('listitem').count()).toBe(2);
  expect((await windows.get('/api/auth/user')).status).toBe(401);
  expect((await phone.get('/api/auth/user')).status).toBe(200);

  await sessions.getByRole('button', { name: 'Sign out everywhere else' }).click();
  await expect.poll(() => sessions.getByRole('listitem').count()).toBe(1);
  expect((await phone.get('/api/auth/user')).status).toBe(401);
  await page.reload();
  await expect.poll(() => sessions.getByText('This device').count()).toBe(1);
  expectQuiet(errors);
});
