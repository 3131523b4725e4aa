import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { violations } from '../support/axe.ts';
import { expectQuiet, testVisits } from '../support/browser.ts';
import { holdToasts } from '../support/held-moments.ts';
import { sideways } from '../support/sideways.ts';
import { signUpInBrowser } from '../support/sign-up-in-browser.ts';
import { step } from '../support/step.ts';

const newVisit = testVisits();

async function opened({ toastsStay = false } = {}) {
  const visitor = await newVisit();
  const { page } = visitor;
  if (toastsStay) await holdToasts(page);
  await signUpInBrowser(visitor.context);
  await page.goto('/profile');
  const part = (name: string) =>
    page.getByRole('navigation', { name: 'Parts of the profile' }).getByRole('link', { name }).click();
  return { ...visitor, part };
}

const facts = (page: Page) =>
  page.locator('input[name=fact]').evaluateAll((rows) => rows.map((row) => (row as HTMLInputElement).value));

async function addFacts(page: Page, ...texts: string[]): Promise<void> {
  await page.getByRole('button', { name: 'Add a fact' }).click();
  for (const [index, text] of texts.entries()) {
    if (index > 0) await page.keyboard.press('Enter');
    const row = page.locator('input[name=fact]').nth(index);
    await expect.poll(() => row.evaluate((field) => field.matches(':focus'))).toBe(true);
    await page.keyboard.type(text);
  }
}

it('a profile is filled in, saved and complete, and is there again', async () => {
  const { page, context, errors, part } = await opened();
  const save = page.getByRole('button', { name: 'Save', exact: true });
  const saved = async () => (await context.request.get('/api/profile')).json();
  const news = page.getByRole('checkbox', { name: /^News/ });
  /** Nothing waits to be saved any more, and a toast says so. */
  const isSaved = async () => {
    await expect.poll(() => page.getByText(/^Not saved: /).count()).toBe(0);
    await page.locator('.toast').getByText('Saved', { exact: true }).waitFor();
  };

  await step('says what is missing', () =>
    page.getByText('Four things are missing: artist name, city, one genre, one fact.').waitFor(),
  );

  await step('a choice of mails counts at once, and goes back where it was not taken', async () => {
    await part('Mails');
    await news.waitFor();
    expect(await news.isChecked()).toBe(false);
    await page.route('**/api/profile', (route) => route.abort());
    await news.click();
    await page.getByText('Not changed', { exact: true }).waitFor();
    await expect.poll(() => news.isChecked()).toBe(false);
    await page.unroute('**/api/profile');
    await news.click();
    await page.getByText('Saved', { exact: true }).waitFor();
    await part('Artist');
    errors.length = 0;
  });

  await step('what is filled in is saved, and being complete reaches the milestone', async () => {
    await page.getByLabel('Artist name').fill('Mara Volt');
    await page.getByLabel('First name').fill('Maren');
    await page.getByLabel('City').fill('Berlin');
    await page.getByRole('button', { name: 'Techno', exact: true }).click();
    await page.getByLabel('Add a genre').fill('dark disco, HOUSE');
    await page.keyboard.press('Enter');
    await addFacts(page, 'Resident at Tresor', 'Born in Oslo');
    await page.getByLabel('Instagram').fill('@mara.volt');
    await page.getByLabel('Career stage').selectOption('gigging');
    await page.getByLabel('Time zone').fill('berlin');
    await page.keyboard.press('Tab');
    await page.getByLabel('Currency').selectOption('CHF');
    await expect.poll(() => page.getByLabel('Time zone').inputValue()).toBe('Europe/Berlin');
    await save.click();
    await page.getByText('Complete.').waitFor();
    await expect.poll(() => page.locator('[data-fact="first-name"]').first().textContent()).toBe('Maren');

    const { milestones } = await (await context.request.get('/api/user/journey')).json();
    expect(milestones).toContainEqual(expect.objectContaining({ key: 'profileCompleted', completed: true }));
    expect(await saved()).toMatchObject({
      artistName: 'Mara Volt',
      genres: ['Techno', 'dark disco', 'House'],
      bioFacts: ['Resident at Tresor', 'Born in Oslo'],
      socials: { instagram: 'https://instagram.com/mara.volt' },
      ...{ careerStage: 'gigging', timeZone: 'Europe/Berlin', currency: 'CHF' },
    });
    expectQuiet(errors);
  });

  await step('a refusal stands at its field, and what was typed stays and can be mended', async () => {
    await page.getByLabel('City').fill('Hamburg');
    await page.getByLabel('Spotify').fill('maravolt');
    await page.getByLabel('First name').fill(' ');
    await save.click();
    await page.getByText('Enter a whole address such as https://open.spotify.com/yourname').waitFor();
    await page.getByText('Enter your first name').waitFor();
    await expect
      .poll(() => page.getByLabel('First name').evaluate((field) => field.matches(':focus')))
      .toBe(true);
    expect(await page.getByLabel('City').inputValue()).toBe('Hamburg');
    await page.getByLabel('First name').fill('Mara');
    await page.getByLabel('Spotify').fill('');
    await expect.poll(() => page.getByText('Enter your first name').count()).toBe(0);
    await save.click();
    await isSaved();
    expect(await saved()).toMatchObject({ city: 'Hamburg' });
  });

  await step('without a connection nothing typed is lost, and the same press tries again', async () => {
    await page.getByLabel('City').fill('Kiel');
    await page.route('**/api/profile', (route) => route.abort());
    await save.click();
    await page.getByText("Can't reach Deckhand. Check your connection; what you typed is kept.").waitFor();
    await page.unroute('**/api/profile');
    await save.click();
    await isSaved();
    expect(await page.getByLabel('City').inputValue()).toBe('Kiel');
    expect(await saved()).toMatchObject({ city: 'Kiel' });
    errors.length = 0;
  });

  await step('all of it is there again after a reload', async () => {
    await page.reload();
    await expect.poll(() => facts(page)).toEqual(['Resident at Tresor', 'Born in Oslo']);
    expect(await page.getByRole('link', { name: 'Check Instagram in a new tab' }).getAttribute('href')).toBe(
      'https://instagram.com/mara.volt',
    );
    await part('Mails');
    await expect.poll(() => news.isChecked()).toBe(true);
    expectQuiet(errors);
  });
});

