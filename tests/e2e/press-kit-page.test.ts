import type { BrowserContext, Page } from 'playwright-core';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { violations } from '../support/axe.ts';
import { expectQuiet, testVisits } from '../support/browser.ts';
import { movedBy, shiftsOf, watchShifts } from '../support/layout-shifts.ts';
import { watchWeight } from '../support/page-weight.ts';
import { NOVA } from '../support/press-kits.ts';
import { signUpInBrowser } from '../support/sign-up-in-browser.ts';
import { step } from '../support/step.ts';

const newVisit = testVisits();

/** What a press kit page may weigh before anybody touches it, without its photos, in bytes. */
const MOST_BYTES = 60_000;

async function upload(context: BrowserContext, width: number): Promise<string> {
  const size = { width, height: (width * 9) / 16, channels: 3, background: '#a32' } as const;
  const data = await sharp({ create: size }).jpeg().toBuffer();
  const reply = await context.request.put('/api/media', { data, headers: { 'content-type': 'image/jpeg' } });
  return (await reply.json()).id;
}

/** Makes a kit with a photo in three sizes, and opens it; answers its id. */
async function openMadeKit(page: Page, context: BrowserContext): Promise<string> {
  await signUpInBrowser(context);
  const [id, screenId, phoneId] = [
    await upload(context, 3200),
    await upload(context, 1600),
    await upload(context, 960),
  ];
  const photo = { id, screenId, phoneId, width: 3200, height: 1800, shows: 'Live, Halle 14' };
  const reply = await context.request.post('/api/tools/press-kit/generations', {
    headers: { 'idempotency-key': crypto.randomUUID() },
    data: { ...NOVA, photos: [photo] },
  });
  const { id: kitId } = (await reply.json()).generation;
  await page.goto(`/press-kit?view=${kitId}`);
  return kitId;
}

