import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { violations } from '../support/axe.ts';
import { expectQuiet, testVisits } from '../support/browser.ts';
import { bytesOf, saved } from '../support/downloads.ts';
import { movedBy, shiftsOf, watchShifts } from '../support/layout-shifts.ts';
import { watchWeight } from '../support/page-weight.ts';
import { openPdf } from '../support/pdf.ts';
import { contractOut } from '../support/signing-in-browser.ts';
import { step } from '../support/step.ts';

const newVisit = testVisits();

/** What the page may weigh, in bytes as they are sent: the page with its style, and its script. */
const MOST_BYTES = { document: 60_000, script: 12_000 } as const;
const PHONE = { width: 390, height: 844 } as const;
/** A refusal that the page shows, or a connection that the test cuts. */
const EXPECTED = /status of (404|409|422|429)|ERR_FAILED/;

const signButton = (page: Page) => page.locator('[data-sign] [type=submit]');
const focused = (page: Page) => page.evaluate(() => document.activeElement?.id);
const title = (page: Page) => page.getByRole('heading', { level: 1 }).textContent();

/** Waves on the pad, each from so many pixels of its left. */
async function drawSignature(page: Page, places = [20, 160]): Promise<void> {
  const pad = page.locator('[data-pad]');
  await pad.scrollIntoViewIfNeeded();
  const { x = 0, y = 0 } = (await pad.boundingBox()) ?? {};
  for (const left of places) {
    await page.mouse.move(x + left, y + 70);
    await page.mouse.down();
    for (let at = 1; at <= 12; at += 1)
      await page.mouse.move(x + left + 9 * at, y + 70 + 40 * Math.sin(at / 2));
    await page.mouse.up();
  }
}

/** Of a stroke, which is x, y, x, y … */
function widthOf(stroke: readonly number[]): number {
  const places = stroke.filter((_, at) => at % 2 === 0);
  return Math.max(...places) - Math.min(...places);
}

/** How many pixels of the pad have ink. */
const inkOn = (page: Page): Promise<number> =>
  page.locator('[data-pad]').evaluate((pad: HTMLCanvasElement) => {
    const { data } = pad.getContext('2d')?.getImageData(0, 0, pad.width, pad.height) ?? { data: [] };
    return data.filter((value, at) => at % 4 === 3 && value > 0).length;
  });

it('a contract is read on a phone, and signed there in ink', async () => {
  const { context, errors } = await newVisit();
  const { urls, envelope } = await contractOut(context);
  const { page, errors: seen } = await newVisit(PHONE);

  await step('it is light, still, asks nobody else, and breaks no rule', async () => {
    const weight = watchWeight(page);
    await watchShifts(page);
    await page.goto(urls.client);
    await page.evaluate(() => document.fonts.ready);
    expect(await title(page)).toBe('DJ NOVA plays Nuits Électriques for €2,800');
    for (const [kind, most] of Object.entries(MOST_BYTES)) {
      await expect.poll(() => weight.of([kind]), { message: kind }).toBeGreaterThan(1000);
      expect(await weight.of([kind]), kind).toBeLessThan(most);
    }
    const { origin } = new URL(page.url());
    expect(weight.urls.filter((url) => !url.startsWith(origin))).toEqual([]);
    expect(movedBy(await shiftsOf(page))).toBe(0);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
    expect(await violations(page)).toEqual([]);
  });
  await step('a clause is found from what it means, and the way to sign stays at hand', async () => {
    await page.getByRole('radio', { name: 'In plain words' }).check();
    await page.locator('.toc [href="#c9"]').click();
    await page.locator('#p9').waitFor();
    await page.getByText('Clause 9 of').waitFor();
    expect(await page.locator('#c9').isVisible()).toBe(false);
    await page.getByRole('link', { name: 'Clause 9 in the contract' }).click();
    await page.locator('#c9').waitFor();
    await page.getByText('Clause 9 of').waitFor();
    await page.getByRole('link', { name: 'Go to signature' }).click();
    await page.locator('.bar').waitFor({ state: 'hidden' });
  });
  await step('what is missing is said by its field', async () => {
    await page.getByLabel('Your name, as on the contract').fill('');
    await page.getByRole('radio', { name: 'Draw' }).check();
    await signButton(page).click();
    await page.getByText('Write your name, as on the contract').waitFor();
    await page.getByText('Tick that you have read it and agree').waitFor();
    expect(await focused(page)).toBe('sign-name');
    expect(await violations(page, '#sign')).toEqual([]);
  });
  await step('ink stays when the phone is turned and the page is loaded again', async () => {
    expect(await inkOn(page)).toBe(0);
    await drawSignature(page);
    await page.getByRole('button', { name: 'Undo' }).click();
    const one = await inkOn(page);
    await drawSignature(page);
    expect(await inkOn(page)).toBeGreaterThan(one);
    await page.setViewportSize({ width: PHONE.height, height: PHONE.width });
    await expect.poll(() => inkOn(page)).toBeGreaterThan(one);
    await drawSignature(page, [400]);
    await page.setViewportSize(PHONE);
    await page.getByLabel('Your name, as on the contract').fill('Camille Perrin');
    await page.getByLabel('Your question to DJ NOVA').fill('Load-in at 18:00?');
    await page.reload();
    expect(await page.getByRole('radio', { name: 'Draw' }).isChecked()).toBe(true);
    await expect.poll(() => inkOn(page)).toBeGreaterThan(one);
    expect(await page.getByLabel('Your name, as on the contract').inputValue()).toBe('Camille Perrin');
    expect(await page.getByRole('checkbox').isChecked()).toBe(false);
    expect(await page.getByLabel('Your question to DJ NOVA').inputValue()).toBe('Load-in at 18:00?');
  });
  await step('without a connection nothing is lost, and the next try arrives once', async () => {
    await page.getByRole('checkbox').check();
    const tried = page.waitForRequest('**/signature');
    await page.route('**/signature', (route) => route.abort());
    await signButton(page).click();
    // What was drawn beyond the narrow pad keeps its shape.
    const { strokes } = (await tried).postDataJSON().signature;
    expect(strokes).toHaveLength(4);
    for (const stroke of strokes) expect(widthOf(stroke)).toBeGreaterThan(150);
    await page.getByRole('alert').getByText("Can't reach Deckhand").waitFor();
    await page.unroute('**/signature');
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect.poll(() => title(page)).toBe('You’ve signed. Now it’s Mara Novak’s turn.');
    await page.waitForLoadState();
    expect(await focused(page)).toBe('state');
    expect(await page.evaluate(() => scrollY)).toBe(0);
    expect((await envelope()).signers.client.signedAt).not.toBeNull();
    expect(await violations(page)).toEqual([]);
  });
  await step('its artist signs with a typed name, reads that it is done, and takes it along', async () => {
    const artist = await newVisit(PHONE);
    await artist.page.goto(urls.artist);
    expect(await artist.page.getByText('Decline contract').count()).toBe(0);
    await artist.page.getByRole('checkbox').check();
    await signButton(artist.page).click();
    await expect.poll(() => title(artist.page)).toContain('Signed by both.');
    expect(await artist.page.getByRole('img', { name: 'Signature of Camille Perrin' }).count()).toBe(1);
    const link = artist.page.getByRole('link', { name: 'Download signed PDF' });
    const { pages } = await openPdf(await bytesOf(await saved(artist.page, () => link.click())));
    expect(pages.length).toBeGreaterThan(3);
    expect(await violations(artist.page)).toEqual([]);
    expectQuiet(artist.errors);
  });
  expectQuiet([...errors, ...seen].filter((error) => !EXPECTED.test(error)));
});

