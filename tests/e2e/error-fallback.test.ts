import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { testVisits } from '../support/browser.ts';
import { holdRequests } from '../support/held-moments.ts';
import { leadsTo } from '../support/leads-to.ts';
import { signUpInBrowser } from '../support/sign-up-in-browser.ts';
import { step } from '../support/step.ts';

const CONTENT = '**/api/user/generated-content';
const REPORT = '**/api/errors';
const NOTIFIED = 'Our team has been notified and is working on a fix.';

const newVisit = testVisits();

/** An uncaught error and an unhandled rejection with these words. */
const fail = (page: Page, message: string) =>
  page.evaluate(async (words) => {
    // Heard here last: whoever else listens has had both by then.
    const heard = ['error', 'unhandledrejection'].map(
      (name) => new Promise((resolve) => addEventListener(name, resolve, { once: true })),
    );
    void Promise.reject(new TypeError(words));
    setTimeout(() => {
      throw new Error(words);
    });
    await Promise.all(heard);
    // What they show of it is drawn a moment later.
    await new Promise((resolve) => setTimeout(resolve, 50));
  }, message);

it('an unexpected interface error is owned up to, reported, and left behind', async () => {
  const { page, context, errors } = await newVisit();
  await signUpInBrowser(context);
  const fallback = page.getByRole('heading', { level: 1, name: 'Oops! Something went wrong' });
  const dashboard = page.getByRole('heading', { level: 1, name: /Good .*, Mara/ });
  const tryAgain = () => page.getByRole('button', { name: 'Try Again' }).filter({ visible: true }).click();

  // A reply that the dashboard cannot draw.
  await page.route(CONTENT, (route) => route.fulfill({ json: {} }));
  const accept = await holdRequests(page, REPORT);
  const reported = page.waitForRequest(REPORT);
  await page.goto('/dashboard');
  const report = await reported;
  await fallback.waitFor();

  await step('says nothing of the team while the report is on its way', async () => {
    expect(await page.getByText('Our team').count()).toBe(0);
    accept();
    await page.getByText(NOTIFIED).waitFor();
  });

  await step('shows the fallback page and is reported; then it says that the team was notified', async () => {
    await page.getByText('We encountered an unexpected error while loading this page.').waitFor();
    await page.getByText(NOTIFIED).waitFor();
    expect((await report.response())?.ok()).toBe(true);
    const said = report.postDataJSON();
    expect(Object.keys(said).sort()).toEqual(
      ['componentStack', 'message', 'stack', 'timestamp', 'url', 'userAgent'].sort(),
    );
    expect(said).toMatchObject({ message: expect.stringMatching(/\S/), url: page.url() });
  });
  await page.unroute(REPORT);

  await step('whose report is lost or refused leaves a neutral line', async () => {
    for (const status of [null, 503]) {
      await page.route(REPORT, (route) => (status ? route.fulfill({ status }) : route.abort()));
      const answered = Promise.race([
        page.waitForEvent('requestfailed', (request) => request.url().endsWith('/api/errors')),
        page.waitForResponse(REPORT),
      ]);
      await tryAgain();
      await answered;
      await page.getByText('Trying again often helps').waitFor();
      expect(await page.getByText('Our team').count()).toBe(0);
      await page.unroute(REPORT);
    }
  });

  await step('is left behind by Go Home, which leads to /', async () => {
    const home = page.getByRole('link', { name: 'Go Home' });
    expect(await leadsTo(page, () => home.click())).toBe('/');
  });

  await step('is left behind by Try Again, which loads the page anew', async () => {
    await page.unroute(CONTENT);
    await tryAgain();
    await dashboard.waitFor();
    expect(await fallback.count()).toBe(0);
  });

  await step(
    'errors with Failed to fetch, 401 or Unauthorized are suppressed with nothing shown',
    async () => {
      const reports: string[] = [];
      page.on(
        'request',
        (request) => void (request.url().endsWith('/api/errors') && reports.push(request.url())),
      );
      errors.length = 0;
      await page.waitForLoadState('networkidle');
      const before = await page.getByRole('main').textContent();
      for (const words of ['Failed to fetch', '401: no', 'Unauthorized']) await fail(page, words);
      expect(errors).toEqual([]);
      expect(await page.getByRole('main').textContent()).toBe(before);
      expect(await page.getByRole('alert').filter({ visible: true, hasText: /\S/ }).count()).toBe(0);
      expect(reports).toEqual([]);
      // The same way, an error of another kind is heard.
      await fail(page, 'x is not a function');
      await expect.poll(() => errors.length).toBeGreaterThan(0);
      // And none of the others, which would have been first.
      for (const line of errors) expect(line).toContain('x is not a function');
    },
  );
});

it('an error of a public page is reported for a visitor, too, and suppressed where it is quiet', async () => {
  const { page, errors } = await newVisit();
  const reports: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/api/errors')) reports.push(request.postDataJSON().message);
  });
  await page.goto('/faq', { waitUntil: 'load' });
  for (const words of ['Failed to fetch', '401: no', 'Unauthorized']) await fail(page, words);
  expect(errors).toEqual([]);
  const reply = page.waitForResponse(REPORT);
  await fail(page, 'x is not a function');
  expect((await reply).status()).toBe(202);
  await expect.poll(() => reports).toEqual(Array(2).fill('x is not a function'));
  errors.length = 0;
});
