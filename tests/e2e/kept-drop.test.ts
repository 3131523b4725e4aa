import type { Page } from 'playwright-core';
import { beforeEach, describe, expect, it } from 'vitest';
import { expectQuiet, testVisits, type Visitor } from '../support/browser.ts';
import { newEmail, PASSWORD } from '../support/client.ts';
import { signedUpInBoth } from '../support/drops-in-browser.ts';
import { holdToasts } from '../support/held-moments.ts';
import { giveSoundTime, SLOW } from '../support/slow-sound.ts';

const SCRIPT = 'You are locked in with DJ Nova';
const FREE = 'From before you signed up. Finishing it costs nothing.';
/** A busy machine speaks and mixes slowly; nothing here is a measurement. */
giveSoundTime();
const newVisit = testVisits();
let visitor: Visitor;
let page: Page;
beforeEach(async () => {
  visitor = await newVisit();
  await holdToasts(visitor.context);
  page = visitor.page;
});

const script = () => page.getByRole('textbox', { name: 'Script', exact: true });
const finish = () => page.getByTestId('finish');
const note = () => page.locator('.takes-note');
const said = (title: string) => page.locator('.toast-title', { hasText: title });
const account = async <Body>(path: string): Promise<Body> =>
  (await visitor.context.request.get(path)).json() as Promise<Body>;
const balance = async () => (await account<{ balance: number }>('/api/user/credits')).balance;
const kept = () => page.evaluate(() => localStorage.getItem('deckhand.kept'));

async function openStudio(): Promise<void> {
  await page.goto('/voice-drops');
  await page.locator('.voice-studio[data-ready]').waitFor();
}

async function previewAsVisitor(): Promise<void> {
  await openStudio();
  await script().fill(SCRIPT);
  await page.getByTestId('preview').click();
  await note().getByText('Kept in this browser. Sign up free and it comes along at no cost.').waitFor(SLOW);
}

async function signUp(): Promise<void> {
  await page.getByRole('textbox', { name: 'First name' }).fill('Mara');
  await page.getByRole('textbox', { name: 'E-mail' }).fill(newEmail());
  await page.getByRole('textbox', { name: 'Password' }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Create account' }).click();
}

/** The next day: the tab is gone, and the browser is the same. */
async function openAnotherTab(): Promise<void> {
  await page.close();
  page = await visitor.context.newPage();
}

describe("a visitor's preview", () => {
  it('is finished for nothing after the sign-up that its Finish led to', async () => {
    await previewAsVisitor();
    await finish().click();
    await page.waitForURL('**/signin**');
    await page.getByText('Your drop is kept. Finishing it costs nothing.').waitFor();
    await signUp();
    await page.waitForURL('**/voice-drops');
    await note().getByText(FREE).waitFor(SLOW);
    await expect.poll(() => finish().textContent()).toBe('Finish free');
    await finish().click();
    await page.waitForURL(/[?&]view=gen_/, SLOW);
    const library = await account<{ title: string }[]>('/api/user/generated-content');
    expect(library.map(({ title }) => title)).toEqual([SCRIPT]);
    expect(await balance()).toBe(20);
    await expect.poll(kept).toBeNull();
    expectQuiet(visitor.errors);
  });

  it('waits a day, is said on any page, and is in the fields of the studio that this leads to', async () => {
    await previewAsVisitor();
    await openAnotherTab();
    await page.goto('/signup');
    await signUp();
    await page.waitForURL('**/dashboard');
    await page.getByRole('button', { name: 'Skip Tour' }).waitFor();
    expect(await said('Your drop is waiting: finish it').count()).toBe(0);
    await page.getByRole('button', { name: 'Skip Tour' }).click();
    await said('Your drop is waiting: finish it').waitFor();
    await page.goto('/voice-drops?kept=1');
    await expect.poll(() => script().inputValue()).toBe(SCRIPT);
    await note().getByText(FREE).waitFor(SLOW);
    await expect.poll(() => new URL(page.url()).search).toBe('');
    await finish().click();
    await page.waitForURL(/[?&]view=gen_/, SLOW);
    expect(await balance()).toBe(20);
  });

  it('is said to come along before anything is made, and does so without a preview', async () => {
    await openStudio();
    await script().fill(SCRIPT);
    await note()
      .getByText('Finishing takes an account: sign up free and the drop comes along at no cost.')
      .waitFor();
    await finish().click();
    await page.waitForURL('**/signin**');
    await page.getByText('Your drop is kept. Finishing it costs nothing.').waitFor();
    await signUp();
    await page.waitForURL('**/voice-drops');
    await note().getByText(FREE).waitFor(SLOW);
  });

  it.each([
    ['in its tab', false],
    ['in another tab', true],
  ])('is seen on the deck after the sign-up, %s', async (_, isElsewhere) => {
    await previewAsVisitor();
    await expect.poll(kept).toContain('"picture"');
    if (isElsewhere) await openAnotherTab();
    await signedUpInBoth(visitor.context);
    await openStudio();
    await page.getByText('its sound is made again when you play it').waitFor();
    await page.locator('.deck-sound > .deck-wave[data-drawn]').waitFor();
    await expect.poll(() => page.locator('.deck-words > span').allTextContents()).toContain('You');
    await page.getByTestId('play').click();
    await page.getByText('drawn from its sound').waitFor(SLOW);
    expect(await page.locator('.take').count()).toBe(1);
    expectQuiet(visitor.errors);
  });

  it('deleted, it does not come along', async () => {
    await previewAsVisitor();
    await page.getByRole('button', { name: 'Delete take 1' }).click();
    await expect.poll(kept).toBeNull();
    // The toast's own: the deck has one too.
    await page.locator('.toasts').getByRole('button', { name: 'Undo', exact: true }).click();
    await expect.poll(kept).toContain(SCRIPT);
  });

  it('changed, it costs what every drop costs, and the one that is free is a press away', async () => {
    await previewAsVisitor();
    await openAnotherTab();
    await signedUpInBoth(visitor.context);
    await openStudio();
    await note().getByText(FREE).waitFor(SLOW);
    await script().fill('Something else');
    await expect.poll(() => finish().textContent()).toContain('4 credits');
    await page.getByRole('button', { name: 'Go back to it' }).click();
    await expect.poll(() => finish().textContent()).toBe('Finish free');
    await expect.poll(() => script().inputValue()).toBe(SCRIPT);
  });

  it('cancelled on the way, it is still free', async () => {
    await previewAsVisitor();
    await openAnotherTab();
    await signedUpInBoth(visitor.context);
    await openStudio();
    await expect.poll(() => finish().textContent()).toBe('Finish free');
    await page.route('**/files/drop.mp3', () => {});
    await finish().click();
    await page
      .getByText(/^Saving/)
      .first()
      .waitFor(SLOW);
    await page.getByRole('button', { name: 'Cancel' }).click();
    await page.unroute('**/files/drop.mp3');
    await expect.poll(() => finish().getAttribute('aria-busy')).not.toBe('true');
    await finish().click();
    await page.waitForURL(/[?&]view=gen_/, SLOW);
    expect(await balance()).toBe(20);
  });

  it('signed in to an account with works of its own, it is a draft at its usual price', async () => {
    await previewAsVisitor();
    await openAnotherTab();
    const client = await signedUpInBoth(visitor.context);
    for (const name of ['ONE', 'TWO']) await client.generate('logo-generator', { name });
    await openStudio();
    await expect.poll(() => script().inputValue()).toBe(SCRIPT);
    await expect.poll(() => finish().textContent()).toContain('4 credits');
    expect(await page.getByText(FREE).count()).toBe(0);
  });
});
