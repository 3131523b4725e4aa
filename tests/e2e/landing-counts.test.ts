import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { expectQuiet, testVisits } from '../support/browser.ts';
import { step } from '../support/step.ts';

const newVisit = testVisits();

const press = (page: Page, name: string) => page.getByRole('link', { name, exact: true }).first().click();

/** Scrolls so far down, and waits until all that listens has heard of it. */
const scrollToPart = (page: Page, part: number) =>
  page.evaluate(
    (to) =>
      new Promise((done) => {
        addEventListener('scroll', done, { once: true });
        scrollTo(0, to * document.documentElement.scrollHeight);
      }),
    part,
  );

it('what is read and pressed on the landing page is counted', async () => {
  const { page, errors } = await newVisit();
  const counted: { name: string; props: object }[] = [];
  await page.route('**/api/events', (route) => {
    counted.push(...route.request().postDataJSON().events);
    return route.fulfill({ status: 202, json: {} });
  });
  const of = async (name: string) => {
    // What waits for company is sent as the page goes.
    await page.evaluate(() => dispatchEvent(new Event('pagehide')));
    return counted.filter((event) => event.name === name).map(({ props }) => props);
  };
  await page.goto('/landing');
  // There is no way off the page.
  await page.evaluate(() => {
    addEventListener('click', (event) => {
      if ((event.target as Element).closest('a')) event.preventDefault();
    });
  });

  await step('scroll depth is counted at 25, 50 and 75 percent, once each', async () => {
    for (const part of [0.3, 0.6, 0.3, 1]) await scrollToPart(page, part);
    const depths = [{ percent: 25 }, { percent: 50 }, { percent: 75 }];
    await expect.poll(() => of('scroll_depth')).toEqual(depths);
    await scrollToPart(page, 0);
    await scrollToPart(page, 1);
    expect(await of('scroll_depth')).toEqual(depths);
  });

  await step('a click on a call to action is counted by its name', async () => {
    await press(page, 'Get Started Free');
    await press(page, 'Contact Support');
    await expect.poll(() => of('cta_click')).toEqual([{ label: 'deal' }, { label: 'contact' }]);
  });

  await step('a question that is opened and closed is counted', async () => {
    const question = page.locator('first-questions summary').first();
    await question.click();
    await question.click();
    await expect
      .poll(() => of('faq_toggle'))
      .toEqual([
        { question: 'what-is-deckhand', open: true },
        { question: 'what-is-deckhand', open: false },
      ]);
  });

  await step(
    "a tool click is labelled with the tool's title, and the list's expand and collapse are counted",
    async () => {
      await press(page, 'Create Logo');
      await page.getByRole('button', { name: 'View All 6 Tools' }).click();
      await page.getByRole('button', { name: 'Show Less Tools' }).click();
      await expect.poll(() => of('tool_list_toggle')).toEqual([{ expanded: true }, { expanded: false }]);
      expect(await of('tool_click')).toEqual([{ label: 'Logo Creator' }]);
    },
  );

  await step('the founder link and the trial button are counted', async () => {
    await page.locator('[data-founder]').click();
    await press(page, 'Start Your DJ Journey');
    await expect.poll(() => of('founder_link_click')).toHaveLength(1);
    expect(await of('trial_click')).toEqual([{ label: 'letter' }]);
  });
  expectQuiet(errors);
});
