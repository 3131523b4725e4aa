import { expect, it } from 'vitest';
import type { ChatMessage } from '#core/chat.ts';
import { hydrated, testVisits } from '../support/browser.ts';
import { cueOf } from '../support/cue-in-browser.ts';
import { signUpInBrowser } from '../support/sign-up-in-browser.ts';
import { step } from '../support/step.ts';

const HISTORY = '**/api/chat/history*';

const newVisit = testVisits();

/** The dashboard of an account that Cue has greeted. */
async function arrive() {
  const { page, context } = await newVisit();
  await signUpInBrowser(context);
  await page.addInitScript(() => sessionStorage.setItem('chat-greeting-shown', 'true'));
  return { page, cue: cueOf(page) };
}

it('the history of a new conversation is asked for with the panel', async () => {
  const { page, cue } = await arrive();
  let asked = 0;
  let isUp = false;
  await page.route(HISTORY, (route) => {
    asked++;
    return isUp ? route.continue() : route.fulfill({ status: 404, json: {} });
  });

  await step('is fetched when the panel first opens, and not before', async () => {
    await page.goto('/dashboard');
    await cue.open.waitFor();
    await hydrated(page);
    await page.waitForLoadState('networkidle');
    expect(asked).toBe(0);
    await cue.open.click();
    await cue.field.waitFor();
    await expect.poll(() => asked).toBe(1);
  });

  await step('that does not load says so and can be asked for again', async () => {
    await cue.panel.getByText('The conversation did not load').waitFor();
    isUp = true;
    await cue.panel.getByRole('button', { name: 'Try again' }).click();
    await cue.panel.getByText("What's good!").waitFor();
    expect(asked).toBe(2);
  });

  await step('says what Cue is, what a message costs, who answers and where the words go', async () => {
    const print = cue.panel.getByText('Cue is software. 1 credit a message.');
    await expect.poll(() => print.innerText()).toContain('Your words stay on this server.');
  });
});

const said = (index: number, content = `Message ${index}`): ChatMessage => ({
  id: `trn_${index}`,
  role: index % 2 === 0 ? 'user' : 'assistant',
  content,
  timestamp: new Date(2026, 10, 1, 12, index).toISOString(),
  sources: [],
});
const engine = { name: 'Cue', dataGoes: 'Your words stay on this server' };

it('a long conversation is read from its end, and back to its beginning', async () => {
  const { page, cue } = await arrive();
  const MARKUP = '<img src=x onerror=alert(1)> **bold**';
  const all = Array.from({ length: 60 }, (_, index) => said(index, index === 57 ? MARKUP : undefined));
  const pages: Record<string, { messages: ChatMessage[]; next: string | null }> = {
    newest: { messages: all.slice(20), next: 'before-20' },
    'before-20': { messages: all.slice(0, 20), next: null },
  };
  await page.route(HISTORY, (route) => {
    const cursor = new URL(route.request().url()).searchParams.get('cursor') ?? 'newest';
    return route.fulfill({ json: { ...pages[cursor], engine } });
  });
  await page.route('**/api/user/credits', async (route) => {
    const reply = await route.fetch();
    return route.fulfill({ json: { ...(await reply.json()), plan: 'trial', dailyLimit: null } });
  });
  await page.goto('/dashboard');
  await cue.open.click();
  await cue.field.waitFor();
  const last = cue.log.getByText('Message 59', { exact: true });
  await last.waitFor();
  /** How much of the log is below what is seen of it, in pixels. */
  const below = () => cue.log.evaluate((log) => log.scrollHeight - log.scrollTop - log.clientHeight);

  await step('on a trial a message has its price, and is not counted', async () => {
    await cue.panel.getByText('Cue is software. 1 credit a message, not counted on trial.').waitFor();
  });

  await step('shows markup in a message as the text that it is', async () => {
    await cue.log.getByText(MARKUP).waitFor();
    expect(await cue.log.locator('img').count()).toBe(0);
  });

  await step('keeps its end in sight while the field grows', async () => {
    await expect.poll(below).toBeLessThan(2);
    const before = await cue.log.evaluate((log) => log.clientHeight);
    await cue.field.fill('One\nTwo\nThree\nFour\nFive');
    await expect.poll(() => cue.log.evaluate((log) => log.clientHeight)).toBeLessThan(before);
    await expect.poll(below).toBeLessThan(2);
    expect(await cue.log.evaluate((log) => log.scrollHeight > log.clientHeight)).toBe(true);
    expect(await last.isVisible()).toBe(true);
    await cue.field.fill('');
  });

  await step('shows earlier messages at the top, and what is read does not jump', async () => {
    const first = cue.log.getByText('Message 20', { exact: true });
    const before = await cue.log.evaluate((log) => {
      log.scrollTop = 40;
      const text = [...log.querySelectorAll('p')].find((line) => line.textContent === 'Message 20');
      return text?.getBoundingClientRect().top ?? 0;
    });
    await cue.log.getByText('Message 0', { exact: true }).waitFor({ state: 'attached' });
    // The button above is gone with the last page: its height is all that may be missing.
    const jump = async () => Math.abs(((await first.boundingBox())?.y ?? 0) - before);
    await expect.poll(() => cue.log.getByText('Earlier messages').count()).toBe(0);
    expect(await jump()).toBeLessThan(4);
  });

  await step(
    'is read again when the tab comes into sight: another one may have gone on with it',
    async () => {
      pages.newest?.messages.push(said(60), said(61));
      await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
      await cue.log.getByText('Message 61', { exact: true }).waitFor();
    },
  );
});
