import { expect, it } from 'vitest';
import { expectQuiet, testVisits } from '../support/browser.ts';

const newVisit = testVisits();

it('the gig tracker screenshot opens enlarged, at its natural size, and says that its data are a sample', async () => {
  const { page, errors } = await newVisit();
  await page.goto('/landing');
  const small = page.locator('picture-lightbox .enlarges');
  await small.click();
  const dialog = page.getByRole('dialog', { name: 'Gig tracker with sample data' });
  const picture = dialog.locator('img');
  await picture.evaluate((image: HTMLImageElement) => image.decode());
  const [shown, natural] = await picture.evaluate((image: HTMLImageElement) => [
    image.width,
    image.naturalWidth,
  ]);
  expect(shown).toBe(natural);
  expect(shown).toBeGreaterThan((await small.boundingBox())?.width ?? 0);
  expectQuiet(errors);
});

it.each(['Escape', 'its close button', 'the backdrop'])(
  'the lightbox closes by %s, and the focus returns',
  async (by) => {
    const { page } = await newVisit();
    await page.goto('/landing');
    const way = page.getByRole('link', { name: 'Enlarge', exact: true });
    await way.focus();
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Gig tracker with sample data' });
    await dialog.waitFor();
    if (by === 'Escape') await page.keyboard.press('Escape');
    else if (by === 'the backdrop') await page.mouse.click(4, 450);
    else await dialog.getByRole('button', { name: 'Close' }).click();
    await dialog.waitFor({ state: 'hidden' });
    await expect.poll(() => way.evaluate((link) => link === document.activeElement)).toBe(true);
  },
);

it('a phone can move the enlarged picture', async () => {
  const { page } = await newVisit({ width: 390, height: 844 });
  await page.goto('/landing');
  await page.getByRole('link', { name: 'Enlarge', exact: true }).click();
  const body = page.getByRole('region', { name: 'The picture at its full size' });
  await expect.poll(() => body.evaluate((box) => box.scrollWidth > box.clientWidth)).toBe(true);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
});

it('without a script the picture leads to its file', async () => {
  const { page } = await newVisit({ scripts: false });
  await page.goto('/landing');
  const href = await page.locator('picture-lightbox .enlarges').getAttribute('href');
  const reply = await page.request.get(href ?? '');
  expect(reply.headers()['content-type']).toBe('image/webp');
});
