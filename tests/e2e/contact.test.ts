import type { Page, Route } from 'playwright-core';
import { expect, inject, it } from 'vitest';
import { violations } from '../support/axe.ts';
import { expectQuiet, testVisits } from '../support/browser.ts';
import { Client } from '../support/client.ts';
import { holdRequests } from '../support/held-moments.ts';
import type { Mails } from '../support/outbox.ts';
import { sideways } from '../support/sideways.ts';
import { signUpInBrowser } from '../support/sign-up-in-browser.ts';
import { step } from '../support/step.ts';

const newVisit = testVisits();

const QUESTION = 'Which file does a sign maker want?';
const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });
const topic = (page: Page, name: string) => page.getByRole('radio', { name, exact: true });
const send = (page: Page) => page.getByRole('button', { name: /^(Send message|Try again)$/ });
const onItsWay = (page: Page) => page.getByRole('heading', { name: 'Your message is on its way' });
const reference = async (page: Page) => (await page.locator('[data-sent=reference]').textContent()) ?? '';
/** One of our pages, as the one that somebody comes from. */
const ourPage = (path: string) => new URL(path, inject('productUrl')).href;
const mails = async () => (await new Client().get<Mails>('/api/local/outbox')).body.mails;

async function fillIn(page: Page, message = QUESTION) {
  await topic(page, 'A question').press('Space');
  await field(page, 'Name').fill('Lena Ohm');
  await field(page, 'E-mail').fill('lena@example.com');
  await field(page, 'Message').fill(message);
}

/** Sends the form, which is answered in the server's place. Returns how often that was. */
async function sendTo(page: Page, answer: (route: Route) => Promise<void>, said: string | RegExp) {
  let calls = 0;
  await page.route('**/api/contact', (route) => {
    calls++;
    return answer(route);
  });
  await send(page).click();
  await page.getByText(said).waitFor();
  await page.unroute('**/api/contact');
  return calls;
}

const refusing =
  (status: number, error: object, headers: Record<string, string> = {}) =>
  (route: Route) =>
    route.fulfill({ status, headers, json: { error: { requestId: 'r', ...error } } });

it('a message is sent from where support leads, by a visitor, and then written with an account', async () => {
  const { page, context, errors } = await newVisit();
  const mark = `Sign maker ${crypto.randomUUID()}`;
  await step('what is typed and pressed before the script is there is not lost', async () => {
    const letScriptsCome = await holdRequests(page, '**/*.js');
    await page.goto('/contact', { referer: ourPage('/support'), waitUntil: 'commit' });
    await fillIn(page, `${mark}\nThree metres wide.`);
    await send(page).click();
    letScriptsCome();
    await onItsWay(page).waitFor();
  });

  await step('is sent, gets a reference, and says what happens next', async () => {
    const named = await reference(page);
    expect(named).toMatch(/^DH-\w{4}-\w{4}$/);
    await page.getByText('lena@example.com').waitFor();
    await expect
      .poll(() => page.locator('.sent').evaluate((part) => part === document.activeElement))
      .toBe(true);
    const mail = (await mails()).find(({ subject }) => subject.includes(named));
    expect(mail?.text).toContain(`${mark}\nThree metres wide.`);
    expect(mail?.text).toContain('Came from: /support');
    expect(await violations(page)).toEqual([]);
  });

  const email = await signUpInBrowser(context);
  await page.evaluate(() => localStorage.setItem('deckhand.signed-in', 'yes'));
  await page.goto('/contact?topic=press');
  await step('what has arrived is no draft, and the address of the page chooses the topic', async () => {
    expect(await field(page, 'Message').inputValue()).toBe('');
    await page.getByText('0 / 4,000', { exact: true }).waitFor();
    await expect.poll(() => topic(page, 'Press').isChecked()).toBe(true);
  });

  await step('who is signed in finds name and address filled in', async () => {
    await expect.poll(() => field(page, 'E-mail').inputValue()).toBe(email);
    await expect.poll(() => field(page, 'Name').inputValue()).not.toBe('');
  });

  await step('the topics are chosen by keys as one group', async () => {
    await topic(page, 'A question').focus();
    await page.keyboard.press('ArrowRight');
    await expect.poll(() => topic(page, "Something isn't working").isChecked()).toBe(true);
    await page.keyboard.press('Tab');
    await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe('name');
  });

  await step('what was typed before stays, and the address outweighs what was chosen', async () => {
    await field(page, 'E-mail').fill('booking@example.com');
    const known = page.waitForResponse('**/api/auth/user');
    await page.goto('/contact?topic=security');
    await expect.poll(() => topic(page, 'A security problem').isChecked()).toBe(true);
    await known;
    await expect.poll(() => field(page, 'Name').inputValue()).not.toBe('');
    await expect.poll(() => field(page, 'E-mail').inputValue()).toBe('booking@example.com');
  });
  expectQuiet(errors);
});

