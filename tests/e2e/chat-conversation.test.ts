import type { Page } from 'playwright-core';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { expectQuiet, testVisits, type Visitor } from '../support/browser.ts';
import { cueOf } from '../support/cue-in-browser.ts';
import { holdToasts } from '../support/held-moments.ts';
import { signUpInBrowser } from '../support/sign-up-in-browser.ts';

const CHAT = '**/api/chat';

const newVisit = testVisits();
let visitor: Visitor;
let page: Page;
let cue: ReturnType<typeof cueOf>;

beforeEach(async () => {
  visitor = await newVisit();
  page = visitor.page;
  cue = cueOf(page);
  await signUpInBrowser(visitor.context);
  await page.addInitScript(() => sessionStorage.setItem('chat-greeting-shown', 'true'));
  await holdToasts(page);
});

async function open(): Promise<void> {
  await page.goto('/dashboard');
  await cue.open.click();
  await cue.field.waitFor();
}

describe('a message', () => {
  beforeEach(open);
  afterEach(() => expectQuiet(visitor.errors));

  it('is answered with its source and costs a credit; the field is cleared and the history has both', async () => {
    await cue.field.fill('What does a logo cost?');
    await cue.field.press('Enter');
    await cue.answers.first().waitFor();
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
  });

  it("the account's are right, the others left, each with a time of day", async () => {
    await cue.field.fill('What does a logo cost?');
    await cue.panel.getByRole('button', { name: 'Send' }).click();
    await cue.answers.first().waitFor();
    const [mine, answer] = [await cue.mine.first().boundingBox(), await cue.answers.first().boundingBox()];
    expect((mine?.x ?? 0) > (answer?.x ?? 0)).toBe(true);
    await expect.poll(() => cue.panel.locator('time').count()).toBe(2);
  });

  it('of nothing but spaces is not sent; Shift and Enter begin a new line', async () => {
    let sent = 0;
    await page.route(CHAT, (route) => {
      sent++;
      return route.continue();
    });
    expect(await cue.field.getAttribute('placeholder')).toBe('Type your message...');
    await cue.field.fill('   ');
    await cue.field.press('Enter');
    await cue.field.fill('One');
    await cue.field.press('Shift+Enter');
    await cue.field.pressSequentially('Two');
    await expect.poll(async () => [await cue.field.inputValue(), sent]).toEqual(['One\nTwo', 0]);
  });

  it('that is too long stays, and says by how much', async () => {
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
    expect(await cue.mine.count()).toBe(0);
  });

  it('shows a typing indicator while it waits, and goes alone', async () => {
    const held = Promise.withResolvers<void>();
    let sent = 0;
    await page.route(CHAT, async (route) => {
      sent++;
      await held.promise;
      await route.continue();
    });
    await cue.field.fill('What does a logo cost?');
    await cue.field.press('Enter');
    const typing = cue.panel.getByRole('article', { name: 'Cue is answering' });
    await typing.waitFor();
    await cue.field.press('Enter');
    held.resolve();
    await cue.answers.first().waitFor();
    await expect.poll(() => typing.count()).toBe(0);
    expect(sent).toBe(1);
  });

  it('that is being written survives a reload', async () => {
    await cue.field.fill('Is 950 fair for three hours?');
    await page.reload();
    await cue.open.click();
    await expect.poll(() => cue.field.inputValue()).toBe('Is 950 fair for three hours?');
  });

  it('an answer that comes while the panel is closed leaves a mark on the button', async () => {
    const held = Promise.withResolvers<void>();
    await page.route(CHAT, async (route) => {
      await held.promise;
      await route.continue();
    });
    await cue.field.fill('What does a logo cost?');
    await cue.field.press('Enter');
    await cue.close.click();
    held.resolve();
    await page.getByRole('button', { name: 'Open Cue, unread' }).click();
    await cue.answers.first().waitFor();
    await expect.poll(() => cue.button.getAttribute('aria-label')).not.toContain('unread');
  });

  it('is forgotten with the whole conversation, after a question', async () => {
    await cue.field.fill('What does a logo cost?');
    await cue.field.press('Enter');
    await cue.answers.first().waitFor();
    await cue.panel.getByRole('button', { name: 'Clear conversation' }).first().click();
    const asked = page.getByRole('dialog', { name: 'Clear the conversation?' });
    await asked.getByRole('button', { name: 'Keep it' }).click();
    await expect.poll(() => cue.answers.count()).toBe(1);
    await cue.panel.getByRole('button', { name: 'Clear conversation' }).first().click();
    await asked.getByRole('button', { name: 'Clear conversation' }).click();
    await cue.panel.getByText("What's good!").waitFor();
    await page.reload();
    await cue.open.click();
    await cue.panel.getByText("What's good!").waitFor();
  });
});

