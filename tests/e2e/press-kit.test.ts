import type { Page, Request } from 'playwright-core';
import { expect, it } from 'vitest';
import { expectQuiet, testVisits } from '../support/browser.ts';
import { picture } from '../support/pictures.ts';
import { kitIsSaved, kitScore, startKit } from '../support/press-kit-in-browser.ts';
import { step } from '../support/step.ts';

const newVisit = testVisits();

const openSection = async (page: Page, name: string) => {
  await page.getByRole('navigation', { name: 'Sections of the kit' }).getByRole('link', { name }).click();
  await page.getByRole('heading', { level: 2, name }).waitFor();
};
const jpeg = async (name: string, width: number, height: number) => ({
  ...{ name, mimeType: 'image/jpeg' },
  buffer: Buffer.from(await picture('jpeg', { width, height })),
});

it('a kit begins with the profile, is written, made, changed and made again', async () => {
  const visit = await newVisit();
  const { page, errors, context } = visit;
  await startKit(visit);

  await step('the profile is in it, under an address of its own', async () => {
    expect(new URL(page.url()).pathname).toBe('/press-kit');
    expect(await page.getByLabel('Artist name').inputValue()).toBe('DJ NOVA');
    expect(new URL(page.url()).searchParams.get('kit')).toMatch(/^drf_/);
    await kitIsSaved(page);
    expect(await kitScore(page).textContent()).toBe('6');
  });

  await step('what is typed is saved, and comes back', async () => {
    await page.getByLabel('Line under the name').fill('Three decks, no sync.');
    await kitIsSaved(page);
    await page.reload();
    await expect
      .poll(() => page.getByLabel('Line under the name').inputValue())
      .toBe('Three decks, no sync.');
  });

  await step('its pages are laid out as they will be printed', async () => {
    await page.mouse.move(300, 300);
    const sheet = page.locator('.doc-well svg');
    await sheet.getByText('DJ NOVA', { exact: true }).first().waitFor();
    expect(await page.getByTestId('preview-page').textContent()).toBe('Page 1 of 1');
  });

  await step('another section is a step of the browser, and asks for nothing', async () => {
    const asked: string[] = [];
    const note = (request: Request) => asked.push(request.url());
    page.on('request', note);
    await openSection(page, 'Dates');
    await page.goBack();
    await page.getByRole('heading', { level: 2, name: 'Name and look' }).waitFor();
    expect(asked.filter((url) => url.includes('/api/tools/press-kit/drafts'))).toEqual([]);
    page.off('request', note);
  });

  await step('facts make the score grow; a year that is none says so once it is left', async () => {
    await openSection(page, 'Facts');
    await page.getByLabel('Set length').fill('2 to 6 hours');
    await page.getByLabel('Playing since').fill('20');
    await page.getByRole('button', { name: 'Add a language' }).click();
    await page.keyboard.type('German');
    await page.getByText('Write a year such as 2024').waitFor();
    await page.getByLabel('Playing since').fill('2014');
    await expect.poll(() => kitScore(page).textContent()).toBe('10');
  });

  await step('the writer uses those facts, marks what nothing proves, and a proof settles it', async () => {
    await openSection(page, 'Bio');
    await page.getByRole('button', { name: 'Write from my facts' }).click();
    const bio = page.locator('textarea');
    await expect.poll(() => bio.inputValue()).toContain('DJ NOVA plays techno from Berlin.');
    await bio.fill(`${await bio.inputValue()} She played Kabelwerk 40 times.`);
    const claims = page.getByRole('listitem').filter({ hasText: 'Nothing in your kit' });
    await expect.poll(() => claims.count()).toBeGreaterThan(0);
    for (let left = await claims.count(); left > 0; left = await claims.count()) {
      await claims.first().getByRole('button', { name: 'Add proof' }).click();
      await page.getByLabel('What proves it').fill('Contracts on file');
      await page.getByRole('button', { name: 'Save proof' }).click();
      await expect.poll(() => claims.count()).toBeLessThan(left);
    }
    await page.getByText(/\d+ proven, 0 not/).waitFor();
  });

  await step('photos come in smaller sizes; what is none says so', async () => {
    await openSection(page, 'Photos');
    await page
      .getByLabel('Choose photos')
      .setInputFiles([
        await jpeg('live.jpg', 2400, 1600),
        { name: 'note.txt', mimeType: 'text/plain', buffer: Buffer.from('no') },
      ]);
    await page.getByText('Not a photo. Choose a JPEG, PNG or WebP').waitFor();
    await page.getByText('2,400 × 1,600 px').waitFor();
    await page.getByRole('slider', { name: 'Focal point' }).press('ArrowRight');
    expect(await page.getByRole('slider', { name: 'Focal point' }).getAttribute('aria-valuetext')).toBe(
      '52 % across, 40 % down',
    );
    await page.getByLabel('Credit').fill('Jana Wirth');
    await page.getByRole('button', { name: 'Dismiss note.txt' }).click();
    await page.locator('.doc-well svg image').first().waitFor();
  });

  await step('what cannot be made is said by its field before anything is spent', async () => {
    await openSection(page, 'Music and video');
    await page.getByRole('button', { name: 'Add a link' }).click();
    await page.keyboard.type('soundcloud');
    await openSection(page, 'Contact');
    await page.getByTestId('make').first().click();
    await page.getByRole('heading', { level: 2, name: 'Music and video' }).waitFor();
    await page.getByText('Enter a whole address with https://').first().waitFor();
    await page.getByLabel('Link').fill('https://soundcloud.com/djnova/closing');
    await page.getByRole('button', { name: 'Play' }).waitFor();
    expect(await page.locator('iframe').count()).toBe(0);
  });

  await step('three credits make its files', async () => {
    await page.getByTestId('make').first().click();
    await page.getByText('They show the kit as it is now.').waitFor();
    expect(await page.getByTestId('credits').textContent()).toContain('17 credits');
    const download = page.waitForEvent('download');
    await page.getByRole('link', { name: 'download Press kit' }).click();
    expect((await download).suggestedFilename()).toMatch(/press-kit.*\.pdf$/);
  });

  await step('a change is a version that costs nothing, and the first one can be restored', async () => {
    await openSection(page, 'Press quotes');
    await page.getByRole('button', { name: 'Add a quote' }).click();
    await page.keyboard.type('Starts where other sets end.');
    await page.getByText("You've changed the kit since").waitFor();
    await page.getByTestId('make').first().click();
    await page.getByText('They show the kit as it is now.').waitFor();
    await page.getByRole('button', { name: 'Version 2' }).click();
    const versions = page.getByRole('dialog', { name: 'Versions' });
    await versions.getByText('Changed: Press quotes').waitFor();
    await versions.getByRole('listitem').filter({ hasText: 'As made' }).getByRole('button').click();
    await page.getByRole('button', { name: 'Version 3' }).waitFor();
    await page.getByText('Two or three, word for word').waitFor();
    await page.getByRole('button', { name: 'Undo' }).click();
    await page.getByLabel('What was said').waitFor();
    expect((await (await context.request.get('/api/user/credits')).json()).balance).toBe(17);
  });
  expectQuiet(errors);
});
