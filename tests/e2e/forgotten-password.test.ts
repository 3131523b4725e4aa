import { expect, it } from 'vitest';
import { expectQuiet, hydrated, testVisits } from '../support/browser.ts';
import { signedUp } from '../support/client.ts';
import { linkTo } from '../support/outbox.ts';
import { step } from '../support/step.ts';

const newVisit = testVisits();

const NEW = 'a new one of twenty letters';

it('a forgotten password is set anew by the link in the local outbox, and opens the account', async () => {
  const { page, errors } = await newVisit();
  const { email } = await signedUp();
  const setPassword = page.getByRole('button', { name: 'Set password' });

  await step('a link that is no link says so and offers another', async () => {
    await page.goto('/forgot-password?token=made-up');
    await page.getByLabel('New password').fill(NEW);
    await setPassword.click();
    await page.getByRole('button', { name: 'Ask for a new link' }).click();
    await page.getByRole('heading', { name: 'Forgot your password?' }).waitFor();
    // The browser logs the refusal by itself.
    errors.length = 0;
  });

  await step('a link is sent to the address', async () => {
    await page.getByLabel('E-mail').fill(email);
    await page.getByRole('button', { name: 'Send the link' }).click();
    await page.getByRole('heading', { name: 'Check your inbox' }).waitFor();
    await linkTo(email, 'Set a new password');
  });

  await step('the link opens a page of which nobody else gets to know', async () => {
    await page.getByRole('link', { name: 'Local outbox' }).click();
    await page.waitForURL('**/local-outbox');
    const mail = page
      .getByRole('listitem')
      .filter({ hasText: email, has: page.getByText('Set a new password') });
    await mail.getByRole('link').click();
    await page.getByRole('heading', { name: 'Set a new password' }).waitFor();
    await expect
      .poll(() => new URL(page.url()).search, { message: 'the token has left the address' })
      .toBe('');
  });

  await step('the new password is set, unless it is too short', async () => {
    await page.getByLabel('New password').fill('short');
    await setPassword.click();
    await page.getByText('Use at least 10 characters').waitFor();
    await page.getByLabel('New password').fill(NEW);
    await setPassword.click();
    await page.getByRole('heading', { name: 'New password set' }).waitFor();
  });

  await step('the new password opens the account', async () => {
    await page.getByRole('link', { name: 'Sign in', exact: true }).last().click();
    await page.waitForURL('**/signin');
    await hydrated(page);
    expect(await page.getByRole('link', { name: 'Forgot password?' }).getAttribute('href')).toBe(
      '/forgot-password',
    );
    await page.getByLabel('E-mail').fill(email);
    await page.getByRole('textbox', { name: 'Password' }).fill(NEW);
    await page.getByRole('button', { name: 'Sign in', exact: true }).click();
    await page.waitForURL('**/dashboard');
    await page.getByRole('heading', { level: 1, name: /Mara/ }).waitFor();
    expectQuiet(errors);
  });
});
