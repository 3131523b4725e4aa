import type { BrowserContext, Page, Request } from 'playwright-core';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { violations } from '../support/axe.ts';
import { expectQuiet, testVisits } from '../support/browser.ts';
import { holdToasts } from '../support/held-moments.ts';
import { drawLogo } from '../support/logo-in-browser.ts';
import { signUpInBrowser } from '../support/sign-up-in-browser.ts';
import { step } from '../support/step.ts';

const newVisit = testVisits();

const RED = { r: 220, g: 40, b: 30 };
const BLUE = { r: 30, g: 60, b: 200 };

/** 1200 × 600: red on the left, blue on the right; with what a camera writes beside the pixels. */
async function photograph(): Promise<Buffer> {
  const right = { create: { width: 600, height: 600, channels: 3 as const, background: BLUE } };
  return sharp({ create: { width: 1200, height: 600, channels: 3, background: RED } })
    .composite([{ input: right, left: 600, top: 0 }])
    .withExif({ IFD0: { Copyright: 'Taken at home' } })
    .jpeg({ quality: 95 })
    .toBuffer();
}

async function signedUp() {
  const visitor = await newVisit();
  await holdToasts(visitor.page);
  await signUpInBrowser(visitor.context);
  return visitor;
}

async function openProfile(page: Page): Promise<void> {
  await page.goto('/profile');
  await page.getByRole('button', { name: 'Choose a picture' }).waitFor();
}

async function choose(page: Page, buffer: Buffer, mimeType = 'image/jpeg', name = 'me.jpg'): Promise<void> {
  await page.locator('input[type=file]').setInputFiles({ name, mimeType, buffer });
}

async function worn(context: BrowserContext): Promise<string | null> {
  return (await (await context.request.get('/api/profile')).json()).pictureUrl;
}

/** `r`, `b` or `?` at places of the picture that is worn, from left to right at half its height. */
async function coloursOf(context: BrowserContext, places: readonly number[]): Promise<string> {
  const bytes = await (await context.request.get((await worn(context)) ?? '')).body();
  const { data, info } = await sharp(bytes).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const row = Math.floor(info.height / 2);
  return places
    .map((place) => {
      const at = 3 * (row * info.width + Math.round(place * (info.width - 1)));
      const [red = 0, , blue = 0] = data.subarray(at, at + 3);
      return red > blue + 100 ? 'r' : blue > red + 100 ? 'b' : '?';
    })
    .join('');
}

const PLACES = [0.05, 0.3, 0.7, 0.95];

it('a picture is chosen, cut and sent', async () => {
  const { page, context, errors } = await signedUp();
  await openProfile(page);
  const stage = page.getByRole('application', { name: /Square of the picture/ });
  const use = page.getByRole('button', { name: 'Use it' });
  /** The address of the picture that is worn now, in place of the one before. */
  const changed = async (before: string | null): Promise<string> => {
    await page.getByText('That is your picture now', { exact: true }).waitFor();
    await expect.poll(() => worn(context)).not.toBe(before);
    return (await worn(context)) ?? '';
  };

  await step('what is no picture, or too small a one, is told before anything is sent', async () => {
    let sent = 0;
    const count = (request: Request) => void (request.url().endsWith('/api/media') && sent++);
    page.on('request', count);
    await choose(page, Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), 'image/svg+xml', 'a.svg');
    await page.getByText('This is not a photograph. Choose a JPEG, PNG or WebP.').waitFor();
    await choose(page, Buffer.from('not a picture at all'));
    await page.getByText('This browser cannot read that picture. Choose a JPEG, PNG or WebP.').waitFor();
    const small = sharp({ create: { width: 200, height: 90, channels: 3, background: RED } });
    await choose(page, await small.png().toBuffer(), 'image/png');
    await page.getByText('This picture has 200 × 90 pixels; it needs 128 × 128 or more.').waitFor();
    expect(sent).toBe(0);
    page.off('request', count);
  });

  const cut = await step(
    'a picture is cut by keyboard alone, is small and says nothing of the camera, and shows in the bar at once',
    async () => {
      await choose(page, await photograph());
      await stage.focus();
      expect(await violations(page)).toEqual([]);
      // All the way to the left there is red alone; zoomed twice and turned twice it stays so.
      for (let presses = 0; presses < 4; presses++) await page.keyboard.press('Shift+ArrowLeft');
      for (const key of ['+', '+', 'r', 'r']) await page.keyboard.press(key);
      await use.click();

      const url = await changed(null);
      const reply = await context.request.get(url);
      const meta = await sharp(await reply.body()).metadata();
      expect([meta.format, meta.width, meta.height, meta.exif]).toEqual(['webp', 512, 512, undefined]);
      await expect.poll(() => coloursOf(context, PLACES)).toBe('rrrr');
      await expect.poll(() => page.locator('[data-fact="avatar"] img').first().getAttribute('src')).toBe(url);
      expectQuiet(errors);
      return url;
    },
  );

  const dragged = await step('is turned and dragged by hand', async () => {
    await choose(page, await photograph());
    const box = await stage.boundingBox();
    if (!box) throw new Error('There is no stage');
    await page.mouse.move(box.x + 100, box.y + 100);
    await page.mouse.down();
    await page.mouse.move(box.x + 100 + box.width / 4, box.y + 100, { steps: 4 });
    await page.mouse.up();
    await use.click();
    const url = await changed(cut);
    // Red came in from the left by a quarter.
    await expect.poll(() => coloursOf(context, [0.05, 0.7, 0.8, 0.95])).toBe('rrbb');
    return url;
  });

  await step('stopping half-way changes nothing, and what is cut can be sent again', async () => {
    await page.route('**/api/media', () => undefined);
    await choose(page, await photograph());
    await use.click();
    await page.getByText('Sending it').first().waitFor();
    await page.getByRole('button', { name: 'Stop' }).click();
    await use.waitFor();
    expect(await worn(context)).toBe(dragged);
    await page.unroute('**/api/media');
    await use.click();
    await changed(dragged);
  });
});

it('the logo stands in again, and the picture comes back by Undo', async () => {
  const { page, context, errors } = await signedUp();
  const logo = await drawLogo(context);
  const [concept] = (logo.output as { concepts: { id: string }[] }).concepts;
  const chosen = await context.request.put('/api/brand-kit/logo', {
    data: { generationId: logo.id, conceptId: concept?.id },
  });
  expect(chosen.ok()).toBe(true);
  await openProfile(page);
  await page.getByText('Your logo stands in for a picture.').waitFor();
  await choose(page, await photograph());
  await page.getByRole('button', { name: 'Use it' }).click();
  await page.getByRole('button', { name: 'Use my logo instead' }).click();
  await page.getByText('Your logo stands in for a picture.').waitFor();
  await expect.poll(() => worn(context)).toContain('/api/brand-kit/files/');
  await page.getByRole('button', { name: 'Undo' }).click();
  await page.getByText('This one stands for you everywhere.').waitFor();
  await expect.poll(() => coloursOf(context, PLACES)).toBe('rrbb');
  expectQuiet(errors);
});
