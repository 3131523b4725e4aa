import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { violations } from '../support/axe.ts';
import { expectQuiet, testVisits } from '../support/browser.ts';
import { Client } from '../support/client.ts';
import type { Mails } from '../support/outbox.ts';
import { signUpInBrowser } from '../support/sign-up-in-browser.ts';

const newVisit = testVisits();

const QUESTION = 'Which file does a sign maker want?';
const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });
const send = (page: Page) => page.getByRole('button', { name: /^(Send message|Try again)$/ });

async function fillIn(page: Page, values: { name?: string; email?: string; message?: string } = {}) {
  const { name = 'Lena Ohm', email = 'lena@example.com', message = QUESTION } = values;
  await page.getByRole('radio', { name: 'A question' }).check({ force: true });
  await field(page, 'Name').fill(name);
  await field(page, 'E-mail').fill(email);
  await field(page, 'Message').fill(message);
}

/** Answers the form in the server's place, as often as it is sent. Counts how often that was. */
async function answering(page: Page, status: number, error: object, headers: Record<string, string> = {}) {
  let calls = 0;
  await page.route('**/api/contact', (route) => {
    calls++;
    return route.fulfill({ status, headers, json: { error: { requestId: 'r', ...error } } });
  });
  return () => calls;
}

describe('a message', () => {
  it('is sent, gets a reference, and says what happens next', async () => {
    const { page, errors } = await newVisit();
    await page.goto('/support');
    await page.getByRole('link', { name: 'Write to us' }).click();
    const mark = `Sign maker ${crypto.randomUUID()}`;
    await fillIn(page, { message: `${mark}\nThree metres wide.` });
    await send(page).click();
    await page.getByRole('heading', { name: 'Your message is on its way' }).waitFor();
    const reference = (await page.locator('[data-sent=reference]').textContent()) ?? '';
    expect(reference).toMatch(/^DH-\w{4}-\w{4}$/);
    await page.getByText('lena@example.com').waitFor();
    await expect
      .poll(() => page.locator('.sent').evaluate((part) => part === document.activeElement))
      .toBe(true);
    const { body } = await new Client().get<Mails>('/api/local/outbox');
    const mail = body.mails.find(({ subject }) => subject.includes(reference));
    expect(mail?.text).toContain(`${mark}\nThree metres wide.`);
    expect(mail?.text).toContain('Came from: /support');
    expect(await violations(page)).toEqual([]);
    // What has arrived is no draft.
    await page.goto('/contact');
    expect(await field(page, 'Message').inputValue()).toBe('');
    expectQuiet(errors);
  });

  it('is sent once, however often the button is pressed, and the button says that it is at work', async () => {
    const { page } = await newVisit();
    let calls = 0;
    let answer = () => {};
    const answered = new Promise<void>((resolve) => {
      answer = resolve;
    });
    await page.route('**/api/contact', async (route) => {
      calls++;
      await answered;
      await route.fulfill({ status: 202, json: { reference: 'DH-AAAA-BBBB' } });
    });
    await page.goto('/contact');
    await fillIn(page);
    await send(page).click();
    await expect.poll(() => send(page).getAttribute('aria-busy')).toBe('true');
    await send(page).click({ force: true });
    await field(page, 'Name').press('Enter');
    answer();
    await page.getByText('DH-AAAA-BBBB').waitFor();
    expect(calls).toBe(1);
  });

  it('with fields that are wrong is kept; each says why, and the first has the focus', async () => {
    const { page } = await newVisit({ width: 390, colorScheme: 'light' });
    await page.goto('/contact');
    await field(page, 'Name').fill('Lena');
    await field(page, 'E-mail').fill('lena at example');
    await send(page).click();
    await page.getByText('Choose what it is about').waitFor();
    await page.getByText('Enter an e-mail address such as mara@example.com').waitFor();
    await page.getByText('Write at least 10 characters').waitFor();
    await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe('topic');
    const email = field(page, 'E-mail');
    await expect.poll(() => email.getAttribute('aria-invalid')).toBe('true');
    await expect
      .poll(() => email.getAttribute('aria-describedby'))
      .toBe('contact-email-hint contact-email-error');
    await expect.poll(() => page.getByRole('radiogroup').getAttribute('aria-invalid')).toBe('true');
    expect(await field(page, 'Name').getAttribute('aria-invalid')).toBe(null);
    expect(await violations(page)).toEqual([]);
    await email.fill('lena@example.com');
    await expect.poll(() => email.getAttribute('aria-invalid')).toBe(null);
    await expect.poll(() => email.getAttribute('aria-describedby')).toBe('contact-email-hint');
    await expect.poll(() => page.getByText('Enter an e-mail address').isVisible()).toBe(false);
  });

  it('that could not be sent is kept, over a reload too, and goes with the next try', async () => {
    const { page } = await newVisit();
    const words = 'Your message could not be sent on. Nothing of it is lost';
    await answering(page, 502, { code: 'MAIL_FAILED', message: words });
    await page.goto('/contact');
    await fillIn(page);
    await send(page).click();
    await page.getByRole('alert').filter({ hasText: words }).waitFor();
    await expect.poll(() => send(page).textContent()).toContain('Try again');
    await page.reload();
    await expect.poll(() => field(page, 'Message').inputValue()).toBe(QUESTION);
    await expect.poll(() => field(page, 'Name').inputValue()).toBe('Lena Ohm');
    await expect.poll(() => page.getByRole('radio', { name: 'A question' }).isChecked()).toBe(true);
    await page.unroute('**/api/contact');
    await send(page).click();
    await page.getByRole('heading', { name: 'Your message is on its way' }).waitFor();
  });

  it('whose answer was lost arrives once, though it is sent again after a reload and a look at another page', async () => {
    const { page } = await newVisit();
    await page.route('**/api/contact', async (route) => {
      await route.fetch();
      await route.abort();
    });
    await page.goto('/contact');
    const mark = crypto.randomUUID();
    await fillIn(page, { message: `Only once: ${mark}` });
    await send(page).click();
    await page.getByText('Deckhand does not answer.').waitFor();
    await page.unroute('**/api/contact');
    await page.reload();
    await page.goto('/faq');
    await page.getByRole('link', { name: 'Contact' }).first().click();
    await send(page).click();
    await page.getByRole('heading', { name: 'Your message is on its way' }).waitFor();
    const { body } = await new Client().get<Mails>('/api/local/outbox');
    expect(body.mails.filter(({ text }) => text.includes(mark))).toHaveLength(1);
  });

  it('without a connection is kept, and says so', async () => {
    const { page } = await newVisit();
    await page.route('**/api/contact', (route) => route.abort());
    await page.goto('/contact');
    await fillIn(page);
    await send(page).click();
    await page
      .getByText('Deckhand does not answer. Check your connection; what you wrote is kept.')
      .waitFor();
    expect(await field(page, 'Message').inputValue()).toBe(QUESTION);
  });

  it('that is too long is kept whole, and says what is the most', async () => {
    const { page } = await newVisit();
    await page.goto('/contact');
    await fillIn(page, { message: 'x'.repeat(4001) });
    await page.getByText('4,001 / 4,000').waitFor();
    await send(page).click();
    await page.getByText('Use at most 4,000 characters').waitFor();
    expect(await field(page, 'Message').inputValue()).toHaveLength(4001);
    await field(page, 'Message').fill(QUESTION);
    await page.getByText('34 / 4,000').waitFor();
  });

  it('after too many others says from when on it can be sent', async () => {
    const { page } = await newVisit();
    const sent = await answering(
      page,
      429,
      { code: 'RATE_LIMITED', message: 'Too' },
      { 'retry-after': '60' },
    );
    await page.goto('/contact');
    await fillIn(page);
    await send(page).click();
    await page.getByText(/Too many messages came from your network\. Try again at \d\d:\d\d;/).waitFor();
    expect(sent()).toBe(1);
  });
});

