import type { Page, Request } from 'playwright-core';
import { expect, it } from 'vitest';
import { expectQuiet, testVisits } from '../support/browser.ts';
import { picture } from '../support/pictures.ts';
import { signUpInBrowser } from '../support/sign-up-in-browser.ts';
import { step } from '../support/step.ts';

const newVisit = testVisits();

const score = (page: Page) => page.getByTestId('score');
const saveState = (page: Page) => page.getByTestId('save-state');
const openSection = async (page: Page, name: string) => {
  await page.getByRole('navigation', { name: 'Sections of the kit' }).getByRole('link', { name }).click();
  await page.getByRole('heading', { level: 2, name }).waitFor();
};
const isSaved = (page: Page) => expect.poll(() => saveState(page).textContent()).toContain('Draft saved');
const jpeg = async (name: string, width: number, height: number) => ({
  ...{ name, mimeType: 'image/jpeg' },
  buffer: Buffer.from(await picture('jpeg', { width, height })),
});

async function openedKit() {
  const visit = await newVisit();
  await signUpInBrowser(visit.context);
  await visit.context.request.patch('/api/profile', {
    data: { artistName: 'DJ NOVA', city: 'Berlin', genres: ['Techno'], bioFacts: ['Resident at Halle 14.'] },
  });
  await visit.page.goto('/press-kit-enhanced');
  await visit.page.getByRole('button', { name: 'Start a press kit' }).click();
  await score(visit.page).waitFor();
  return visit;
}