it('a message that cannot be sent is kept until it arrives, once', async () => {
  const { page, errors } = await newVisit({ width: 390, colorScheme: 'light' });
  await page.goto('/contact?topic=%22%5D');
  const mark = crypto.randomUUID();
  const message = `Only once: ${mark}`;

  await step('a topic that there is not chooses none', async () =>
    expect(await page.locator('input[type=radio]:checked').count()).toBe(0),
  );
  expectQuiet(errors);

  await step('with fields that are wrong is kept; each says why, and the first has the focus', async () => {
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
    expect(await field(page, 'Name').inputValue()).toBe('Lena');
    expect(await violations(page)).toEqual([]);
    await email.fill('lena@example.com');
    await expect.poll(() => email.getAttribute('aria-invalid')).toBe(null);
    await expect.poll(() => email.getAttribute('aria-describedby')).toBe('contact-email-hint');
    await expect.poll(() => page.getByText('Enter an e-mail address').isVisible()).toBe(false);
  });

  await step('at 320 px scrolls no way but down', async () => {
    await page.setViewportSize({ width: 320, height: 640 });
    await page.getByRole('heading', { level: 1 }).waitFor();
    expect(await sideways(page)).toBe(0);
  });

  await step('that is too long is kept whole, and says what is the most', async () => {
    await fillIn(page, 'x'.repeat(4001));
    await page.getByText('4,001 / 4,000').waitFor();
    await send(page).click();
    await page.getByText('Use at most 4,000 characters').waitFor();
    expect(await field(page, 'Message').inputValue()).toHaveLength(4001);
    await field(page, 'Message').fill(QUESTION);
    await page.getByText('34 / 4,000').waitFor();
  });

  await step('after too many others says from when on it can be sent', async () => {
    const limited = refusing(429, { code: 'RATE_LIMITED', message: 'Too' }, { 'retry-after': '60' });
    const said = /Too many messages came from your network\. Try again at \d\d:\d\d;/;
    expect(await sendTo(page, limited, said)).toBe(1);
  });

  await step('without a connection is kept, and says so', async () => {
    await sendTo(
      page,
      (route) => route.abort(),
      "Can't reach Deckhand. Check your connection; what you typed is kept.",
    );
    expect(await field(page, 'Message').inputValue()).toBe(QUESTION);
  });

  await step('that could not be sent on is kept, and the button is another try', async () => {
    const words = 'Your message could not be sent on. Nothing of it is lost';
    await field(page, 'Message').fill(message);
    await sendTo(page, refusing(502, { code: 'MAIL_FAILED', message: words }), words);
    await page.getByRole('alert').filter({ hasText: words }).waitFor();
    await expect.poll(() => send(page).textContent()).toContain('Try again');
  });

  await step('whose answer was lost is there for who comes back from another page', async () => {
    const losing = async (route: Route) => {
      await route.fetch();
      await route.abort();
    };
    await sendTo(page, losing, "Can't reach Deckhand.");
    await page.goto('/contact', { referer: ourPage('/faq') });
    await expect.poll(() => field(page, 'Message').inputValue()).toBe(message);
    await expect.poll(() => field(page, 'Name').inputValue()).toBe('Lena Ohm');
    await expect.poll(() => topic(page, 'A question').isChecked()).toBe(true);
  });

  await step(
    'is sent once, however often the button is pressed, and the button says that it is at work',
    async () => {
      let calls = 0;
      const { promise: held, resolve: answer } = Promise.withResolvers<void>();
      await page.route('**/api/contact', async (route) => {
        calls++;
        await held;
        await route.continue();
      });
      await send(page).click();
      await expect.poll(() => send(page).getAttribute('aria-busy')).toBe('true');
      await send(page).click({ force: true });
      await field(page, 'Name').press('Enter');
      answer();
      await onItsWay(page).waitFor();
      expect(calls).toBe(1);
    },
  );

  await step(
    'whose answer was lost arrives once, though it is sent again after a look at another page',
    async () => {
      const arrived = (await mails()).filter(({ text }) => text.includes(mark));
      expect(arrived).toHaveLength(1);
      expect(arrived[0]?.subject).toContain(await reference(page));
    },
  );
});
