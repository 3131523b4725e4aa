import type { Request } from 'playwright-core';
import { expect, it } from 'vitest';
import { hydrated, testVisits } from '../support/browser.ts';
import { inOneDay } from '../support/one-window.ts';
import { productDatabase, setBalance } from '../support/product-database.ts';
import { signUpInBrowser } from '../support/sign-up-in-browser.ts';
import { step } from '../support/step.ts';

const RUN = '**/api/tools/logo-generator/generations';

const newVisit = testVisits();

it(
  'a run that is refused or lost keeps the brief, and says what to do',
  inOneDay(async () => {
    const { page, context } = await newVisit();
    const email = await signUpInBrowser(context);
    await setBalance(productDatabase(), email, 1);
    const name = page.getByLabel('Artist name');
    const draw = () => page.getByRole('button', { name: 'Draw twelve' }).click();
    const failure = page.getByRole('region', { name: 'Concepts' }).getByRole('alert');
    const isNameFocused = () => name.evaluate((input) => input === document.activeElement);
    let runs: Request[] = [];
    page.on('request', (request) => {
      if (request.method() === 'POST' && request.url().endsWith(RUN.slice(2))) runs.push(request);
    });
    await page.goto('/logo-generator');
    await hydrated(page);
    await name.fill('DJ NOVA');

    await step(
      'without the credits (402) a run says so, keeps the brief and leads to credits and Pro',
      async () => {
        await draw();
        await failure.getByText('Need More Credits').waitFor();
        const ways = failure.getByRole('link');
        expect(await ways.evaluateAll((links) => links.map((link) => link.getAttribute('href')))).toEqual([
          '/pricing#more',
          '/pricing',
        ]);
        expect(await name.inputValue()).toBe('DJ NOVA');
        await setBalance(productDatabase(), email, 20);
      },
    );

    await step('a name that cannot be drawn is refused beside its field, and nothing is sent', async () => {
      runs = [];
      await name.fill('…');
      await draw();
      await expect.poll(() => name.getAttribute('aria-invalid')).toBe('true');
      await expect.poll(isNameFocused).toBe(true);
      expect(runs).toEqual([]);
    });

    await step('what the server refuses (422) stands beside its field, which gets the focus', async () => {
      await name.fill('DJ NOVA');
      await page.route(RUN, (route) =>
        route.continue({ postData: { ...route.request().postDataJSON(), tagline: 'x'.repeat(200) } }),
      );
      await draw();
      const line = page.getByLabel('Line underneath');
      await expect.poll(() => line.getAttribute('aria-invalid')).toBe('true');
      const [reasonId = ''] = (await line.getAttribute('aria-describedby'))?.split(' ') ?? [];
      const reason = page.locator(`[id="${reasonId}"]`);
      await expect.poll(() => reason.textContent()).toMatch(/\w+ \w+/);
      await expect.poll(() => line.evaluate((input) => input === document.activeElement)).toBe(true);
      expect(await name.inputValue()).toBe('DJ NOVA');
      await page.unroute(RUN);
    });

    await step('a name that was refused and put right is drawn by the next press', async () => {
      await page.route(RUN, async (route) => {
        expect((await route.fetch()).status()).toBe(201);
        await route.abort();
      });
      await name.fill('🎧🔥');
      await draw();
      await expect.poll(() => name.getAttribute('aria-invalid')).toBe('true');
      const preview = page.getByRole('region', { name: 'Live preview' });
      await expect.poll(() => preview.getAttribute('data-state')).toBe('refused');
      runs = [];
      await name.fill('DJ Nova');
      // Before the preview has looked at it again.
      const [run] = await Promise.all([page.waitForRequest(RUN), draw()]);
      expect(run.postDataJSON()).toMatchObject({ name: 'DJ Nova' });
    });

    await step('a reply that is lost keeps the input, and Retry with the same key is paid once', async () => {
      await failure.getByText("Can't reach Deckhand").waitFor();
      expect(await name.inputValue()).toBe('DJ Nova');

      await page.unroute(RUN);
      await failure.getByRole('button', { name: 'Retry' }).click();
      await expect.poll(() => page.getByRole('radio', { name: /^1\b/ }).count()).toBeGreaterThan(0);
      await page.waitForURL(/view=gen_/);
      expect(runs.length).toBe(2);
      expect(runs[0]?.headers()['idempotency-key']).toMatch(/.{8}/);
      expect(runs[1]?.headers()['idempotency-key']).toBe(runs[0]?.headers()['idempotency-key']);
      const credits = await (await context.request.get('/api/user/credits')).json();
      expect(credits).toMatchObject({ balance: 18, dailyUsed: 1 });
    });

    await step(
      'past the day (429) a run says Daily generation limit reached, and when the next day starts',
      async () => {
        for (const seed of [2, 3]) {
          const headers = { 'idempotency-key': crypto.randomUUID() };
          const data = { name: 'DJ NOVA', seed };
          expect((await context.request.post(RUN.slice(2), { headers, data })).status()).toBe(201);
        }
        await draw();
        await failure.getByText('Daily generation limit reached').waitFor();
        const midnight = await page.evaluate(() => {
          const next = new Date();
          next.setUTCHours(24, 0, 0, 0);
          return next.toLocaleTimeString(undefined, { hour: '2-digit', minute: '2-digit' });
        });
        expect(await failure.textContent()).toMatch(new RegExp(`starts (today|tomorrow) at ${midnight}`));
      },
    );

    await step(
      'past the day the trial is offered, and the run goes through once it has started',
      async () => {
        await failure.getByRole('button', { name: 'Start Free Trial' }).click();
        const gate = page.getByRole('dialog', { name: 'Keep going with Pro' });
        runs = [];
        await gate.getByRole('button', { name: 'Start trial and try again' }).click();
        await gate.waitFor({ state: 'detached' });
        await expect.poll(() => runs.length).toBe(1);
        expect((await runs[0]?.response())?.status()).toBe(201);
        await failure.waitFor({ state: 'detached' });
      },
    );
  }),
);
