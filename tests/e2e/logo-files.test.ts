import { expect, it } from 'vitest';
import { violations } from '../support/axe.ts';
import { expectQuiet, testVisits } from '../support/browser.ts';
import { bytesOf, saved } from '../support/downloads.ts';
import { filesDialog, openFiles, openLogo } from '../support/logo-files-page.ts';
import { cornersOf, pixelsOf } from '../support/pixels.ts';
import { step } from '../support/step.ts';

const newVisit = testVisits();

it('every file of a logo is there to take, one by one', async () => {
  const visitor = await newVisit();
  const { page, context, errors } = visitor;
  await openLogo(visitor);
  const dialog = filesDialog(page);
  const button = (name: string) => dialog.getByRole('button', { name, exact: true });

  await step('the list comes back after typefaces did not load', async () => {
    await context.route('**/fonts/logo/**', (route) => route.abort());
    await openFiles(page);
    const failure = dialog.getByRole('alert').filter({ hasText: 'could not be drawn' });
    await failure.waitFor();
    await context.unroute('**/fonts/logo/**');
    await failure.getByRole('button', { name: 'Retry' }).click();
    await button('SVG of Master').waitFor();
    errors.length = 0;
  });

  await step('a PNG is as wide as asked for, and a bad number is told what is wrong with it', async () => {
    const form = dialog.getByRole('form', { name: 'PNG at any size' });
    const width = form.getByLabel('Width');
    for (const [typed, words] of [
      ['wide', 'Type a whole number of pixels, 16 to 8192'],
      ['15', '16 pixels is the least'],
      ['9000', '8192 pixels is the most'],
    ] as const) {
      await width.fill(typed);
      await page.keyboard.press('Enter');
      await form.getByText(words).waitFor();
      expect(await width.getAttribute('aria-invalid')).toBe('true');
    }
    await form.getByLabel('What').click();
    await page.getByRole('option', { name: 'Symbol' }).click();
    await form.getByLabel('Colours').click();
    await page.getByRole('option', { name: 'White', exact: true }).click();
    await width.fill('333');
    const download = await saved(page, () => form.getByRole('button', { name: 'PNG' }).click());
    expect(download.suggestedFilename()).toBe('dj-nova-symbol-white-333.png');
    const png = await pixelsOf(await bytesOf(download));
    expect(png.width).toBe(333);
    expect(new Set(cornersOf(png).map((colour) => colour.slice(6)))).toEqual(new Set(['00']));
    expectQuiet(errors);
  });

  await step('an SVG is copied as it is saved', async () => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await button('Copy SVG of Symbol, black').click();
    await dialog.getByText('SVG copied').waitFor();
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    const download = await saved(page, () => button('SVG of Symbol, black').click());
    expect(copied).toBe(new TextDecoder().decode(await bytesOf(download)));
  });

  const gate = page.getByRole('dialog', { name: 'This needs Pro' });
  const focused = () => page.evaluate(() => document.activeElement?.textContent);
  await step('without Pro one is told what it gives, costs and when it ends, and goes back', async () => {
    await button('Download ZIP').click();
    await gate.getByRole('heading', { name: 'Brand kit ZIP', exact: true }).waitFor();
    const trial = gate.getByRole('radio', { name: '7-day trial' });
    expect(await trial.textContent()).toMatch(/No card\. Ends on \d+ [A-Z][a-z]{2}, .+\$0$/);
    expect(await trial.getAttribute('aria-checked')).toBe('true');
    const pro = gate.getByRole('radio', { name: '$16.99 a month' });
    expect(await pro.textContent()).toContain('Month by month. Cancel any time.');
    await pro.click();
    expect(await gate.getByRole('link', { name: 'Get Pro' }).getAttribute('href')).toBe('/checkout?plan=pro');
    expect(await violations(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await gate.waitFor({ state: 'detached' });
    await expect.poll(focused).toBe('Download ZIP');
    await button('TXT of Licence card').click();
    await gate.getByRole('heading', { name: 'Licence card', exact: true }).waitFor();
    await gate.getByRole('button', { name: 'Back to my logo' }).click();
    await expect.poll(focused).toBe('TXT of Licence card');
  });

  await step('without Pro every single file is there to take', async () => {
    for (const [name, file] of [
      ['SVG of Symbol, black', 'dj-nova-symbol-black.svg'],
      ['PNG of Story', 'dj-nova-story-1080x1920.png'],
      ['PDF of Brand sheet', 'dj-nova-brand-sheet.pdf'],
      ['ICO of Favicon', 'favicon.ico'],
      ['PNG of App icon, 192 × 192 px', 'icon-192.png'],
      ['CSS of Design tokens', 'dj-nova-tokens.css'],
    ] as const) {
      const download = await saved(page, () => button(name).click());
      expect(download.suggestedFilename()).toBe(file);
      expect((await bytesOf(download)).length).toBeGreaterThan(100);
    }
    expectQuiet(errors);
  });

  await step('the trial is started with one press, and what was asked for goes on', async () => {
    await page.route('**/api/trial', (route) => route.abort());
    await button('Download ZIP').click();
    await gate.getByRole('button', { name: 'Start trial and download' }).click();
    await gate.getByRole('alert').getByText("Can't reach Deckhand").waitFor();
    await page.unroute('**/api/trial');
    errors.length = 0;
    await gate.getByRole('button', { name: 'Retry' }).click();
    await gate.waitFor({ state: 'detached' });
    await dialog.getByRole('progressbar', { name: 'Making the ZIP' }).waitFor();
    const toast = page.locator('.toast', { hasText: /Your trial runs until \d+ [A-Z][a-z]+/ });
    await toast.locator('.toast-x').click();
    await expect.poll(focused).toBe('Download ZIP');
    await dialog.getByRole('button', { name: 'Cancel', exact: true }).click();
    const card = await saved(page, () => button('TXT of Licence card').click());
    expect(card.suggestedFilename()).toBe('dj-nova-licence-card.txt');
    expectQuiet(errors);
  });

  await step('on a phone the list fits, and is worked with the keyboard alone', async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    const overflow = await dialog.evaluate((element) => {
      const body = element.querySelector('.dialog-body') ?? element;
      return body.scrollWidth - body.clientWidth;
    });
    expect(overflow).toBeLessThanOrEqual(0);
    expect(await violations(page)).toEqual([]);
    await button('SVG of Wordmark, white').focus();
    const download = await saved(page, () => page.keyboard.press('Enter'));
    expect(download.suggestedFilename()).toBe('dj-nova-wordmark-white.svg');
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });
    expectQuiet(errors);
  });
});
