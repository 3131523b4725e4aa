import { expect, it } from 'vitest';
import { violations } from '../support/axe.ts';
import { expectQuiet, hydrated, testVisits } from '../support/browser.ts';
import { newEmail, PASSWORD } from '../support/client.ts';
import { holdRequests } from '../support/held-moments.ts';
import { menuOf, toggleOf } from '../support/side-menu.ts';
import { step } from '../support/step.ts';

const newVisit = testVisits();

const UNTIL = /Your trial runs until \w+day \d+ \w+, \d\d:\d\d\./;

it('a visitor makes an account, starts the trial and sees until when it runs', async () => {
  const { page, errors } = await newVisit();
  const order = page.getByRole('region', { name: 'Deckhand Trial' });
  const start = order.getByRole('button', { name: 'Start Free Trial' });
  const dates = () => page.locator('.points-day').allInnerTexts();

  await step('comes by Start Free Trial, and with a new account to the order', async () => {
    await page.goto('/pricing');
    await page.getByRole('main').getByRole('link', { name: 'Start Free Trial' }).first().click();
    await page.getByLabel('First name').fill('Mara');
    await hydrated(page);
    await page.getByLabel('E-mail').fill(newEmail());
    await page.getByRole('textbox', { name: 'Password' }).fill(PASSWORD);
    await page.getByRole('button', { name: 'Create account' }).click();
    await page.waitForURL('**/checkout?plan=trial');
    await order.getByText('No card, and nothing is charged.', { exact: true }).waitFor();
  });

  await step('reads on which days it would be told of the end, and when that is', async () => {
    await expect.poll(dates).toEqual(Array(3).fill(expect.stringMatching(/^\w+day \d+ \w+$/)));
  });

  await step('without an answer is told so, and can try again', async () => {
    await page.route('**/api/trial', (route) => route.abort());
    await start.click();
    await order.getByRole('alert').getByText("Can't reach Deckhand").waitFor();
    await page.unroute('**/api/trial');
    expectQuiet(errors.splice(0).filter((line) => !/ERR_FAILED .*\/api\/trial/.test(line)));
  });

  await step('reads why it does not start where it is refused', async () => {
    const error = { code: 'CONFLICT', message: 'This account has had its trial', requestId: 'req_1' };
    await page.route('**/api/trial', (route) => route.fulfill({ status: 409, json: { error } }));
    await start.click();
    await order.getByRole('alert').getByText('This account has had its trial.').waitFor();
    await page.unroute('**/api/trial');
    expectQuiet(errors.splice(0).filter((line) => !/status of 409 .*\/api\/trial/.test(line)));
  });

  await step('starts it with one press, and the keyboard goes on where it is told', async () => {
    const answer = await holdRequests(page, '**/api/trial');
    await start.press('Enter');
    await order.getByRole('button', { name: 'Starting...' }).waitFor();
    expect(await order.getByRole('alert').innerText()).toBe('');
    answer();
    await expect.poll(() => order.getByRole('status').innerText()).toMatch(UNTIL);
    expect(await order.getByRole('button').count()).toBe(0);
    await expect
      .poll(() => page.evaluate(() => document.activeElement?.textContent))
      .toMatch(/Your trial runs/);
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Go to Dashboard');
    await page.unroute('**/api/trial');
  });

  await step('the order and its dates break no rule of accessibility', async () => {
    expect(await violations(page)).toEqual([]);
  });

  await step('its badge says how many days are left, and nothing offers the trial again', async () => {
    await page.locator('.offer-you').getByText('Trial (7d left)').waitFor();
    await toggleOf(page).click();
    await menuOf(page).getByText('Trial (7d left)').waitFor();
    expect(await menuOf(page).getByRole('link', { name: 'Upgrade to Pro' }).isVisible()).toBe(false);
    expect(await page.getByRole('button', { name: 'Start Free Trial' }).count()).toBe(0);
  });

  await step('/upgrade says the same on a phone, with the days that are left', async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto('/upgrade');
    await page.getByRole('heading', { level: 1, name: 'Upgrade to Pro' }).waitFor();
    await expect.poll(() => order.getByRole('status').innerText()).toMatch(UNTIL);
    expect(await order.locator('.order-due').filter({ visible: true }).innerText()).toMatch(
      /Days left\s+7 of 7/,
    );
    const keep = page.getByRole('region', { name: 'What you keep afterwards' });
    await keep.getByText('keeps its commercial licence').waitFor();
    const pro = page.getByRole('region', { name: 'Pro', exact: true }).getByRole('link', { name: 'Get Pro' });
    expect(await pro.locator('visible=true').getAttribute('href')).toBe('/checkout?plan=pro');
  });

  await step('once it is over, /upgrade has the order of Pro in its place', async () => {
    await page.evaluate(async () => {
      const body = JSON.stringify({ act: 'week-passes' });
      await fetch('/api/billing/sandbox', {
        ...{ method: 'POST', body, headers: { 'content-type': 'application/json' } },
      });
      window.dispatchEvent(new Event('focus'));
    });
    await page
      .getByRole('region', { name: 'Deckhand Pro' })
      .getByRole('button', { name: 'Continue to payment' })
      .waitFor();
    expect(await order.isVisible()).toBe(false);
    expect(await page.getByRole('link', { name: 'Get Pro' }).filter({ visible: true }).count()).toBe(0);
  });
  expectQuiet(errors);
});
