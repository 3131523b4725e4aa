import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { APPLE_DOMAIN_FILE_PATH } from '#core/apple-domain-file.ts';
import { expectQuiet, testVisits } from '../support/browser.ts';
import { step } from '../support/step.ts';

const newVisit = testVisits();

const row = (page: Page, group: string, name: string) =>
  page.getByRole('region', { name: group }).getByRole('listitem').filter({ hasText: name });

it('a browser is asked which wallets it has, again when told to, and the answer is copied', async () => {
  const { page, context, errors } = await newVisit();
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.goto('/apple-pay-test');
  const again = page.getByRole('button', { name: 'Check again' });

  await step('each row says what is here, and why not', async () => {
    await page.getByRole('heading', { name: "Apple Pay doesn't work here" }).waitFor();
    for (const [group, name, verdict, reason] of [
      ['Apple Pay', 'This browser', 'Not here', 'no Apple Pay of its own'],
      ['Apple Pay', 'Domain file', 'Works here', APPLE_DOMAIN_FILE_PATH],
      ['Google Pay', 'This browser', 'Not here', 'opened over http'],
      ['Payment Request', 'This browser', 'Works here', 'can ask this browser'],
      ['Payment Request', 'Google Pay', "Can't be told", 'our own address only'],
      ['This address', 'Secure connection', 'Not here', 'opened over http'],
      // What the server says of its pages.
      ['This address', 'May take payments', 'Works here', 'allowed to use payments'],
    ] as const) {
      const words = await row(page, group, name).innerText();
      expect(words, `${group}: ${name}`).toContain(verdict);
      expect(words, `${group}: ${name}`).toContain(reason);
    }
    expect(asked.filter((url) => new URL(url).origin !== new URL(page.url()).origin)).toEqual([]);
  });

  await step('no search engine finds it', async () =>
    expect(await page.locator('meta[name=robots]').getAttribute('content')).toBe('noindex'),
  );
  expectQuiet(errors);

  await step('once the browser has Apple Pay and the file is gone, it says that', async () => {
    await page.evaluate(() =>
      Object.assign(window, {
        ApplePaySession: { canMakePayments: () => true, supportsVersion: (version: number) => version <= 14 },
      }),
    );
    await page.route(`**${APPLE_DOMAIN_FILE_PATH}`, (route) => route.fulfill({ status: 404 }));
    await again.click();
    await row(page, 'Apple Pay', 'This browser').getByText('up to version 14').waitFor();
    expect(await row(page, 'Apple Pay', 'This device').innerText()).toContain('Works here');
    expect(await row(page, 'Apple Pay', 'Domain file').innerText()).toContain("There's no file");
    // Still over http.
    await page.getByRole('heading', { name: "Apple Pay doesn't work here" }).waitFor();
  });

  await step('what was found is copied as text', async () => {
    await page.getByRole('button', { name: 'Copy report' }).click();
    await page.getByRole('button', { name: 'Copied' }).waitFor();
    const text = await page.evaluate(() => navigator.clipboard.readText());
    expect(text).toMatch(/^Wallet check\n\nAddress: http:\/\//);
    expect(text).toContain('[Works here] This browser: This browser has Apple Pay, up to version 14.');
  });

  await step('where the clipboard stays closed the text is shown, selected', async () => {
    await page.evaluate(() => {
      navigator.clipboard.writeText = () => Promise.reject(new Error('closed'));
    });
    await page.getByRole('button', { name: /^Cop(ied|y report)$/ }).click();
    await page.getByRole('heading', { name: 'Report' }).waitFor();
    expect(await page.evaluate(() => String(getSelection()))).toMatch(/^Wallet check/);
  });
});
