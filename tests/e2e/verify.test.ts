import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { SEAL_KEYS_PATH } from '#core/signing/seal/seal-keys.ts';
import { violations } from '../support/axe.ts';
import { expectQuiet, testVisits } from '../support/browser.ts';
import { goOffline } from '../support/go-offline.ts';
import { flipped, KEY, sealedCopy, sealedFiles, signedContent, withFile } from '../support/sealed-copies.ts';
import { sideways } from '../support/sideways.ts';
import { step } from '../support/step.ts';

const newVisit = testVisits();
const PATH = '/verify';
const SAMPLE = 'content/samples/sealed-contract.zip';

const zip = (name: string, bytes: Uint8Array) => ({
  name,
  mimeType: 'application/zip',
  buffer: Buffer.from(bytes),
});
const give = (page: Page, ...files: ReturnType<typeof zip>[]) =>
  page.locator('input[type=file]').setInputFiles(files);
const results = (page: Page) => page.locator('.verify-result');
const headlines = (page: Page) => results(page).locator('h3').allTextContents();
const heading = (page: Page) => page.locator('#results-name').textContent();
const clear = (page: Page) => page.getByRole('button', { name: /^Clear/ }).click();

/** What the page makes addresses of from now on, by those. */
const madeBlobs = (page: Page) =>
  page.evaluateHandle(() => {
    const blobs = new Map<string, Blob>();
    const make = URL.createObjectURL.bind(URL);
    URL.createObjectURL = (blob: Blob) => {
      const url = make(blob);
      blobs.set(url, blob);
      return url;
    };
    return blobs;
  });

/** Has the page know the key that copies of tests are sealed with. */
const publishKey = (page: Page) =>
  page.route(`**${SEAL_KEYS_PATH}`, (route) =>
    route.fulfill({
      json: {
        keys: [
          {
            ...{ id: KEY.id, algorithm: 'Ed25519', since: null, pem: '' },
            publicKey: Buffer.from(KEY.publicKey).toString('base64'),
          },
        ],
      },
    }),
  );

it('copies are checked in the browser, alone or two beside each other', async () => {
  const { page, errors } = await newVisit();
  await publishKey(page);
  await page.goto(PATH);

  await step('the sample is two copies, and the byte is named that they are apart', async () => {
    await page.getByRole('button', { name: 'Try a sample' }).click();
    await expect.poll(() => heading(page)).toBe('Two copies, one byte apart');
    expect(await headlines(page)).toEqual([
      'One byte was changed after sealing',
      'Unchanged since it was sealed',
    ]);
    expect(await results(page).locator('.badge:visible').allTextContents()).toEqual(['Sample', 'Sample']);
    const place = await page.locator('.verify-place dd').allTextContents();
    expect([place[0], place[3], place[4]]).toEqual(['events.json', '33 “3”', '32 “2”']);
    expect(await page.locator('.verify-hex .is-changed').allTextContents()).toEqual(['33']);
    expect(await page.locator('#results-name').evaluate((node) => node === document.activeElement)).toBe(
      true,
    );
    expect(await page.locator('openssl-lines code').first().textContent()).toContain('KEY.pem');
    expect(await violations(page)).toEqual([]);
    await page.setViewportSize({ width: 390, height: 900 });
    expect(await sideways(page)).toBe(0);
    expect(await violations(page)).toEqual([]);
    await page.setViewportSize({ width: 1440, height: 900 });
  });

  await step('what is cleared is gone, and the next copy can be chosen', async () => {
    await clear(page);
    expect(await results(page).count()).toBe(0);
    const choose = page.getByRole('button', { name: 'Choose file' });
    expect(await choose.evaluate((node) => node === document.activeElement)).toBe(true);
  });

  await step(
    'a copy that is dropped is as it was sealed; its contract opens and its report is saved',
    async () => {
      const made = await madeBlobs(page);
      const bytes = [...sealedCopy()];
      await page.evaluate((sealed) => {
        const dataTransfer = new DataTransfer();
        dataTransfer.items.add(new File([new Uint8Array(sealed)], 'mine.zip', { type: 'application/zip' }));
        const on = document.querySelector('seal-checker');
        on?.dispatchEvent(new DragEvent('drop', { dataTransfer, bubbles: true, cancelable: true }));
      }, bytes);
      await expect.poll(() => headlines(page)).toEqual(['Unchanged since it was sealed']);
      expect(await page.locator('openssl-lines code').first().textContent()).toContain(`${KEY.id}.pem`);
      const open = page.getByRole('link', { name: 'Open contract' });
      const opened = await open.evaluate(
        async (link: HTMLAnchorElement, blobs) =>
          Array.from(new Uint8Array((await blobs.get(link.href)?.arrayBuffer()) ?? [])),
        made,
      );
      expect(opened).toEqual([...signedContent().document.bytes]);
      const [download] = await Promise.all([
        page.waitForEvent('download'),
        page.getByRole('button', { name: 'Save report' }).click(),
      ]);
      expect(download.suggestedFilename()).toBe('mine-report.txt');
      const report = await readFile(await download.path(), 'utf8');
      expect(report).toContain('\nUnchanged since it was sealed\n');
    },
  );

  await step('a second one, unpacked, comes beside it; a third takes the place of both', async () => {
    const changed = withFile(sealedFiles(signedContent()), 'seal.sig', (bytes) => flipped(bytes, 5));
    await give(
      page,
      ...changed.map(({ name, bytes }) => zip(name, bytes)).map((file) => ({ ...file, mimeType: '' })),
    );
    await expect.poll(() => heading(page)).toBe('Two copies, one byte apart');
    expect(await results(page).locator('.verify-name').allTextContents()).toEqual(['mine.zip', '5 files']);
    await give(page, zip('notes.zip', new TextEncoder().encode('this is no ZIP')));
    await expect.poll(() => headlines(page)).toEqual(['This isn’t a sealed copy']);
  });

  await step('what can’t be checked is refused with the reason, and leaves what was found', async () => {
    const problem = page.getByRole('alert');
    await give(page, zip('empty.zip', new Uint8Array()));
    await expect.poll(() => problem.textContent()).toContain('empty.zip is empty.');
    await give(page, ...['a.zip', 'b.zip', 'c.zip'].map((name) => zip(name, sealedCopy())));
    await expect.poll(() => problem.textContent()).toContain('Two copies can be compared at a time.');
    expect(await results(page).count()).toBe(1);
    await clear(page);
    expect(await problem.count()).toBe(0);
  });

  await step(
    'a check that lasts shows how far it is, can be stopped, and takes in another copy',
    async () => {
      const { promise: gate, resolve: open } = Promise.withResolvers<void>();
      await page.route(/check\.worker/, async (route) => {
        await gate;
        await route.continue().catch(() => undefined);
      });
      await give(page, zip('mine.zip', sealedCopy()));
      await page.getByRole('progressbar', { name: 'Checking' }).waitFor();
      await page.getByRole('button', { name: 'Stop' }).click();
      await expect.poll(() => page.getByRole('progressbar').count()).toBe(0);
      expect(await page.locator('[data-out=said]').textContent()).toBe('Stopped');
      expect(await results(page).count()).toBe(0);
      await give(page, zip('mine.zip', sealedCopy()));
      await give(page, zip('yours.zip', sealedCopy()));
      await give(page, zip('empty.zip', new Uint8Array()));
      await page.getByRole('alert').getByText('empty.zip is empty.').waitFor();
      open();
      await expect.poll(() => heading(page)).toBe('Two copies, both unchanged');
      expect(await page.getByRole('alert').count()).toBe(0);
      await page.unroute(/check\.worker/);
    },
  );
  expectQuiet(errors);
});

