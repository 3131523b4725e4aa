import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { expectQuiet, testVisits } from '../support/browser.ts';

const newVisit = testVisits();

/** The landing page, what it counts, and no way off it. */
async function open() {
  const { page, errors } = await newVisit();
  const counted: { name: string; props: object }[] = [];
  await page.route('**/api/events', (route) => {
    counted.push(...route.request().postDataJSON().events);
    return route.fulfill({ status: 202, json: {} });
  });
  await page.goto('/landing');
  await page.waitForFunction(() => customElements.get('landing-counts') !== undefined);
  await page.evaluate(() => {
    addEventListener('click', (event) => {
      if ((event.target as Element).closest('a')) event.preventDefault();
    });
  });
  const of = (name: string) => counted.filter((event) => event.name === name).map(({ props }) => props);
  return { page, errors, of };
}

const press = (page: Page, name: string) => page.getByRole('link', { name, exact: true }).first().click();

it('a click on a call to action is counted by its name', async () => {
  const { page, errors, of } = await open();
  await press(page, 'Get Started Free');
  await press(page, 'Contact Support');
  await expect.poll(() => of('cta_click')).toEqual([{ label: 'deal' }, { label: 'contact' }]);
  expectQuiet(errors);
});

it('scroll depth is counted at 25, 50 and 75 percent, once each', async () => {
  const { page, of } = await open();
  for (const part of [0.3, 0.6, 0.3, 1]) {
    await page.evaluate((to) => scrollTo(0, to * document.documentElement.scrollHeight), part);
    await page.evaluate(
      () =>
        new Promise((done) => {
          requestAnimationFrame(done);
          // A loaded browser draws no frame for a while.
          setTimeout(done, 500);
        }),
    );
  }
  await expect.poll(() => of('scroll_depth')).toEqual([{ percent: 25 }, { percent: 50 }, { percent: 75 }]);
});

it('a question that is opened and closed is counted', async () => {
  const { page, of } = await open();
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

it("a tool click is labelled with the tool's title, and the list's expand and collapse are counted", async () => {
  const { page, of } = await open();
  await press(page, 'Create Logo');
  await page.getByRole('button', { name: 'View All 6 Tools' }).click();
  await page.getByRole('button', { name: 'Show Less Tools' }).click();
  await expect.poll(() => of('tool_list_toggle')).toEqual([{ expanded: true }, { expanded: false }]);
  expect(of('tool_click')).toEqual([{ label: 'Logo Creator' }]);
});

it('the founder link and the trial button are counted', async () => {
  const { page, of } = await open();
  await page.locator('[data-founder]').click();
  await press(page, 'Start Your DJ Journey');
  await expect.poll(() => of('founder_link_click')).toHaveLength(1);
  expect(of('trial_click')).toEqual([{ label: 'letter' }]);
});
