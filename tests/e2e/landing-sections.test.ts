import { expect, it } from 'vitest';
import { expectQuiet, testVisits } from '../support/browser.ts';
import { holdSounds } from '../support/held-moments.ts';
import { leadsTo } from '../support/leads-to.ts';
import { openedTab } from '../support/opened-tab.ts';
import { step } from '../support/step.ts';

const newVisit = testVisits();

it('testimonials are chosen, the letter leads to the trial, questions open, voices are heard', async () => {
  const { page, context, errors } = await newVisit({ width: 390, height: 844 });
  await holdSounds(page);
  await page.goto('/landing');

  await step('the pictures of a tool leave the first alone where the others cannot be had', async () => {
    await page.route('**/slides.json', (route) => route.abort());
    const show = page.locator('#tools slide-show').first();
    const failed = page.waitForEvent('requestfailed');
    await show.scrollIntoViewIfNeeded();
    await failed;
    await page.unroute('**/slides.json');
    expect(await show.locator('img').isVisible()).toBe(true);
    expect(await show.locator('[data-dot]').count()).toBe(0);
  });

  await step('testimonials do not move what lies below them', async () => {
    const below = page.locator('#reading');
    const top = () => below.evaluate((element) => element.getBoundingClientRect().top + scrollY);
    const before = await top();
    for (const dot of await page.locator('#floor [data-dot]').all()) {
      await dot.click();
      expect(await top()).toBe(before);
    }
    await page.setViewportSize({ width: 1440, height: 900 });
  });

  await step('are 6, all rated 5, shown as samples, and chosen by 6 dots', async () => {
    const floor = page.locator('#floor');
    await floor.getByText('Sample testimonials').waitFor();
    const dots = floor.locator('[data-dot]');
    expect(await dots.count()).toBe(6);
    const ratings = await floor.locator('.quote-rating > .num').allTextContents();
    expect(ratings.map((words) => words.replace(/\s+/g, ' ').trim())).toEqual(Array(6).fill('Rated 5 / 5'));
    await dots.nth(3).click();
    await expect.poll(() => floor.locator('[data-slide]:visible').count()).toBe(1);
    const name = (await dots.nth(3).getAttribute('aria-label'))?.replace('4: ', '');
    await expect.poll(() => floor.locator('[data-slide]:visible figcaption b').textContent()).toBe(name);
    await expect.poll(() => dots.nth(3).getAttribute('aria-current')).toBe('true');
  });

  await step("'Start Your DJ Journey' starts the trial flow", async () => {
    const letter = page.locator('#letter');
    await letter.getByRole('heading', { name: 'Built by a DJ, for DJs' }).waitFor();
    await letter.getByText('Sample letter').waitFor();
    const start = letter.getByRole('link', { name: 'Start Your DJ Journey' });
    expect(await leadsTo(page, () => start.click())).toBe('/signin?new&next=%2Fcheckout%3Fplan%3Dtrial');
  });

  const shown = page.locator('first-questions details:visible');
  const all = page.getByRole('link', { name: 'View All FAQs' });

  await step(
    "'View All FAQs' with a key that asks for a new tab leads to /faq there, and reveals nothing here",
    async () => {
      await expect.poll(() => shown.count()).toBe(4);
      const tab = await openedTab(context, () => all.click({ modifiers: ['ControlOrMeta'] }));
      expect(tab.path).toBe('/faq');
      expect(await shown.count()).toBe(4);
      await tab.close();
    },
  );

  await step(
    "4 questions are shown first; 'View All FAQs' reveals 3 more, and then leads to /faq",
    async () => {
      expect(await shown.count()).toBe(4);
      await all.focus();
      await page.keyboard.press('Enter');
      await expect.poll(() => shown.count()).toBe(7);
      const isAtTheFirstOfThem = () =>
        page.evaluate(() => document.activeElement?.closest('details')?.matches(':nth-of-type(5)'));
      await expect.poll(isAtTheFirstOfThem).toBe(true);
      expect(await leadsTo(page, () => all.click())).toBe('/faq');
    },
  );

  await step('each question opens and closes independently', async () => {
    const questions = page.locator('first-questions details');
    const open = () =>
      questions.evaluateAll((all) => all.flatMap((one, at) => (one.hasAttribute('open') ? [at] : [])));
    await questions.nth(0).locator('summary').click();
    await questions.nth(2).locator('summary').click();
    await expect.poll(() => open()).toEqual([0, 2]);
    await questions.nth(0).locator('summary').click();
    await expect.poll(() => open()).toEqual([2]);
  });

  await step("'Still have questions?' has 'Contact Support' to /contact", async () => {
    await page.getByRole('heading', { name: 'Still have questions?' }).waitFor();
    expect(await page.getByRole('link', { name: 'Contact Support' }).first().getAttribute('href')).toBe(
      '/contact',
    );
  });

  const pressed = page.locator('voice-previews button[aria-pressed=true]');
  const names = () => pressed.locator('.voice-name').allTextContents();
  const deep = page.getByRole('button', { name: /Trailer Deep/ });
  const diva = page.getByRole('button', { name: /Club Diva/ });

  await step('a voice that cannot be loaded says so', async () => {
    await page.route('**/*.mp3', (route) => route.abort());
    await page.getByRole('button', { name: /Whisper/ }).click();
    await page.getByText('This voice could not be loaded').waitFor();
    await expect.poll(() => pressed.count()).toBe(0);
    await page.unroute('**/*.mp3');
  });

  await step('the voice preview shows 8 voices, and each is a sound of seconds', async () => {
    const voices = page.locator('.voices-grid button');
    expect(await voices.count()).toBe(8);
    const seconds = await voices.evaluateAll((buttons) =>
      Promise.all(
        buttons.map(async (button) => {
          const bytes = await (await fetch(button.getAttribute('data-src') ?? '')).arrayBuffer();
          const sound = await new OfflineAudioContext(2, 1, 44_100).decodeAudioData(bytes);
          const peak = sound.getChannelData(0).reduce((most, sample) => Math.max(most, Math.abs(sample)), 0);
          return peak > 0.2 ? sound.duration : 0;
        }),
      ),
    );
    for (const length of seconds) expect(length).toBeGreaterThan(2);
  });

  await step('one voice plays at a time, by mouse and by key, and a second press stops it', async () => {
    await deep.click();
    await expect.poll(names).toEqual(['Trailer Deep']);
    await diva.focus();
    await page.keyboard.press('Enter');
    await expect.poll(names).toEqual(['Club Diva']);
    await diva.click();
    await expect.poll(() => pressed.count()).toBe(0);
  });

  await step('the drop of the hero stops the voice that plays', async () => {
    await deep.click();
    await expect.poll(names).toEqual(['Trailer Deep']);
    await page.locator('.drop').click();
    await expect.poll(() => pressed.evaluateAll((all) => all.map((one) => one.className))).toEqual(['drop']);
  });
  expectQuiet(errors.filter((line) => !/\/slides\.json|\.mp3/.test(line)));
});
