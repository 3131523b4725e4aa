import { expect, it } from 'vitest';
import { violations } from '../support/axe.ts';
import { expectQuiet, testVisits } from '../support/browser.ts';
import { step } from '../support/step.ts';

const newVisit = testVisits();

it('the user guide is found by its headings', async () => {
  const { page, errors } = await newVisit();
  await page.goto('/help?q=passkey');
  const shown = page.locator('[data-guide]:visible');
  const field = page.getByRole('searchbox', { name: 'Find a heading' });

  await step('what the address asks for is searched', async () => {
    await expect.poll(() => field.inputValue()).toBe('passkey');
    await expect.poll(() => shown.count()).toBeLessThan(4);
    await field.fill('');
  });

  await step(
    'the user guide narrows to the headings that hold the words typed, and says how many pages',
    async () => {
      await expect.poll(() => shown.count()).toBeGreaterThan(25);
      const all = await shown.count();
      await field.fill('passkey');
      await page.getByRole('link', { name: 'Passkeys', exact: true }).waitFor();
      await expect.poll(() => shown.count()).toBeLessThan(4);
      await expect.poll(() => page.getByRole('status').textContent()).toMatch(/^\d pages?$/);
      await field.fill('zzzz');
      await page.getByText('No heading has these words').waitFor();
      await expect.poll(() => shown.count()).toBe(0);
      await field.fill('');
      await expect.poll(() => shown.count()).toBe(all);
    },
  );

  await step('/help breaks no rule of accessibility', async () => {
    await page.setViewportSize({ width: 390, height: 900 });
    await page.emulateMedia({ colorScheme: 'light' });
    expect(await violations(page)).toEqual([]);
  });

  await step('a heading of the guide leads to its place on the page', async () => {
    await field.fill('reserve');
    await page.getByRole('link', { name: 'Reserve and release' }).click();
    await page.waitForURL('**/help/credits#reserve-and-release');
    const heading = page.getByRole('heading', { name: 'Reserve and release' });
    await expect.poll(async () => (await heading.boundingBox())?.y ?? 9999).toBeLessThan(300);
  });

  await step('/help/credits breaks no rule of accessibility', async () => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.emulateMedia({ colorScheme: 'dark' });
    expect(await violations(page)).toEqual([]);
  });
  expectQuiet(errors);
});

it('questions have addresses, open and close, and are found by their words', async () => {
  const { page, context, errors } = await newVisit();
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const sent: { name: string; props: unknown }[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/api/events')) sent.push(...request.postDataJSON().events);
  });
  const toggles = async () => {
    // What waits for company is sent as the page goes.
    await page.evaluate(() => dispatchEvent(new Event('pagehide')));
    return sent.filter(({ name }) => name === 'faq_toggle').map(({ props }) => props);
  };
  await page.goto('/faq#failed-run');

  await step('a question has an address: it is opened by it', () =>
    page.getByText('Your credits come back automatically.').waitFor(),
  );

  await step('the address of a question can be copied', async () => {
    await page.getByRole('button', { name: 'Copy link' }).click();
    await page.getByRole('button', { name: 'Link copied' }).waitFor();
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    expect(copied).toBe(page.url());
  });

  await step('a question is named after it was opened', async () => {
    await page.locator('#how-loud summary').focus();
    await page.keyboard.press('Enter');
    await page.getByText('As loud as the place').waitFor();
    await expect.poll(() => new URL(page.url()).hash).toBe('#how-loud');
    await page.locator('#how-loud summary').click();
    await page.locator('#failed-run summary').click();
  });

  await step('opening and closing a question is counted by its address, and never by words', async () => {
    const before = (await toggles()).length;
    await page.getByText('Do credits expire?').click();
    await page.getByText('Do credits expire?').click();
    await expect
      .poll(async () => (await toggles()).slice(before))
      .toEqual([true, false].map((open) => ({ question: 'do-credits-expire', open })));
  });

  await step('each question opens and closes independently', async () => {
    const open = () => page.locator('details[open]').evaluateAll((all) => all.map(({ id }) => id));
    await page.getByText('What is Deckhand?').click();
    await page.getByText('Do credits expire?').click();
    await expect.poll(() => open()).toEqual(['what-is-deckhand', 'do-credits-expire']);
    await page.getByText('What is Deckhand?').click();
    await expect.poll(() => open()).toEqual(['do-credits-expire']);
  });

  const shown = page.locator('details:visible');

  await step(
    'the questions narrow to those that hold the words typed, in question, answer or keywords',
    async () => {
      const all = await shown.count();
      const field = page.getByRole('searchbox', { name: 'Find a question' });
      await field.fill('money back');
      await page.getByText('1 question', { exact: true }).waitFor();
      await expect.poll(() => shown.getByRole('heading').allTextContents()).toEqual(['Can I get a refund?']);
      expect(await page.getByRole('heading', { level: 2 }).allTextContents()).toContain('Credits and plans');
      // The button in each answer is no word of it.
      for (const words of ['copy link', 'zzzz']) {
        await field.fill(words);
        await page.getByText('No question has these words').waitFor();
        await expect.poll(() => shown.count()).toBe(0);
        await field.fill('');
        await expect.poll(() => shown.count()).toBe(all);
      }
    },
  );

  for (const { width, across } of [
    { width: 1440, across: 5 },
    { width: 390, across: 2 },
  ])
    await step(`at ${width} px the parts of the footer stand ${across} abreast`, async () => {
      await page.setViewportSize({ width, height: 900 });
      const lefts = await page
        .locator('.foot-cols > div')
        .evaluateAll((all) => all.map((part) => Math.round(part.getBoundingClientRect().left)));
      expect(new Set(lefts).size).toBe(across);
    });

  await step('/faq breaks no rule of accessibility with everything open', async () => {
    const closed = page.locator('details:not([open]) summary');
    while ((await closed.count()) > 0) await closed.first().click();
    expect(await violations(page)).toEqual([]);
  });
  expectQuiet(errors);
});
