import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { CATALOGUE } from '#core/catalogue.ts';
import { violations } from '../support/axe.ts';
import { expectQuiet, testVisits } from '../support/browser.ts';
import { sideways } from '../support/sideways.ts';
import { signUpInBrowser } from '../support/sign-up-in-browser.ts';
import { step } from '../support/step.ts';

const newVisit = testVisits();

const table = (page: Page) => page.getByRole('table', { name: 'The three plans compared' });
const row = (page: Page, name: RegExp) =>
  table(page)
    .getByRole('row')
    .filter({ has: page.getByRole('rowheader', { name }) })
    .getByRole('cell');

/** Between the phone and the desk, which every page is looked at on. */
async function expectAccessibleOnATablet(page: Page): Promise<void> {
  await page.setViewportSize({ width: 768, height: 900 });
  await page.emulateMedia({ colorScheme: 'light' });
  expect(await violations(page)).toEqual([]);
}

describe('the pricing page', () => {
  it('tells a visitor what each plan costs and allows, and where it begins', async () => {
    const { page, errors } = await newVisit();
    const sent: { name: string; props: unknown }[] = [];
    page.on('request', (request) => {
      if (request.url().endsWith('/api/events')) sent.push(...request.postDataJSON().events);
    });
    await page.goto('/pricing');

    await step('compares three plans in a table, with what each costs and allows', async () => {
      const heads = await table(page).getByRole('columnheader').allInnerTexts();
      expect(heads.map((text) => text.split('\n').slice(0, 2))).toEqual([
        ['Free', '$0'],
        ['Trial', '$0'],
        ['Pro', '$16.99'],
      ]);
      expect(await row(page, /^Generations a day/).allInnerTexts()).toEqual([
        ...['3', 'No limit, fair use', 'No limit, fair use'],
      ]);
      expect(await row(page, /^Commercial licence/).allInnerTexts()).toEqual(['No', 'Yes', 'Yes']);
      expect(await row(page, /^Gig tracker/).allInnerTexts()).toEqual(['Included', 'Included', 'Included']);
      expect(await table(page).getByRole('rowheader', { name: 'Coming later' }).count()).toBe(0);
    });

    await step('leads a visitor to sign-in, or to the order of Pro', async () => {
      const calls = table(page).locator('[data-for=visitor]');
      expect(await calls.evaluateAll((all) => all.map((call) => call.getAttribute('href')))).toEqual([
        ...['/signin?new', '/signin?new&next=%2Fcheckout%3Fplan%3Dtrial', '/checkout?plan=pro'],
      ]);
      expect(await table(page).getByRole('link', { name: 'Get Pro' }).count()).toBe(1);
    });

    await step(
      'says what every tool costs, how much the first credits buy, and what is not open yet',
      async () => {
        const rows = page.getByRole('region', { name: 'What a generation costs' }).getByRole('listitem');
        const told = (await rows.allInnerTexts()).map((text) => text.replaceAll(/\s+/g, ' '));
        expect(told.map((text) => /(?:\d credits?|FREE) .*$/.exec(text)?.[0])).toEqual([
          ...['2 credits 20 buy 10 briefs', '4 credits 20 buy 5 drops', '3 credits 20 buy 6 press kits'],
          ...['3 credits 20 buy 6 contracts', '1 credit 20 buy 20 messages', 'FREE Any number'],
        ]);
        const waiting = CATALOGUE.filter(({ opens }) => opens === null).map(({ name }) => name);
        expect(
          told.filter((text) => text.includes('Not open yet')).map((text) => text.split(' Not')[0]),
        ).toEqual(waiting.map((name) => expect.stringContaining(name)));
        const links = rows.getByRole('link');
        expect(await links.allInnerTexts()).toEqual(
          CATALOGUE.filter(({ opens }) => opens !== null).map(({ name }) => name),
        );
      },
    );

    await step('says how the trial goes, and which credits there are without a plan', async () => {
      const days = page.getByRole('region', { name: '7 days, no card' });
      expect(await days.getByText(/^Day \d$/).allInnerTexts()).toEqual(['Day 0', 'Day 5', 'Day 7']);
      expect(await days.getByText('Not open yet').count()).toBe(0);
      const more = page.getByRole('region', { name: 'More credits without a plan' });
      const told = (await more.getByRole('listitem').allInnerTexts()).map((text) => text.split('\n'));
      expect(told.map((lines) => [lines[0], ...lines.filter((line) => /^(FREE|\$|Not)/.test(line))])).toEqual(
        [
          ['Invite a DJ', 'FREE', 'Not open yet'],
          ['Redeem a code', 'FREE', 'Not open yet'],
          ['20 credits', '$4.99'],
          ['60 credits', '$11.99'],
        ],
      );
      const ways = more.getByRole('link');
      expect(await ways.evaluateAll((all) => all.map((way) => way.getAttribute('href')))).toEqual([
        ...['/checkout?pack=20', '/checkout?pack=60'],
      ]);
    });

    await step('counts which plan was chosen', async () => {
      await page.evaluate(() => addEventListener('click', (event) => event.preventDefault(), { once: true }));
      await table(page).getByRole('link', { name: 'Start Free Trial' }).click();
      // What waits for company is sent as the page goes.
      await page.evaluate(() => dispatchEvent(new Event('pagehide')));
      await expect
        .poll(() => sent)
        .toContainEqual(
          expect.objectContaining({ name: 'trial_click', props: { place: 'plans', plan: 'trial' } }),
        );
    });

    await step('/pricing breaks no rule of accessibility at 768 px', () => expectAccessibleOnATablet(page));

    await step('on a phone shows each plan as a slip instead, and nothing scrolls sideways', async () => {
      await page.setViewportSize({ width: 320, height: 900 });
      await expect.poll(() => table(page).isVisible()).toBe(false);
      for (const name of ['Free', 'Trial', 'Pro']) {
        expect(await page.getByRole('region', { name, exact: true }).isVisible(), name).toBe(true);
      }
      expect(await sideways(page)).toBe(0);
    });
    expectQuiet(errors);
  });

  it('shows an account its plan and its credits, and the way to its dashboard', async () => {
    const { page, context, errors } = await newVisit();
    await signUpInBrowser(context);
    await page.addInitScript(() => localStorage.setItem('deckhand.signed-in', 'yes'));
    await page.goto('/pricing');
    await page.locator('[data-fact=credits]').getByText('20 credits', { exact: true }).waitFor();
    await expect
      .poll(() => table(page).getByRole('link', { name: 'Go to Dashboard' }).isVisible())
      .toBe(true);
    const trial = table(page).getByRole('link', { name: 'Start Free Trial' });
    expect(await trial.getAttribute('href')).toBe('/checkout?plan=trial');
    await expect
      .poll(() => page.getByRole('link', { name: 'Get Started Free' }).locator('visible=true').count())
      .toBe(0);
    expectQuiet(errors);
  });
});