it('a client asks, hands the contract on, and who gets it declines', async () => {
  const { context, errors } = await newVisit();
  const { urls, envelope } = await contractOut(context);
  const { page, errors: seen } = await newVisit(PHONE);
  await page.goto(urls.client);

  await step(
    'what is missing is said by its field, and a network that tries too often is told so',
    async () => {
      await page.getByRole('button', { name: 'Send', exact: true }).click();
      await page.getByText('Write a question').waitFor();
      await page.route('**/comments', (route) => route.fulfill({ status: 429, json: {} }));
      await page.getByLabel('Your question to DJ NOVA').fill('And parking?');
      await page.getByRole('button', { name: 'Send', exact: true }).click();
      await page.getByRole('alert').getByText('Too many tries came from your network').waitFor();
      await page.unroute('**/comments');
    },
  );
  await step('somebody else gets a link of their own, and this one ends', async () => {
    const second = await page.context().newPage();
    await second.goto(urls.client);
    await page.getByText('Someone else signs').click();
    await page.getByLabel('Their name').fill('Jean Roche');
    await page.getByLabel('Their e-mail').fill('jean');
    await page.getByRole('button', { name: 'Send them the link' }).click();
    await page.getByText('Write an e-mail address such as').waitFor();
    await page.getByLabel('Their e-mail').fill('jean@lumiere.example');
    await page.getByRole('button', { name: 'Send them the link' }).click();
    await page.getByText('Jean Roche gets a link by mail').waitFor();
    expect(await signButton(page).isVisible()).toBe(false);
    await second.getByRole('checkbox').check();
    await signButton(second).click();
    await second.getByRole('alert').getByText('This link has closed: somebody else signs').waitFor();
    expect(await signButton(second).isDisabled()).toBe(true);
    expect(await signButton(second).textContent()).toBe('Sign contract');
    await second.close();
    expect((await page.request.get(urls.client)).status()).toBe(404);
  });
  await step('who declines says why', async () => {
    await page.goto((await envelope()).signers.client.url ?? '');
    await page.getByLabel('Your question to DJ NOVA').fill('Is that the least?');
    await page.getByRole('button', { name: 'Send', exact: true }).click();
    await page.locator('.thread').getByText('Is that the least?').waitFor();
    await expect.poll(() => focused(page)).toBe('questions-title');
    expect(await page.getByLabel('Your question to DJ NOVA').inputValue()).toBe('');
    await page.getByText('Decline contract').click();
    await page.getByRole('button', { name: 'Decline and tell DJ NOVA' }).click();
    await page.getByText('Choose a reason').waitFor();
    expect(await violations(page, '#sign')).toEqual([]);
    await page.getByRole('radio', { name: 'The fee' }).check();
    await page.getByLabel('Message to DJ NOVA').fill('We can do 2,400.');
    await page.getByRole('button', { name: 'Decline and tell DJ NOVA' }).click();
    await expect.poll(() => title(page)).toBe('You declined this contract');
    await page.waitForLoadState();
    expect(await focused(page)).toBe('state');
    expect(await page.evaluate(() => scrollY)).toBe(0);
    expect((await envelope()).declined).toMatchObject({ reason: 'fee', words: 'We can do 2,400.' });
    expect(await page.locator('[data-sign]').count()).toBe(0);
  });
  expectQuiet([...errors, ...seen].filter((error) => !EXPECTED.test(error)));
});