describe('a message that was not sent', () => {
  const refused = (status: number, code: string) => ({
    status,
    json: { error: { code, message: 'Any words', requestId: 'req_1' } },
  });
  const toast = (title: string) => page.locator('.toast').filter({ hasText: title });

  beforeEach(async () => {
    await open();
    await cue.field.fill('Is 950 fair?');
  });

  it('for want of credits says: Need More Credits', async () => {
    await page.route(CHAT, (route) => route.fulfill(refused(402, 'INSUFFICIENT_CREDITS')));
    await cue.field.press('Enter');
    await toast('Need More Credits').waitFor();
    await toast('Need More Credits')
      .getByText('Refill credits to continue chatting with the assistant')
      .waitFor();
    await expect.poll(() => cue.field.inputValue()).toBe('Is 950 fair?');
    const ways = page.locator('.cue-failed').getByRole('link');
    await expect
      .poll(() => ways.evaluateAll((links) => links.map((link) => link.getAttribute('href'))))
      .toEqual(['/credit-codes', '/upgrade']);
    await expect.poll(() => page.locator('.cue-failed').getByRole('button').count()).toBe(0);
  });

  it('because a proxy answered quotes none of its page', async () => {
    await page.route(CHAT, (route) =>
      route.fulfill({ status: 502, contentType: 'text/html', body: '<!doctype html><h1>Bad gateway</h1>' }),
    );
    await cue.field.press('Enter');
    await toast('Connection Error').waitFor();
    const line = () => page.locator('.cue-failed p').innerText();
    await expect.poll(line).toMatch(/^Not sent: .+\. It is still below\.$/);
    expect(await line()).not.toMatch(/[<>]|502/);
  });

  it('by somebody signed out says: Sign In Required, and goes to /signin', async () => {
    await page.route(CHAT, (route) => route.fulfill(refused(401, 'UNAUTHORIZED')));
    // The page is left soon after: not before this test has read it.
    await page.clock.install();
    await page.clock.pauseAt(Date.now() + 60_000);
    await cue.field.press('Enter');
    await toast('Sign In Required').waitFor();
    await toast('Sign In Required').getByText('Please sign in to chat with the assistant').waitFor();
    await page.clock.runFor(1500);
    await page.waitForURL('**/signin?**');
  });

  it('over a network that failed says: Connection Error; sent again it keeps its key and is paid once', async () => {
    const keys: (string | undefined)[] = [];
    await page.route(CHAT, (route) => {
      keys.push(route.request().headers()['idempotency-key']);
      return keys.length === 1 ? route.abort() : route.continue();
    });
    await cue.field.press('Enter');
    await toast('Connection Error').waitFor();
    await toast('Connection Error')
      .getByText('Failed to send message. Check your connection and try again.')
      .waitFor();
    await expect.poll(() => cue.field.inputValue()).toBe('Is 950 fair?');
    await cue.panel.getByRole('button', { name: 'Try again' }).click();
    await cue.answers.first().waitFor();
    expect([keys.length, keys[0] === keys[1]]).toEqual([2, true]);
  });
});