const TERMS = "You pay on Stripe's page: your card details never reach Deckhand. The terms apply.";

describe('the order', () => {
  it('is the one that the address names', async () => {
    const { page, errors } = await newVisit();
    const choice = page.getByRole('navigation', { name: 'Order' });
    const named = [
      { path: '/checkout', go: () => page.goto('/checkout'), name: 'Deckhand Pro', price: '$16.99' },
      {
        path: '/checkout?plan=trial',
        go: () => choice.getByRole('link', { name: 'Trial' }).click(),
        name: 'Deckhand Trial',
        price: '$0',
      },
      {
        path: '/checkout?pack=20',
        go: () => choice.getByRole('link', { name: '20 credits' }).click(),
        name: '20 credits',
        price: '$4.99',
      },
      {
        path: '/checkout?plan=pro',
        go: () => choice.getByRole('link', { name: 'Pro' }).click(),
        name: 'Deckhand Pro',
        price: '$16.99',
      },
      {
        path: '/checkout?plan=%22]',
        go: () => page.goto('/checkout?plan="]'),
        name: 'Deckhand Pro',
        price: '$16.99',
      },
    ];
    for (const { path, go, name, price } of named)
      await step(`${path} is for ${name}`, async () => {
        await go();
        await page.waitForURL(`**${path}`);
        const order = page.getByRole('region', { name: /^(Deckhand|\d+ credits)/ });
        await expect.poll(() => order.count()).toBe(1);
        expect(await order.getByRole('heading', { level: 2 }).innerText()).toBe(name);
        expect(await order.locator('header .num').innerText()).toBe(price);
        await order
          .getByText(
            name === 'Deckhand Trial'
              ? 'No card, and nothing is charged. You make an account first.'
              : `You sign in or make an account first. ${TERMS}`,
          )
          .waitFor();
        expect(await order.locator('.order-due', { hasText: 'Due today' }).innerText()).toContain(price);
        const next = path.includes('plan=trial') || path.includes('pack=') ? path : '/checkout?plan=pro';
        const start = order.getByRole('link', { name: /^(Start Free Trial|Continue to payment)$/ });
        expect(await start.getAttribute('href')).toBe(`/signin?new&next=${encodeURIComponent(next)}`);
        const chosen = choice.locator('[aria-current=true]');
        await expect.poll(() => chosen.allInnerTexts()).toEqual([name.replace('Deckhand ', '')]);
      });

    await step('asks for no card, and no search engine finds it', async () => {
      expect(await page.locator('main :is(input, iframe)').count()).toBe(0);
      expect(await page.locator('meta[name=robots]').getAttribute('content')).toBe('noindex');
    });

    await step('/checkout breaks no rule of accessibility at 768 px', () => expectAccessibleOnATablet(page));
    expectQuiet(errors);
  });
});
