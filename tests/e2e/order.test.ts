import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { violations } from '../support/axe.ts';
import { expectQuiet, testVisits } from '../support/browser.ts';
import { holdRequests } from '../support/held-moments.ts';
import { sideways } from '../support/sideways.ts';
import { signUpInBrowser } from '../support/sign-up-in-browser.ts';
import { step } from '../support/step.ts';

const newVisit = testVisits();

const order = (page: Page) => page.getByRole('region', { name: /^(Deckhand Pro|\d+ credits)$/ });
const due = async (page: Page) =>
  (await order(page).locator('p', { hasText: 'Due today' }).innerText()).replaceAll(/\s+/g, ' ');
const goOn = (page: Page) => page.getByRole('button', { name: 'Continue to payment' }).click();
const press = (page: Page, name: string) => order(page).getByRole('button', { name, exact: true }).click();
const refusal = (code: string, message: string) => ({ error: { code, message, requestId: 'req_1' } });

async function signedIn(width = 1280) {
  const visit = await newVisit({ width });
  await signUpInBrowser(visit.context);
  await visit.page.addInitScript(() => {
    if (!localStorage.getItem('deckhand.signed-in')) localStorage.setItem('deckhand.signed-in', 'yes');
  });
  return visit;
}

it('Pro is ordered, with whatever stands in its way told in its place', async () => {
  const { page, context, errors } = await signedIn();
  await page.goto('/checkout?plan=pro');

  await step('a payment that can not be begun is told there, and the next press tries again', async () => {
    const address = '**/api/billing/checkout';
    await page.route(address, (route) => route.abort());
    await goOn(page);
    await order(page).getByRole('alert').getByText("Can't reach Deckhand").waitFor();
    await page.unroute(address);
    for (const [code, status, message, words] of [
      ['UNAVAILABLE', 503, 'Off', 'Nothing can be paid for here right now. Nothing was ordered.'],
      ['CONFLICT', 409, 'This account has Pro', 'This account has Pro. Nothing was ordered.'],
    ] as const) {
      await page.route(address, (route) => route.fulfill({ status, json: refusal(code, message) }));
      await goOn(page);
      await order(page).getByRole('alert').getByText(words).waitFor();
      await page.unroute(address);
    }
    await order(page).getByRole('alert').getByRole('link', { name: 'Credits & plan' }).waitFor();
    expect(await violations(page)).toEqual([]);
    const known = /(ERR_FAILED|status of 409|status of 503|not reached: 503) .*\/api\/billing\/checkout/;
    expectQuiet(errors.splice(0).filter((line) => !known.test(line)));
  });

  await step('the sandbox says that no money moves, and what is due', async () => {
    await goOn(page);
    await page.waitForURL('**/sandbox-checkout');
    await page.getByText('Sandbox: no money moves.').waitFor();
    expect(await due(page)).toBe('Due today $16.99');
    expect(await violations(page)).toEqual([]);
  });

  await step('a payment that fails orders nothing, and the way back is the order', async () => {
    await press(page, 'Payment fails');
    await page.getByRole('alert').getByText('Your card was declined').waitFor();
    const back = order(page).getByRole('link', { name: 'Cancel' });
    expect(await back.getAttribute('href')).toBe('/checkout?plan=pro');
    const { subscription } = await (await context.request.get('/api/billing')).json();
    expect(subscription).toBeNull();
  });

  await step('once it is paid for, the order says that it is there, and no page offers it', async () => {
    await press(page, 'Pay');
    await page.waitForURL('**/credits?paid=pro');
    await page.goto('/checkout?plan=pro');
    await order(page).getByText('You have Pro.').waitFor();
    expect(await page.getByRole('button', { name: 'Continue to payment' }).count()).toBe(0);
    expect(await page.getByRole('heading', { name: 'What happens when' }).count()).toBe(0);
    // That of the trial is on the same page, and not the one that the address names.
    await page.evaluate(() => {
      for (const each of document.querySelectorAll<HTMLElement>('[data-order]'))
        each.hidden = each.dataset.order !== 'trial';
    });
    await page.getByRole('region', { name: 'Deckhand Trial' }).getByText('You have Pro.').waitFor();
    expect(await page.getByRole('heading', { name: 'What happens when' }).count()).toBe(0);
    await page.goto('/pricing');
    await page.getByRole('table').getByRole('link', { name: 'You have Pro' }).waitFor();
    expect(await page.getByRole('link', { name: 'Get Pro' }).locator('visible=true').count()).toBe(0);
  });
  expectQuiet(errors);
});

