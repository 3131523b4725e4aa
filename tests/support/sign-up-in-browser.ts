import type { BrowserContext } from 'playwright-core';
import { newEmail, PASSWORD } from './client.ts';

/** Gives the browser profile an account and a session, by the API. Its welcome tour is done, unless it is to be seen. */
export async function signUpInBrowser(
  context: BrowserContext,
  email = newEmail(),
  { seesTour = false } = {},
): Promise<string> {
  const reply = await context.request.post('/api/auth/sign-up/email', {
    data: { name: 'Mara', email, password: PASSWORD },
  });
  if (!reply.ok()) throw new Error(`Sign-up answered ${reply.status()}: ${await reply.text()}`);
  if (!seesTour) await context.request.post('/api/user/journey/onboardingCompleted');
  return email;
}