it('a kit goes online, is read on a phone, moves, and is taken back', async () => {
  const { page, context, errors } = await newVisit();
  const id = await openMadeKit(page, context);
  const panel = page.locator('#publish');
  const link = panel.getByRole('textbox', { name: 'Public link' });
  const slug = `nova-${crypto.randomUUID().slice(0, 8)}`;

  await step('an address that is none is refused beside its field, and kept', async () => {
    await expect.poll(() => link.inputValue()).toBe('dj-nova');
    await link.fill('dj nova!');
    await panel.getByRole('button', { name: 'Publish' }).click();
    await panel.getByText('Use letters a to z, digits and single hyphens').waitFor();
    expect(await link.inputValue()).toBe('dj nova!');
    expect(await violations(page, '#publish')).toEqual([]);
  });
  await step('it is published', async () => {
    await link.fill(slug);
    await panel.getByRole('button', { name: 'Publish' }).click();
    await panel.getByText('Published, version 1').waitFor();
    const focused = () => page.evaluate(() => document.activeElement?.textContent);
    await expect.poll(focused).toBe('Copy link');
    await link.press('Enter');
    expect(await page.getByText('Your page has moved').count()).toBe(0);
    expect(await panel.getByRole('link', { name: 'Open' }).getAttribute('href')).toContain(`/epk/${slug}`);
    expect(await violations(page, '#publish')).toEqual([]);
  });

  const reader = await newVisit({ width: 390, height: 844 });
  const weight = watchWeight(reader.page);
  await step('on a phone it is light, still, asks nobody else, and breaks no rule', async () => {
    await watchShifts(reader.page);
    await reader.page.goto(`/epk/${slug}`, { waitUntil: 'networkidle' });
    expect(await reader.page.getByRole('heading', { level: 1 }).textContent()).toBe('DJ NOVA');
    const bytes = await weight.of(['document', 'script', 'font', 'stylesheet']);
    expect(bytes).toBeGreaterThan(20_000);
    expect(bytes).toBeLessThan(MOST_BYTES);
    const { origin } = new URL(reader.page.url());
    expect(weight.urls.filter((url) => !url.startsWith(origin) && !url.startsWith('data:'))).toEqual([]);
    expect(movedBy(await shiftsOf(reader.page))).toBe(0);
    expect(await reader.page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
    expect(await violations(reader.page)).toEqual([]);
  });
  await step('a recording plays here with a press, and leads to its service with the next one', async () => {
    await reader.context.route('https://w.soundcloud.com/**', (route) => route.fulfill({ body: 'playing' }));
    const first = reader.page.locator('.mixes li').first();
    await first.getByRole('link').click();
    const player = reader.page.frameLocator('iframe[title="Player: Closing set, Halle 14"]');
    await player.getByText('playing').waitFor();
    await reader.context.route('https://player-widget.mixcloud.com/**', (route) =>
      route.fulfill({ body: 'too' }),
    );
    await reader.page.locator('.mixes li').nth(1).getByRole('link').click();
    await expect.poll(() => reader.page.locator('iframe').count()).toBe(1);
    expect(await first.locator('iframe').count()).toBe(0);
  });
  await step('its bio is copied, its photo saved in print size', async () => {
    await reader.context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await reader.page.getByRole('button', { name: /^Copy/ }).first().click();
    await reader.page.getByText('Copied').waitFor();
    expect(await reader.page.evaluate(() => navigator.clipboard.readText())).toBe(NOVA.bio.medium);
    const download = reader.page.waitForEvent('download');
    await reader.page.getByRole('link', { name: 'Download Live, Halle 14, 3,200 × 1,800 px' }).click();
    expect((await download).suggestedFilename()).toBe(`${slug}-1-live.jpg`);
  });

  await step('a request is kept until it has arrived, and is in the panel then', async () => {
    const form = reader.page.locator('#book');
    const send = form.getByRole('button');
    await send.click();
    await form.getByText('Choose a date').waitFor();
    expect(await violations(reader.page, '#book')).toEqual([]);
    await form.getByLabel('Date').fill('2088-01-16');
    await form.getByLabel('Budget').fill('about 900');
    await form.getByLabel('Venue and city').fill('Kulturzug, Leipzig');
    await form.getByLabel('Your e-mail').fill('lena@kulturzug.example');
    await send.click();
    await form.getByText('Write a whole number such as 900').waitFor();
    await form.getByLabel('Budget').fill('1,200');
    await reader.page.route('**/bookings', (route) => route.abort());
    await send.click();
    await form.getByText("Can't reach Deckhand").waitFor();
    await reader.page.unroute('**/bookings');
    await reader.page.reload();
    expect(await form.getByLabel('Venue and city').inputValue()).toBe('Kulturzug, Leipzig');
    await send.click();
    await form.getByText('The answer comes to lena@kulturzug.example').waitFor();
    expect(await send.isVisible()).toBe(false);
    expect(await violations(reader.page, '#book')).toEqual([]);
  });
  await step('what was read is told, and what was asked for', async () => {
    await reader.page.locator('#bio').scrollIntoViewIfNeeded();
    await reader.page.evaluate(() =>
      scrollTo(0, document.querySelector('#bio')?.getBoundingClientRect().top ?? 0),
    );
    // By the page's own clock, which counts a part as read after a second.
    await reader.page.evaluate(() => new Promise((seen) => setTimeout(seen, 1500)));
    await reader.page.goto('about:blank');
    // It is told as the page is left, which nobody waits for.
    await expect
      .poll(async () => (await (await context.request.get(`/api/press-kits/${id}/page`)).json()).reads)
      .toEqual(
        expect.arrayContaining([{ part: 'opened', count: 2 }, expect.objectContaining({ part: 'bio' })]),
      );
    // As if its artist came back to the tab.
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
    await panel.getByText('Kulturzug, Leipzig').first().waitFor();
    await panel.getByText('€1,200, lena@kulturzug.example').waitFor();
    await panel.getByRole('meter', { name: 'Bio' }).waitFor();
    await panel.getByText('Opened 2 times').waitFor();
    expect(await violations(page, '#publish')).toEqual([]);
  });

  await step('it moves, and the old link leads there', async () => {
    await link.fill(`${slug}-2`);
    // What came with the address is asked for.
    const asked = page.waitForResponse(
      (reply) => reply.url().endsWith('/page') && reply.request().method() === 'GET',
    );
    await panel.getByRole('button', { name: 'Move the page' }).click();
    await asked;
    await panel.getByRole('button', { name: 'Unpublish' }).waitFor();
    expect((await reader.page.request.get(`/epk/${slug}`)).url()).toContain(`/epk/${slug}-2`);
  });
  await step('it is taken back, and back again', async () => {
    await panel.getByRole('button', { name: 'Unpublish' }).click();
    await panel.getByText('Not published').waitFor();
    await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe('Publish');
    expect((await reader.page.request.get(`/epk/${slug}-2`)).status()).toBe(404);
    await page.getByRole('button', { name: 'Undo' }).click();
    await panel.getByText('Published, version 1').waitFor();
  });
  // Of the one that was refused, and of the page that was not there.
  await expectQuiet(errors.filter((error) => !error.includes('422')));
  await expectQuiet(reader.errors.filter((error) => !/404|422|ERR_FAILED/.test(error)));
});
