import { expect, it } from 'vitest';
import { expectQuiet, testVisits } from '../support/browser.ts';
import { cueOf } from '../support/cue-in-browser.ts';
import { holdToasts } from '../support/held-moments.ts';
import { signUpInBrowser } from '../support/sign-up-in-browser.ts';
import { step } from '../support/step.ts';

const CHAT = '**/api/chat';
const QUESTION = 'What does a logo cost?';

const newVisit = testVisits();

/** The dashboard of an account that Cue has greeted, with the panel opened by hand. */
async function open() {
  const { page, context, errors } = await newVisit();
  const cue = cueOf(page);
  await signUpInBrowser(context);
  await page.addInitScript(() => sessionStorage.setItem('chat-greeting-shown', 'true'));
  await holdToasts(page);
  await page.goto('/dashboard');
  await cue.open.click();
  await cue.field.waitFor();
  return { page, cue, errors };
}

it('a message is written, sent, answered, kept, and forgotten when its author says so', async () => {
  const { page, cue, errors } = await open();
  let sent = 0;
  let held = Promise.resolve();
  await page.route(CHAT, async (route) => {
    sent++;
    await held;
    await route.continue();
  });
  /** Answers wait for what this returns. */
  function holdAnswers(): () => void {
    const { promise, resolve } = Promise.withResolvers<void>();
    held = promise;
    return resolve;
  }

  await step('of nothing but spaces is not sent; Shift and Enter begin a new line', async () => {
    expect(await cue.field.getAttribute('placeholder')).toBe('Type your message...');
    await cue.field.fill('   ');
    await cue.field.press('Enter');
    await cue.field.fill('One');
    await cue.field.press('Shift+Enter');
    await cue.field.pressSequentially('Two');
    await expect.poll(async () => [await cue.field.inputValue(), sent]).toEqual(['One\nTwo', 0]);
  });

  await step('that is too long stays, and says by how much', async () => {
    await cue.field.fill('x'.repeat(1801));
    await cue.panel.getByText('199 characters left').waitFor();
    await cue.field.fill('x'.repeat(2003));
    await cue.panel.getByText('3 characters too many').waitFor();
    await cue.field.press('Enter');
    const send = cue.panel.getByRole('button', { name: 'Send' });
    await expect.poll(() => send.getAttribute('aria-disabled')).toBe('true');
    await send.hover();
    await page.getByRole('tooltip').getByText('3 characters too many').waitFor();
    expect((await cue.field.inputValue()).length).toBe(2003);
    expect([await cue.mine.count(), sent]).toEqual([0, 0]);
  });

  await step('shows a typing indicator while it waits, and goes alone', async () => {
    const answer = holdAnswers();
    await cue.field.fill(QUESTION);
    await cue.field.press('Enter');
    const typing = cue.panel.getByRole('article', { name: 'Cue is answering' });
    await typing.waitFor();
    await cue.field.press('Enter');
    answer();
    await cue.answers.first().waitFor();
    await expect.poll(() => typing.count()).toBe(0);
    expect(sent).toBe(1);
  });

  await step(
    'is answered with its source and costs a credit; the field is cleared and the history has both',
    async () => {
      await expect.poll(() => cue.answers.first().innerText()).toContain('2 credits');
      const source = cue.answers.getByRole('list', { name: 'Sources' }).getByRole('link').first();
      expect(await source.getAttribute('href')).toMatch(/^\//);
      await expect.poll(() => cue.field.inputValue()).toBe('');
      await page.getByText('19 credits').first().waitFor();
      await page.reload();
      await cue.open.click();
      await expect.poll(() => cue.mine.allInnerTexts()).toHaveLength(1);
      await expect.poll(() => cue.mine.first().innerText()).toMatch(/What does a logo cost\?\s+\d/);
      await expect.poll(() => cue.answers.count()).toBe(1);
    },
  );

  await step("the account's are right, the others left, each with a time of day", async () => {
    await cue.field.fill(QUESTION);
    await cue.panel.getByRole('button', { name: 'Send' }).click();
    await expect.poll(() => cue.answers.count()).toBe(2);
    const [mine, answer] = [await cue.mine.last().boundingBox(), await cue.answers.last().boundingBox()];
    expect((mine?.x ?? 0) > (answer?.x ?? 0)).toBe(true);
    await expect.poll(() => cue.panel.locator('time').count()).toBe(4);
  });

  await step('an answer that comes while the panel is closed leaves a mark on the button', async () => {
    const answer = holdAnswers();
    await cue.field.fill(QUESTION);
    await cue.field.press('Enter');
    await cue.close.click();
    answer();
    await page.getByRole('button', { name: 'Open Cue, unread' }).click();
    await expect.poll(() => cue.answers.count()).toBe(3);
    await expect.poll(() => cue.button.getAttribute('aria-label')).not.toContain('unread');
  });

  await step('is forgotten with the whole conversation, after a question', async () => {
    await cue.panel.getByRole('button', { name: 'Clear conversation' }).first().click();
    const asked = page.getByRole('dialog', { name: 'Clear the conversation?' });
    await asked.getByRole('button', { name: 'Keep it' }).click();
    await expect.poll(() => cue.answers.count()).toBe(3);
    await cue.panel.getByRole('button', { name: 'Clear conversation' }).first().click();
    await asked.getByRole('button', { name: 'Clear conversation' }).click();
    await cue.panel.getByText("What's good!").waitFor();
  });

  await step('that is being written survives a reload, and what was forgotten does not', async () => {
    await cue.field.fill('Is 950 fair for three hours?');
    await page.reload();
    await cue.open.click();
    await expect.poll(() => cue.field.inputValue()).toBe('Is 950 fair for three hours?');
    await cue.panel.getByText("What's good!").waitFor();
  });
  expectQuiet(errors);
});

it('a message that was not sent says why, and stays in the field', async () => {
  const { page, cue } = await open();
  const refused = (status: number, code: string) => ({
    status,
    json: { error: { code, message: 'Any words', requestId: 'req_1' } },
  });
  const toast = (title: string) => page.locator('.toast').filter({ hasText: title });
  await cue.field.fill('Is 950 fair?');

  await step('because a proxy answered quotes none of its page', async () => {
    await page.route(CHAT, (route) =>
      route.fulfill({ status: 502, contentType: 'text/html', body: '<!doctype html><h1>Bad gateway</h1>' }),
    );
    await cue.field.press('Enter');
    await toast('Connection Error').waitFor();
    const line = () => page.locator('.cue-failed p').innerText();
    await expect.poll(line).toMatch(/^Not sent: .+\. It is still below\.$/);
    expect(await line()).not.toMatch(/[<>]|502/);
    await page.unroute(CHAT);
  });

  await step('for want of credits says: Need More Credits', async () => {
    await page.route(CHAT, (route) => route.fulfill(refused(402, 'INSUFFICIENT_CREDITS')));
    await cue.field.press('Enter');
    await toast('Need More Credits')
      .getByText('Refill credits to continue chatting with the assistant')
      .waitFor();
    await expect.poll(() => toast('Connection Error').count()).toBe(0);
    await expect.poll(() => cue.field.inputValue()).toBe('Is 950 fair?');
    const ways = page.locator('.cue-failed').getByRole('link');
    await expect
      .poll(() => ways.evaluateAll((links) => links.map((link) => link.getAttribute('href'))))
      .toEqual(['/pricing#more', '/pricing']);
    await expect.poll(() => page.locator('.cue-failed').getByRole('button').count()).toBe(0);
    await page.unroute(CHAT);
  });

  await step(
    'over a network that failed says: Connection Error; sent again it keeps its key and is paid once',
    async () => {
      const keys: (string | undefined)[] = [];
      await page.route(CHAT, (route) => {
        keys.push(route.request().headers()['idempotency-key']);
        return keys.length === 1 ? route.abort() : route.continue();
      });
      await cue.field.press('Enter');
      await toast('Connection Error')
        .getByText('Failed to send message. Check your connection and try again.')
        .waitFor();
      await expect.poll(() => cue.field.inputValue()).toBe('Is 950 fair?');
      await cue.panel.getByRole('button', { name: 'Try again' }).click();
      await cue.answers.first().waitFor();
      expect([keys.length, keys[0] === keys[1]]).toEqual([2, true]);
      await page.unroute(CHAT);
    },
  );

  await step('by somebody signed out says: Sign In Required, and goes to /signin', async () => {
    await page.route(CHAT, (route) => route.fulfill(refused(401, 'UNAUTHORIZED')));
    // The page is left soon after: not before this test has read it.
    await page.clock.install();
    await page.clock.pauseAt(Date.now() + 60_000);
    await cue.field.fill('Is 950 fair?');
    await cue.field.press('Enter');
    await toast('Sign In Required').getByText('Please sign in to chat with the assistant').waitFor();
    await page.clock.runFor(1500);
    await page.waitForURL('**/signin?**');
  });
});
