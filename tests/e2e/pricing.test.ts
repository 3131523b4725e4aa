import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { violations } from '../support/axe.ts';
import { expectQuiet, testVisits } from '../support/browser.ts';
import { signUpInBrowser } from '../support/sign-up-in-browser.ts';

const newVisit = testVisits();

const table = (page: Page) => page.getByRole('table', { name: 'The three plans compared' });
const row = (page: Page, name: RegExp) =>
  table(page)
    .getByRole('row')
    .filter({ has: page.getByRole('rowheader', { name }) })
    .getByRole('cell');

describe('the pricing page', () => {
  it('compares three plans in a table, with what each costs and allows', async () => {
    const { page, errors } = await newVisit();
    await page.goto('/pricing');
    const heads = await table(page).getByRole('columnheader').allInnerTexts();
    expect(heads.map((text) => text.split('\n').slice(0, 2))).toEqual([
      ['Free', '$0'],
      ['Trial', '$0'],
      ['Pro', '$16.99'],
    ]);
    expect(await row(page, /^Runs a day/).allInnerTexts()).toEqual(['3', 'No limit', 'No limit']);
    expect(await row(page, /^Commercial licence/).allInnerTexts()).toEqual(['No', 'Yes', 'Yes']);
    expectQuiet(errors);
  });

  it('leads a visitor to sign-in or to what the plan will be, and says once that neither trial nor Pro is open', async () => {
    const { page } = await newVisit();
    await page.goto('/pricing');
    const calls = table(page).locator('[data-for=visitor]');
    expect(await calls.evaluateAll((all) => all.map((call) => call.getAttribute('href')))).toEqual([
      ...['/signin', '/checkout?plan=trial', '/checkout?plan=pro'],
    ]);
    expect(
      await page.getByText('Neither the trial nor Pro can be started today').locator('visible=true').count(),
    ).toBe(1);
  });

  it('on a phone shows each plan as a slip instead, and nothing scrolls sideways', async () => {
    const { page } = await newVisit({ width: 320 });
    await page.goto('/pricing');
    expect(await table(page).isVisible()).toBe(false);
    for (const name of ['Free', 'Trial', 'Pro']) {
      expect(await page.getByRole('region', { name, exact: true }).isVisible(), name).toBe(true);
    }
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  });

  it('says what the credits of a new account buy, and what every tool costs', async () => {
    const { page } = await newVisit();
    await page.goto('/pricing');
    const prices = page.getByRole('table', { name: 'What one use of each tool costs' }).getByRole('row');
    expect((await prices.allInnerTexts()).slice(1).map((text) => /\d credits?|FREE/.exec(text)?.[0])).toEqual(
      [...['2 credits', '4 credits', '3 credits', '3 credits', '1 credit', 'FREE']],
    );
    const lanes = page.getByRole('figure').getByRole('listitem').locator('b');
    expect(await lanes.allInnerTexts()).toEqual([
      ...['10 briefs', '5 drops', '20 messages', '3 briefs, 3 drops, 2 messages'],
    ]);
  });

  it('tells search engines the price, and no rating', async () => {
    const { page } = await newVisit();
    await page.goto('/pricing');
    const data = JSON.parse((await page.locator('script[type="application/ld+json"]').textContent()) ?? '{}');
    expect(data['@type']).toBe('SoftwareApplication');
    expect(data.offers.map(({ price }: { price: string }) => price)).toEqual(['0.00', '0.00', '16.99']);
    expect(data.aggregateRating).toBeUndefined();
  });

  it('counts which plan was chosen', async () => {
    const { page } = await newVisit();
    const sent: { name: string; props: unknown }[] = [];
    page.on('request', (request) => {
      if (request.url().endsWith('/api/events')) sent.push(...request.postDataJSON().events);
    });
    await page.goto('/pricing');
    // What a page sends as it goes is out of a test's sight.
    await page.evaluate(() => addEventListener('click', (event) => event.preventDefault()));
    await table(page).getByRole('link', { name: 'See the Trial' }).click();
    await expect
      .poll(() => sent)
      .toContainEqual(
        expect.objectContaining({ name: 'trial_click', props: { place: 'plans', plan: 'trial' } }),
      );
  });

  it('shows an account its plan and its credits, and the way to its dashboard', async () => {
    const { page, context, errors } = await newVisit();
    await signUpInBrowser(context);
    await page.addInitScript(() => localStorage.setItem('deckhand.signed-in', 'yes'));
    await page.goto('/pricing');
    await page.getByText('20 credits', { exact: true }).waitFor();
    await expect
      .poll(() => table(page).getByRole('link', { name: 'Go to Dashboard' }).isVisible())
      .toBe(true);
    await expect
      .poll(() => page.getByRole('link', { name: 'Get Started Free' }).locator('visible=true').count())
      .toBe(0);
    expectQuiet(errors);
  });
});

describe('the order', () => {
  it.each([
    ['/checkout', 'Deckhand Pro', '$16.99'],
    ['/checkout?plan=pro', 'Deckhand Pro', '$16.99'],
    ['/checkout?plan=trial', 'Deckhand Trial', '$0'],
    ['/checkout?plan="]', 'Deckhand Pro', '$16.99'],
  ])('%s is for %s', async (path, name, price) => {
    const { page, errors } = await newVisit();
    await page.goto(path);
    const order = page.getByRole('region', { name: /^Deckhand/ });
    await expect.poll(() => order.count()).toBe(1);
    expect(await order.getByRole('heading', { level: 2 }).innerText()).toBe(name);
    expect(await order.locator('header .num').innerText()).toBe(price);
    await order.getByText('Payment is not open yet. Nothing is charged here').waitFor();
    const choice = page.getByRole('navigation', { name: 'Plan' }).locator('[aria-current=true]');
    await expect.poll(() => choice.allInnerTexts()).toEqual([name.replace('Deckhand ', '')]);
    expectQuiet(errors);
  });

  it('shows both orders where no script can choose one', async () => {
    const { page } = await newVisit({ scripts: false });
    await page.goto('/checkout?plan=trial');
    for (const name of ['Deckhand Pro', 'Deckhand Trial'])
      expect(await page.getByRole('region', { name }).isVisible(), name).toBe(true);
    expect(await page.getByRole('navigation', { name: 'Plan' }).isVisible()).toBe(false);
  });

  it('asks for no card, and no search engine finds it', async () => {
    const { page } = await newVisit();
    await page.goto('/checkout');
    expect(await page.locator('main :is(input, iframe)').count()).toBe(0);
    expect(await page.locator('meta[name=robots]').getAttribute('content')).toBe('noindex');
  });
});

it.each(['/pricing', '/subscribe', '/checkout'])(
  '%s breaks no rule of accessibility at 768 px',
  async (path) => {
    const { page } = await newVisit({ width: 768, colorScheme: 'light', reducedMotion: 'reduce' });
    await page.goto(path);
    expect(await violations(page)).toEqual([]);
  },
);
