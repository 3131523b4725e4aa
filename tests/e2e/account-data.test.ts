import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { violations } from '../support/axe.ts';
import { expectQuiet, testVisits } from '../support/browser.ts';
import { Client, PASSWORD } from '../support/client.ts';
import { holdToasts } from '../support/held-moments.ts';
import { drawLogo } from '../support/logo-in-browser.ts';
import { picture } from '../support/pictures.ts';
import { readZip } from '../support/read-zip.ts';
import { signUpInBrowser } from '../support/sign-up-in-browser.ts';
import { step } from '../support/step.ts';

const newVisit = testVisits();

/** An account with a logo, its profile about to be opened. */
async function withLogo() {
  const visitor = await newVisit();
  await holdToasts(visitor.page);
  const email = await signUpInBrowser(visitor.context);
  return { ...visitor, email, logo: await drawLogo(visitor.context) };
}

async function saved(page: Page): Promise<Map<string, Buffer>> {
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: /^Save deckhand-\d{4}-\d\d-\d\d\.zip$/ }).click();
  return readZip(readFileSync(await (await downloading).path()));
}

it('an account is taken along as a ZIP', async () => {
  const { page, context, email, logo, errors } = await withLogo();
  const bytes = Buffer.from(await picture('webp', { width: 64, height: 64 }));
  const put = await context.request.put('/api/media', {
    headers: { 'content-type': 'image/webp' },
    data: bytes,
  });
  const { id } = await put.json();
  await context.request.patch('/api/profile', { data: { artistName: 'Mara Volt', pictureId: id } });
  const page1 = await (await context.request.get('/api/account/export')).json();
  await page.goto('/profile#data');
  const start = page.getByRole('button', { name: 'Export everything' });

  await step(
    'everything comes as one ZIP that another program can read: records, pictures, logos and a note',
    async () => {
      await start.click();
      const files = await saved(page);
      for (const { path, size } of page1.files) expect(files.get(path)?.length, path).toBe(size);
      expect([...files.values()].some((file) => file.equals(bytes))).toBe(true);
      const records = [...files].filter(([path]) => path.startsWith('records/'));
      expect(records.map(([path]) => path.replace(/^records\/|\.json$/g, '')).toSorted()).toEqual(
        Object.keys(page1.documents).toSorted(),
      );
      const all = records.map(([, file]) => JSON.stringify(JSON.parse(file.toString()))).join();
      for (const word of [email, 'Mara Volt', logo.id]) expect(all).toContain(word);
      expect(files.get('README.txt')?.toString()).toContain('Everything that your Deckhand account holds');
      expect(await violations(page)).toEqual([]);
      expectQuiet(errors);
      await page.getByRole('button', { name: 'Forget it' }).click();
    },
  );

  await step('an export is cancelled while it waits', async () => {
    await page.route('**/api/account/export', () => undefined);
    await start.click();
    await expect
      .poll(() => page.getByRole('progressbar', { name: 'Export' }).getAttribute('aria-valuetext'))
      .toBe('Reading your records');
    await page.getByRole('button', { name: 'Cancel' }).click();
    await start.waitFor();
    await page.unroute('**/api/account/export');
  });

  await step(
    'a file that does not come is told, and asked for again without packing the others anew',
    async () => {
      let isGone = true;
      const asked: string[] = [];
      await page.route('**/api/generations/*/files/**', (route) => {
        asked.push(route.request().url());
        return isGone && route.request().url() === asked[0] ? route.abort() : route.continue();
      });
      await start.click();
      await page.getByText('One file did not come; everything else is packed.').waitFor();
      const before = asked.length;
      isGone = false;
      await page.getByRole('button', { name: 'Ask again' }).click();
      const files = await saved(page);
      expect(files.get('README.txt')?.toString()).not.toContain('did not come');
      expect(asked.slice(before)).toEqual([asked[0]]);
    },
  );
});

it('an account is deleted with its password, says when it goes, and is kept again with one press', async () => {
  const { page, context, email } = await withLogo();
  const other = new Client();
  await other.post('/api/auth/sign-in/email', { email, password: PASSWORD });
  await page.goto('/profile#delete');
  await page.getByRole('button', { name: 'Delete my account' }).click();
  const dialog = page.getByRole('dialog', { name: 'Delete your account?' });
  await dialog.getByText('1 thing you made, with its versions').waitFor();
  expect(await violations(page)).toEqual([]);

  const remove = dialog.getByRole('button', { name: 'Delete my account' });
  await remove.click();
  await dialog.getByText('Enter your password').waitFor();
  const password = dialog.getByLabel('Password', { exact: true });
  await password.fill('not my password');
  await remove.click();
  await expect.poll(() => password.getAttribute('aria-invalid')).toBe('true');
  expect((await (await context.request.get('/api/auth/user')).json()).deletesAt).toBe(null);

  await password.fill(PASSWORD);
  await remove.click();
  const going = page.getByRole('region', { name: 'Deletion of the account' });
  await going.waitFor();
  const { deletesAt } = await (await context.request.get('/api/auth/user')).json();
  const day = new Intl.DateTimeFormat('en-US', { dateStyle: 'long' }).format(new Date(deletesAt));
  await going.getByText(`Your account goes on ${day}`).waitFor();
  expect((await other.get('/api/auth/user')).status).toBe(401);
  await expect.poll(() => page.getByRole('button', { name: 'Delete my account' }).count()).toBe(0);

  const keep = going.getByRole('button', { name: 'Keep my account' });
  await expect.poll(() => keep.evaluate((button) => button.matches(':focus'))).toBe(true);
  await keep.click();
  await page.getByText('Your account stays', { exact: true }).waitFor();
  await page.getByRole('button', { name: 'Delete my account' }).waitFor();
  expect((await (await context.request.get('/api/auth/user')).json()).deletesAt).toBe(null);
});
