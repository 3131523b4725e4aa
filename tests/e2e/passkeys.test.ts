import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { testVisits } from '../support/browser.ts';
import { LANDS_ON } from '../support/profile.ts';
import { signUpInBrowser } from '../support/sign-up-in-browser.ts';

const newVisit = testVisits();

async function addAuthenticator(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('WebAuthn.enable');
  await session.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
}

const register = (page: Page) =>
  page.evaluate(async () => {
    const options = await (await fetch('/api/auth/passkey/generate-register-options')).json();
    const publicKey = PublicKeyCredential.parseCreationOptionsFromJSON(options);
    const credential = (await navigator.credentials.create({ publicKey })) as PublicKeyCredential;
    const body = JSON.stringify({ response: credential.toJSON(), name: 'Test key' });
    const headers = { 'content-type': 'application/json' };
    return (await fetch('/api/auth/passkey/verify-registration', { method: 'POST', headers, body })).status;
  });

const signIn = (page: Page) =>
  page.evaluate(async () => {
    const options = await (await fetch('/api/auth/passkey/generate-authenticate-options')).json();
    const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON(options);
    const credential = (await navigator.credentials.get({ publicKey })) as PublicKeyCredential;
    const body = JSON.stringify({ response: credential.toJSON() });
    const headers = { 'content-type': 'application/json' };
    const reply = await fetch('/api/auth/passkey/verify-authentication', { method: 'POST', headers, body });
    return { status: reply.status, body: await reply.json() };
  });

it('an account adds a passkey, signs out, and comes back with it alone', async () => {
  const { page, context } = await newVisit();
  const email = await signUpInBrowser(context);
  await page.goto(LANDS_ON);
  await addAuthenticator(page);

  expect(await register(page)).toBe(200);
  const { passkeys } = await (await context.request.get('/api/account/passkeys')).json();
  expect(passkeys).toMatchObject([{ name: 'Test key' }]);

  await context.request.post('/api/auth/logout');
  expect((await context.request.get('/api/auth/user')).status()).toBe(401);
  expect(await signIn(page)).toEqual({ status: 200, body: { ok: true } });
  expect(await (await context.request.get('/api/auth/user')).json()).toMatchObject({ email });

  await context.request.delete(`/api/account/passkeys/${passkeys[0].id}`);
  await context.request.post('/api/auth/logout');
  expect((await signIn(page)).status).toBe(401);
});
