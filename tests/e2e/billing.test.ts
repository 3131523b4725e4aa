import type { BrowserContext, Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { violations } from '../support/axe.ts';
import { expectQuiet, testVisits } from '../support/browser.ts';
import { holdRequests } from '../support/held-moments.ts';
import { sideways } from '../support/sideways.ts';
import { signUpInBrowser } from '../support/sign-up-in-browser.ts';
import { step } from '../support/step.ts';

const newVisit = testVisits();

/** Orders as the sandbox's own page does, beside the page that is open. */
async function order(context: BrowserContext, item: { item: 'pro' } | { item: 'pack'; credits: number }) {
  const { credits } = { credits: undefined, ...item };
  expect((await context.request.post('/api/billing/checkout', { data: item })).status()).toBe(200);
  const act = item.item === 'pro' ? 'order-pro' : 'order-pack';
  expect((await context.request.post('/api/billing/sandbox', { data: { act, credits } })).status()).toBe(200);
}

/** Has the page ask anew who is here, as it does when its window comes to the front. */
const askAgain = (page: Page) => page.evaluate(() => dispatchEvent(new Event('focus')));

it('the life of a plan: trial, Pro, a payment that fails, the end, and again', async () => {
  const { page, context, errors } = await newVisit();
  await signUpInBrowser(context);
  const plan = page.locator('#plan');
  const press = (name: string) => plan.getByRole('button', { name }).click();
  const happens = (name: string) => page.locator('#sandbox').getByRole('button', { name }).click();
  const dialog = page.getByRole('alertdialog', { name: 'Cancel Pro?' });
  const stands = async (heading: RegExp, badge: RegExp | string) => {
    await plan.locator('.plan-now .h2').getByText(heading).waitFor();
    await plan.locator('.panel-h .badge').getByText(badge).waitFor();
    // The menu goes by the session, and so do all other pages.
    await expect.poll(() => page.locator('.rail .badge').innerText()).toMatch(badge);
  };

  await step('on Free the balance leads here, and the trial is offered', async () => {
    await page.goto('/credits');
    await stands(/^Free$/, 'Free');
    const balance = page.getByRole('banner').getByRole('link', { name: '20 credits' });
    expect(await balance.getAttribute('aria-current')).toBe('page');
    await page.getByText('1 entry adds up to').waitFor();
    await page.locator('#sandbox').getByText('Sandbox: no money moves. Only on this machine.').waitFor();
    await page.locator('#invoices').getByText('What you buy appears here').waitFor();
  });

  await step('the trial starts here, and says when it ends', async () => {
    await plan.getByRole('button', { name: 'Start Free Trial' }).press('Enter');
    await stands(/^Ends \w+day /, 'Trial (7d left)');
    await plan.getByText('We write to you').waitFor();
    // The button that had the focus is gone.
    await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toMatch(/^Ends /);
    await page
      .locator('#get')
      .getByText(/Nothing is spent until/)
      .waitFor();
    expect(await plan.getByRole('link', { name: 'Continue with Pro' }).getAttribute('href')).toBe(
      '/checkout?plan=pro',
    );
  });

  await step('Pro that is ordered elsewhere shows here, and begins with the end of the trial', async () => {
    await order(context, { item: 'pro' });
    await askAgain(page);
    await stands(/^Pro from \w+day /, 'Pro');
    await page.locator('#invoices').getByText('Next').waitFor();
  });

  await step('it is cancelled once it is said what that means, and not where nobody answers', async () => {
    await press('Cancel Pro');
    await dialog.getByText(/Your trial runs until .* Everything you made stays/).waitFor();
    await page.route('**/api/billing/cancel', (route) => route.abort());
    await dialog.getByRole('button', { name: 'Cancel Pro' }).click();
    await dialog.getByRole('alert').getByText("Can't reach Deckhand").waitFor();
    await page.unroute('**/api/billing/cancel');
    expectQuiet(errors.splice(0).filter((line) => !/ERR_FAILED .*\/api\/billing\/cancel/.test(line)));
    await dialog.getByRole('button', { name: 'Cancel Pro' }).click();
    await stands(/^Ends \w+day /, 'Trial (7d left)');
    await plan.getByText('You cancelled Pro. Your trial runs until then').waitFor();
    await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toMatch(/^Ends /);
  });

  await step('and resumed with one press', async () => {
    await press('Resume Pro');
    await stands(/^Pro from \w+day /, 'Pro');
  });

  await step('a month is paid for, and has its invoice', async () => {
    await happens('Next payment goes through');
    await stands(/^Next payment /, 'Pro');
    await page.locator('#invoices').getByText('SANDBOX-0001').waitFor();
    await page.locator('#invoices').getByText('Paid').waitFor();
  });

  await step('a payment that fails is said, with the day until which Pro goes on', async () => {
    await happens('Next payment fails');
    await stands(/^Pro until \w+day /, 'Pro');
    await plan.getByText(/^Your last payment failed\. You keep Pro until/).waitFor();
    await page.locator('#invoices').getByText('Failed').waitFor();
    await press('Cancel Pro');
    await dialog.getByText(/^Pro ends right away, and we won’t collect the open payment\./).waitFor();
    await dialog.getByRole('button', { name: 'Keep Pro' }).click();
    await dialog.waitFor({ state: 'detached' });
    expect(await violations(page)).toEqual([]);
  });

  await step('and forgotten once it goes through', async () => {
    await happens('Failed payment goes through');
    await stands(/^Next payment /, 'Pro');
    expect(await plan.getByText('Your last payment failed').count()).toBe(0);
  });

  await step('Pro that is cancelled can be kept, cancelled and resumed until it ends', async () => {
    await press('Cancel Pro');
    await dialog.getByRole('button', { name: 'Keep Pro' }).click();
    await dialog.waitFor({ state: 'detached' });
    await press('Cancel Pro');
    await dialog.getByRole('button', { name: 'Cancel Pro' }).click();
    await stands(/^Pro ends \w+day /, 'Pro');
    await press('Resume Pro');
    await stands(/^Next payment /, 'Pro');
    await press('Cancel Pro');
    const answer = await holdRequests(page, '**/api/billing/cancel');
    await dialog.getByRole('button', { name: 'Cancel Pro' }).click();
    // It is under way, and can't be kept any more.
    await dialog.getByRole('button', { name: 'Keep Pro' }).click();
    expect(await dialog.count()).toBe(1);
    answer();
    await stands(/^Pro ends \w+day /, 'Pro');
    await dialog.waitFor({ state: 'detached' });
  });

  await step('then the account is on Free, with its credits and its invoices', async () => {
    await happens('Next payment goes through');
    await stands(/^Free$/, 'Free');
    await plan.getByText(/^Pro ended on .* Everything you made is still here\.$/).waitFor();
    expect(await page.locator('#invoices .rows > li').count()).toBe(2);
    await page.locator('.credits-balance').getByText('20', { exact: true }).waitFor();
  });

  await step('and can have Pro again, as a phone shows without scrolling sideways', async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    await plan.getByRole('link', { name: 'Get Pro' }).waitFor();
    expect(await sideways(page)).toBe(0);
    expect(await violations(page)).toEqual([]);
    await page.setViewportSize({ width: 1440, height: 900 });
    await order(context, { item: 'pro' });
    await askAgain(page);
    await stands(/^Next payment /, 'Pro');
  });

  await step(
    'a pack that could not be ordered says so, and one that was is waited for and thanked for',
    async () => {
      const buy = page.getByRole('button', { name: 'Buy 20 credits' });
      await page.route('**/api/billing/checkout', (route) => route.abort());
      await buy.click();
      await page.locator('#get').getByRole('alert').getByText("Can't reach Deckhand").waitFor();
      await page.unroute('**/api/billing/checkout');
      expectQuiet(errors.splice(0).filter((line) => !/ERR_FAILED .*\/api\/billing\/checkout/.test(line)));
      await order(context, { item: 'pack', credits: 20 });
      const answer = await holdRequests(page, '**/api/billing/refresh');
      await page.route('**/api/billing/checkout', (route) =>
        route.fulfill({ json: { url: '/credits?paid' } }),
      );
      await buy.click();
      const notice = page.getByRole('region', { name: 'Your payment' });
      await notice.getByText('Waiting for word of your payment…').waitFor();
      answer();
      await notice.getByText('20 credits were added to your balance.').waitFor();
      await expect.poll(() => new URL(page.url()).search).toBe('');
      await page.getByRole('banner').getByRole('link', { name: '40 credits' }).waitFor();
      await page.getByText('All 2 entries add up to').waitFor();
      await page.getByRole('row', { name: /Credits bought \+20 40/ }).waitFor();
      // What it said is old once the plan has changed.
      await press('Cancel Pro');
      await dialog.getByRole('button', { name: 'Cancel Pro' }).click();
      await stands(/^Pro ends \w+day /, 'Pro');
      await notice.waitFor({ state: 'detached' });
    },
  );

  await step('what another tab did to the plan shows once the window comes to the front', async () => {
    expect((await context.request.post('/api/billing/resume')).status()).toBe(200);
    await expect
      .poll(async () => {
        await askAgain(page);
        return plan.locator('.plan-now .h2').innerText();
      })
      .toMatch(/^Next payment /);
  });

  await step('a session that has ended leads to signing in', async () => {
    await context.clearCookies();
    await page.getByRole('button', { name: 'Buy 20 credits' }).click();
    await page.getByRole('main').getByRole('link', { name: 'Sign In' }).waitFor();
    expectQuiet(errors.splice(0).filter((line) => !/401/.test(line)));
  });
  expectQuiet(errors);
});