it('what is typed is not lost', async () => {
  const { page, errors, part } = await opened({ toastsStay: true });
  const city = page.getByLabel('City');

  await step(
    'a view that does not load says so in its place, what was typed elsewhere stays, and a reload leads back to it',
    async () => {
      await city.fill('Berlin');
      await page.route('**/SecurityView.*.js', (route) => route.abort());
      await part('Security');
      await page.getByText('This part did not load', { exact: true }).waitFor();
      await part('Artist');
      await expect.poll(() => city.inputValue()).toBe('Berlin');
      await page.getByRole('button', { name: 'Discard', exact: true }).click();
      await page.unroute('**/SecurityView.*.js');
      await part('Security');
      await page.getByRole('button', { name: 'Reload', exact: true }).click();
      await page.getByRole('heading', { name: 'Sessions', exact: true }).waitFor();
      errors.length = 0;
    },
  );

  await step(
    'what is not saved stays while other parts are looked at, is told, and holds the tab',
    async () => {
      await part('Artist');
      await city.fill('Oslo');
      await page.getByText('Not saved: city').waitFor();
      await part('Security');
      await page.getByRole('heading', { name: 'Passkeys' }).waitFor();
      await page.goBack();
      await expect.poll(() => city.inputValue()).toBe('Oslo');

      const asked = page.waitForEvent('dialog');
      const left = page.close({ runBeforeUnload: true });
      const question = await asked;
      expect(question.type()).toBe('beforeunload');
      await question.dismiss();
      await left;
      await page.getByRole('button', { name: 'Discard' }).click();
      await expect.poll(() => city.inputValue()).toBe('');
      await page.getByRole('button', { name: 'Undo' }).click();
      await expect.poll(() => city.inputValue()).toBe('Oslo');
      expectQuiet(errors);
    },
  );

  await step(
    'facts are put in order by keys, by buttons and by hand, and a removed one comes back',
    async () => {
      await addFacts(page, 'A', 'B', 'C');
      await page.keyboard.press('Alt+ArrowUp');
      await expect.poll(() => facts(page)).toEqual(['A', 'C', 'B']);
      await page.getByText('Fact moved to place 2 of 3').waitFor();
      await expect
        .poll(() => page.getByLabel('Fact 2', { exact: true }).evaluate((field) => field.matches(':focus')))
        .toBe(true);
      await page.getByRole('button', { name: 'Move fact 1 down' }).click();
      await expect.poll(() => facts(page)).toEqual(['C', 'A', 'B']);

      const [from, to] = await Promise.all(
        [2, 0].map((row) => page.locator('.fact-grip').nth(row).boundingBox()),
      );
      if (!from || !to) throw new Error('There is no grip');
      await page.mouse.move(from.x + 8, from.y + 20);
      await page.mouse.down();
      await page.mouse.move(to.x + 8, to.y + 10, { steps: 8 });
      await page.mouse.up();
      await expect.poll(() => facts(page)).toEqual(['B', 'C', 'A']);

      await page.getByRole('button', { name: 'Remove fact 2' }).click();
      await expect.poll(() => facts(page)).toEqual(['B', 'A']);
      await page.getByRole('button', { name: 'Undo' }).click();
      await expect.poll(() => facts(page)).toEqual(['B', 'C', 'A']);
      expectQuiet(errors);
    },
  );
});

it('every part is clean for assistive technology and fits', async () => {
  const { page } = await opened();
  await page.getByLabel('Artist name').waitFor();
  await addFacts(page, 'Resident at Tresor');
  await page.getByLabel('Website').fill('maravolt.com');
  for (const { width, colorScheme } of [
    { width: 1440, colorScheme: 'dark' },
    { width: 390, colorScheme: 'light' },
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    await page.emulateMedia({ colorScheme });
    for (const [part, heading] of [
      ['artist', 'On stage'],
      ['account', 'Look'],
      ['security', 'Sessions'],
      ['notifications', 'Mails'],
      ['data', 'Delete the account'],
    ]) {
      await page.evaluate((hash) => location.assign(hash), `#${part}`);
      await page.getByRole('heading', { name: heading, exact: true }).waitFor();
      await page.waitForFunction(() => document.querySelector('.profile-view:not([hidden]) .skel') === null);
      const where = `${part} at ${width} px, ${colorScheme}`;
      expect(await violations(page), where).toEqual([]);
      expect(await sideways(page), where).toBe(0);
    }
  }
});