it('credits are ordered by the address, and are there once they are paid for', async () => {
  const { page, context, errors } = await signedIn(390);
  // Of a size that there is not, the first pack stands there.
  await page.goto('/checkout?pack=30');
  await order(page).getByRole('heading', { name: '20 credits' }).waitFor();
  await page.getByRole('navigation', { name: 'Order' }).getByRole('link', { name: '60 credits' }).click();
  await page.waitForURL('**/checkout?pack=60');
  expect(await due(page)).toBe('Due today $11.99');
  expect(await sideways(page)).toBe(0);
  await goOn(page);
  await page.waitForURL('**/sandbox-checkout?pack=60');
  await order(page).getByRole('heading', { name: '60 credits' }).waitFor();
  expect(await sideways(page)).toBe(0);
  await press(page, 'Pay');
  await page.waitForURL('**/credits?paid=60');
  expect((await (await context.request.get('/api/user/credits')).json()).balance).toBe(80);
  expectQuiet(errors);
});

it('on a trial that goes on nothing is due before it ends', async () => {
  const { page, context, errors } = await signedIn();
  await context.request.post('/api/trial');
  const answer = await holdRequests(page, '**/api/auth/user');
  await page.goto('/checkout?plan=pro');
  // Before it is known whose order it is, it names no sum and can't begin.
  const button = page.getByRole('button', { name: 'Continue to payment' });
  await button.waitFor();
  await page.waitForFunction(() =>
    performance.getEntriesByType('resource').some(({ name }) => /\/follow-order\..*\.js$/.test(name)),
  );
  expect(await button.isDisabled()).toBe(true);
  expect(await due(page)).toBe('Due today');
  answer();
  await order(page)
    .getByText(/^First payment on .+, when your trial ends$/)
    .waitFor();
  expect(await due(page)).toBe('Due today $0');
  await page.getByText('You have Pro at once, and nothing is charged today.').waitFor();
  expect(await page.getByText('You pay, and you have Pro at once.').isVisible()).toBe(false);
  expectQuiet(errors);
});

it('a visitor is led to an account and back, and where payments are real there is no sandbox', async () => {
  const { page, context, errors } = await newVisit();
  await page.goto('/sandbox-checkout?pack=20');
  const signIn = page.locator('sandbox-checkout').getByRole('link', { name: 'Sign In' });
  expect(await signIn.getAttribute('href')).toBe('/signin?next=%2Fsandbox-checkout%3Fpack%3D20');
  await signUpInBrowser(context);
  await page.evaluate(() => localStorage.setItem('deckhand.signed-in', 'yes'));
  const real = { payments: 'stripe', hasPortal: false, trial: null, proUntil: null };
  await page.route('**/api/billing', (route) =>
    route.fulfill({ json: { ...real, subscription: null, invoices: [], acts: [] } }),
  );
  await page.goto('/sandbox-checkout?pack=30');
  await page.getByText("There's no sandbox here.").waitFor();
  const named = page.locator('sandbox-checkout section:not([hidden]) h2');
  expect(await named.evaluateAll((all) => all.map((each) => each.textContent?.trim()))).toEqual([
    '20 credits',
  ]);
  expect(await page.getByRole('button', { name: 'Pay' }).count()).toBe(0);
  expectQuiet(errors);
});
