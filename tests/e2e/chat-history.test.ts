import type { Page } from 'playwright-core';
import { beforeEach, expect, it } from 'vitest';
import type { ChatMessage } from '#core/chat.ts';
import { testVisits, type Visitor } from '../support/browser.ts';
import { cueOf } from '../support/cue-in-browser.ts';
import { signUpInBrowser } from '../support/sign-up-in-browser.ts';

const HISTORY = /\/api\/chat\/history/;

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
});

async function open(): Promise<void> {
  await page.goto('/dashboard');
  await cue.open.click();
  await cue.field.waitFor();
}

it('is fetched when the panel first opens, and not before', async () => {
  let asked = 0;
  await page.route(HISTORY, (route) => {
    asked++;
    return route.continue();
  });
  await page.goto('/dashboard', { waitUntil: 'networkidle' });
  await cue.open.waitFor();
  expect(asked).toBe(0);
  await cue.open.click();
  await cue.panel.getByText("What's good!").waitFor();
  expect(asked).toBe(1);
});

const said = (index: number, content = `Message ${index}`): ChatMessage => ({
  id: `trn_${index}`,
  role: index % 2 === 0 ? 'user' : 'assistant',
  content,
  timestamp: new Date(2026, 10, 1, 12, index).toISOString(),
  sources: [],
});
const engine = { name: 'Cue', dataGoes: 'Your words stay on this server' };
const given = (pages: Record<string, { messages: ChatMessage[]; next: string | null }>) =>
  page.route(HISTORY, (route) => {
    const cursor = new URL(route.request().url()).searchParams.get('cursor') ?? 'newest';
    return route.fulfill({ json: { ...pages[cursor], engine } });
  });

it('shows earlier messages at the top, and what is read does not jump', async () => {
  const all = Array.from({ length: 60 }, (_, index) => said(index));
  await given({
    newest: { messages: all.slice(20), next: 'before-20' },
    'before-20': { messages: all.slice(0, 20), next: null },
  });
  await open();
  const last = cue.log.getByText('Message 59', { exact: true });
  await last.waitFor();
  expect(await last.isVisible()).toBe(true);
  const first = cue.log.getByText('Message 20', { exact: true });
  const before = await cue.log.evaluate((log) => {
    log.scrollTop = 40;
    const text = [...log.querySelectorAll('p')].find((line) => line.textContent === 'Message 20');
    return text?.getBoundingClientRect().top ?? 0;
  });
  await cue.log.getByText('Message 0', { exact: true }).waitFor({ state: 'attached' });
  const after = (await first.boundingBox())?.y ?? 0;
  // The button above is gone with the last page: its height is all that may be missing.
  expect(Math.abs(after - before)).toBeLessThan(4);
  await expect.poll(() => cue.log.getByText('Earlier messages').count()).toBe(0);
});

it('shows markup in a message as the text that it is', async () => {
  await given({ newest: { messages: [said(1, '<img src=x onerror=alert(1)> **bold**')], next: null } });
  await open();
  await cue.log.getByText('<img src=x onerror=alert(1)> **bold**').waitFor();
  expect(await cue.log.locator('img').count()).toBe(0);
});

it('that does not load says so and can be asked for again', async () => {
  let isUp = false;
  await page.route(HISTORY, (route) => (isUp ? route.continue() : route.fulfill({ status: 404, json: {} })));
  await open();
  await cue.panel.getByText('The conversation did not load').waitFor();
  isUp = true;
  await cue.panel.getByRole('button', { name: 'Try again' }).click();
  await cue.panel.getByText("What's good!").waitFor();
});

it('says what Cue is, what a message costs, who answers and where the words go', async () => {
  await open();
  const print = cue.panel.getByText('Cue is software. 1 credit a message.');
  await expect.poll(() => print.innerText()).toContain('Your words stay on this server.');
});

it('is read again when the tab comes into sight: another one may have gone on with it', async () => {
  const pages = { newest: { messages: [said(0), said(1)], next: null } };
  await given(pages);
  await open();
  await cue.log.getByText('Message 1', { exact: true }).waitFor();
  pages.newest.messages.push(said(2), said(3));
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await cue.log.getByText('Message 3', { exact: true }).waitFor();
});

it('keeps its end in sight while the field grows', async () => {
  const all = Array.from({ length: 20 }, (_, index) => said(index));
  await given({ newest: { messages: all, next: null } });
  await open();
  await cue.log.getByText('Message 19', { exact: true }).waitFor();
  await cue.field.fill('One\nTwo\nThree\nFour\nFive');
  const below = () => cue.log.evaluate((log) => log.scrollHeight - log.scrollTop - log.clientHeight);
  await expect.poll(below).toBeLessThan(2);
  expect(await cue.log.evaluate((log) => log.scrollHeight > log.clientHeight)).toBe(true);
});