it('without the public keys it says so, and checks once they are there', async () => {
  const { page } = await newVisit();
  const { promise: gate, resolve: fail } = Promise.withResolvers<void>();
  await page.route(`**${SEAL_KEYS_PATH}`, async (route) => {
    await gate;
    await route.abort();
  });
  await page.goto(PATH);

  await step('while they don’t come a check can be stopped, and the sample needs none', async () => {
    await give(page, zip('mine.zip', sealedCopy()));
    await page.getByRole('button', { name: 'Stop' }).click();
    expect(await page.getByRole('progressbar').count()).toBe(0);
    expect(await page.locator('[data-out=said]').textContent()).toBe('Stopped');
    await page.getByRole('button', { name: 'Try a sample' }).click();
    await expect.poll(() => heading(page)).toBe('Two copies, one byte apart');
  });

  await step('what is cleared ends the check as well', async () => {
    await give(page, zip('mine.zip', sealedCopy()));
    await page.getByRole('progressbar').waitFor();
    await clear(page);
    expect(await page.getByRole('progressbar').count()).toBe(0);
    expect(await results(page).count()).toBe(0);
  });

  await step('once they failed it says so, and checks at another try', async () => {
    await give(page, zip('mine.zip', sealedCopy()));
    fail();
    await page.getByRole('alert').getByText('We couldn’t load Deckhand’s public keys').waitFor();
    await page.unroute(`**${SEAL_KEYS_PATH}`);
    await publishKey(page);
    await page.getByRole('button', { name: 'Retry' }).click();
    await expect.poll(() => headlines(page)).toEqual(['Unchanged since it was sealed']);
    expect(await page.getByRole('alert').count()).toBe(0);
    expect(await heading(page)).toBe('Result for mine.zip');
  });
});

it('after one visit it works without a network', async () => {
  const { page } = await newVisit({ serviceWorker: true });
  await page.goto(PATH);
  await page.getByText('Works offline').waitFor();
  await goOffline(page);
  await page.reload();
  await page.getByRole('button', { name: 'Try a sample' }).click();
  await expect.poll(() => heading(page)).toBe('Two copies, one byte apart');
  await clear(page);
  await give(page, zip('sample.zip', await readFile(SAMPLE)));
  await expect.poll(() => headlines(page)).toEqual(['Unchanged since it was sealed']);
  // The service worker has the keys, too: of another copy it can be said whose it is not.
  await give(page, zip('other.zip', sealedCopy()));
  await expect.poll(() => headlines(page)).toContain(`We don’t know the key ${KEY.id}`);
});