it('the address of the page chooses the topic, and a topic that there is not chooses none', async () => {
  const { page } = await newVisit();
  await page.goto('/contact?topic=security');
  await expect.poll(() => page.getByRole('radio', { name: 'A security problem' }).isChecked()).toBe(true);
  await page.goto('/contact?topic=%22%5D');
  expect(await page.locator('input[type=radio]:checked').count()).toBe(0);
});

it('the topics are chosen by keys as one group', async () => {
  const { page } = await newVisit();
  await page.goto('/contact?topic=question');
  await page.getByRole('radio', { name: 'A question' }).focus();
  await page.keyboard.press('ArrowRight');
  await expect
    .poll(() => page.getByRole('radio', { name: 'Something does not work' }).isChecked())
    .toBe(true);
  await page.keyboard.press('Tab');
  await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe('name');
});

it('who is signed in finds name and address filled in, and what was typed before stays', async () => {
  const { page, context } = await newVisit();
  const email = await signUpInBrowser(context);
  // A page of the account leaves the hint by which public pages know.
  await page.goto('/profile');
  await expect.poll(() => page.evaluate(() => localStorage.getItem('deckhand.signed-in'))).not.toBeNull();
  await page.goto('/contact');
  await expect.poll(() => field(page, 'E-mail').inputValue()).toBe(email);
  await expect.poll(() => field(page, 'Name').inputValue()).not.toBe('');
  await field(page, 'E-mail').fill('booking@example.com');
  await page.reload();
  await expect.poll(() => field(page, 'Name').inputValue()).not.toBe('');
  await expect.poll(() => field(page, 'E-mail').inputValue()).toBe('booking@example.com');
});

it('without scripts the page says what the form needs, and where else to look', async () => {
  const { page } = await newVisit({ scripts: false });
  await page.goto('/contact');
  expect(await page.getByRole('button', { name: 'Send message' }).count()).toBe(0);
  // What is inside a noscript has no text and no role for Playwright.
  const instead = page.locator('.no-script');
  expect(await instead.isVisible()).toBe(true);
  expect(await instead.textContent()).toContain('The form needs JavaScript');
  expect(await instead.locator('a').getAttribute('href')).toBe('/support');
});