it('a kit begins with the profile, is written, made, changed and made again', async () => {
  const { page, errors, context } = await openedKit();

  await step('the profile is in it, under an address of its own', async () => {
    expect(new URL(page.url()).pathname).toBe('/press-kit');
    expect(await page.getByLabel('Artist name').inputValue()).toBe('DJ NOVA');
    expect(new URL(page.url()).searchParams.get('kit')).toMatch(/^pkd_/);
    await isSaved(page);
    expect(await score(page).textContent()).toBe('6');
  });

  await step('what is typed is saved, and comes back', async () => {
    await page.getByLabel('Line under the name').fill('Three decks, no sync.');
    await isSaved(page);
    await page.reload();
    await expect
      .poll(() => page.getByLabel('Line under the name').inputValue())
      .toBe('Three decks, no sync.');
  });

  await step('its pages are laid out as they will be printed', async () => {
    await page.mouse.move(300, 300);
    const sheet = page.locator('.kit-desk svg');
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
    expect(asked.filter((url) => url.includes('/api/press-kit-drafts'))).toEqual([]);
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
    await expect.poll(() => score(page).textContent()).toBe('10');
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
    await page.locator('.kit-desk svg image').first().waitFor();
  });

  await step('what cannot be made is said by its field before anything is spent', async () => {
    await openSection(page, 'Music and video');
    await page.getByRole('button', { name: 'Add a link' }).click();
    await page.keyboard.type('soundcloud');
    await openSection(page, 'Contact');
    await page.getByTestId('make-kit').first().click();
    await page.getByRole('heading', { level: 2, name: 'Music and video' }).waitFor();
    await page.getByText('Enter a whole address with https://').first().waitFor();
    await page.getByLabel('Link').fill('https://soundcloud.com/djnova/closing');
    await page.getByRole('button', { name: 'Play' }).waitFor();
    expect(await page.locator('iframe').count()).toBe(0);
  });

  await step('three credits make its files', async () => {
    await page.getByTestId('make-kit').first().click();
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
    await page.getByText('You changed the kit since').waitFor();
    await page.getByTestId('make-kit').first().click();
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

it('several kits are kept apart, and nothing that was typed is lost', async () => {
  const { page, errors, context } = await openedKit();
  const choose = (kit: string) => page.getByLabel('Press kit', { exact: true }).selectOption(kit);

  await step('a second one begins afresh; the menu leads back, and so does the browser', async () => {
    await page.getByLabel('Name of this kit').fill('Club kit');
    await isSaved(page);
    await choose('New kit');
    await expect.poll(() => page.getByLabel('Name of this kit').inputValue()).toBe('');
    await page.getByLabel('Name of this kit').fill('Festival kit');
    await isSaved(page);
    await choose('Club kit');
    await expect.poll(() => page.getByLabel('Name of this kit').inputValue()).toBe('Club kit');
    await page.goBack();
    await expect.poll(() => page.getByLabel('Name of this kit').inputValue()).toBe('Festival kit');
  });

  await step('what is made while another kit is opened belongs to the one that it was made of', async () => {
    const id = new URL(page.url()).searchParams.get('kit');
    const held = Promise.withResolvers<void>();
    await page.route('**/api/tools/press-kit/generations', async (route) => {
      await held.promise;
      await route.continue();
    });
    await page.getByTestId('make-kit').first().click();
    await page.getByText('Making your press kit').waitFor({ state: 'attached' });
    await choose('Club kit');
    await expect.poll(() => page.getByLabel('Name of this kit').inputValue()).toBe('Club kit');
    const tied = page.waitForResponse((reply) => reply.request().method() === 'PUT');
    held.resolve();
    await page.getByText('It is in your library.').waitFor();
    expect((await tied).url()).toContain(id);
    await page.getByText('Changes after that are free').waitFor();
    await choose('Festival kit');
    await page.getByText('They show the kit as it is now.').waitFor();
  });

  await step('without a network it is kept in the tab, and saved after a reload', async () => {
    await page.route('**/api/press-kit-drafts/*', (route) =>
      route.request().method() === 'PUT' ? route.abort() : route.continue(),
    );
    await page.getByLabel('Line under the name').fill('Kept in the tab');
    await page.getByText('It is kept in this tab.').waitFor();
    await page.unroute('**/api/press-kit-drafts/*');
    await page.reload();
    await expect.poll(() => page.getByLabel('Line under the name').inputValue()).toBe('Kept in the tab');
    await isSaved(page);
    errors.length = 0;
  });

  await step('what another window saved is not overwritten without a word', async () => {
    const id = new URL(page.url()).searchParams.get('kit');
    const { draft } = await (await context.request.get(`/api/press-kit-drafts/${id}`)).json();
    await context.request.put(`/api/press-kit-drafts/${id}`, {
      data: { kit: { ...draft.kit, city: 'Lyon' }, generationId: null, revision: draft.revision },
    });
    await page.getByLabel('Line under the name').fill('Mine');
    await page.getByText('Changed in another window').waitFor();
    await page.getByRole('button', { name: 'Keep mine' }).click();
    await isSaved(page);
    const now = await (await context.request.get(`/api/press-kit-drafts/${id}`)).json();
    expect(now.draft.kit).toMatchObject({ tagline: 'Mine', city: 'Berlin' });
    errors.length = 0;
  });

  await step('one that another window deleted is saved as a new one', async () => {
    const id = new URL(page.url()).searchParams.get('kit');
    await context.request.delete(`/api/press-kit-drafts/${id}`);
    await page.getByLabel('Line under the name').fill('Still mine');
    await page.getByText('Deleted in another window').waitFor();
    await page.getByRole('button', { name: 'Save as a new kit' }).click();
    await isSaved(page);
    expect(await page.getByLabel('Line under the name').inputValue()).toBe('Still mine');
    expect(new URL(page.url()).searchParams.get('kit')).not.toBe(id);
    errors.length = 0;
  });

  await step('a deleted one is gone, and the other is on the desk', async () => {
    await page.getByRole('button', { name: 'Delete this kit' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete kit' }).click();
    await expect.poll(() => page.getByLabel('Name of this kit').inputValue()).toBe('Club kit');
    const { drafts } = await (await context.request.get('/api/press-kit-drafts')).json();
    expect(drafts.map(({ title }: { title: string }) => title)).toEqual(['Club kit']);
  });

  await step(
    'what was made by the API is opened from the library, and is written on from there',
    async () => {
      const reply = await context.request.post('/api/tools/press-kit/generations', {
        headers: { 'idempotency-key': crypto.randomUUID() },
        data: { artistName: 'DJ NOVA', title: 'Made elsewhere', city: 'Lyon' },
      });
      const { generation } = await reply.json();
      await page.goto(`/deckhand-press-kit?view=${generation.id}`);
      await expect.poll(() => page.getByLabel('Name of this kit').inputValue()).toBe('Made elsewhere');
      await page.getByText('They show the kit as it is now.').waitFor();
      expect(new URL(page.url()).pathname).toBe('/press-kit');
      expect(new URL(page.url()).searchParams.get('kit')).toMatch(/^pkd_/);
      await page.getByLabel('Line under the name').fill('Now with a line');
      await isSaved(page);
      await page.getByText('You changed the kit since').waitFor();
    },
  );

  await step('an address of nobody’s kit says so', async () => {
    await page.goto('/press-kit?kit=pkd_0000000000000000000000');
    await page.getByText('There is no such press kit here').waitFor();
    await page.getByRole('button', { name: 'Start a new one' }).click();
    await score(page).waitFor();
    errors.length = 0;
  });
  expectQuiet(errors);
});
