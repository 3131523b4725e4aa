import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { expectQuiet, madeOnce, testVisits } from '../support/browser.ts';
import { newEmail, PASSWORD } from '../support/client.ts';
import { signedUpInBoth } from '../support/drops-in-browser.ts';
import { holdToasts } from '../support/held-moments.ts';
import { keepIn, keptIn } from '../support/kept-in-browser.ts';
import { giveSoundTime, SLOW } from '../support/slow-sound.ts';
import { step } from '../support/step.ts';

const SCRIPT = 'You are locked in with DJ Nova';
const FREE = 'From before you signed up. Finishing it costs nothing.';
/** A busy machine speaks and mixes slowly; nothing here is a measurement. */
giveSoundTime();
const newVisit = testVisits();

/** The studio, and what the account has. */
function studioOf(page: Page) {
  const account = async <Body>(path: string): Promise<Body> =>
    (await page.context().request.get(path)).json() as Promise<Body>;
  return {
    script: page.getByRole('textbox', { name: 'Script', exact: true }),
    finish: page.getByTestId('finish'),
    note: page.locator('.takes-note'),
    said: (title: string) => page.locator('.toast-title', { hasText: title }),
    library: async () =>
      (await account<{ title: string }[]>('/api/user/generated-content')).map(({ title }) => title),
    balance: async () => (await account<{ balance: number }>('/api/user/credits')).balance,
    async open() {
      await page.goto('/voice-drops');
      await page.locator('.voice-studio[data-ready]').waitFor();
    },
    async signUp() {
      await page.getByRole('textbox', { name: 'First name' }).fill('Mara');
      await page.getByRole('textbox', { name: 'E-mail' }).fill(newEmail());
      await page.getByRole('textbox', { name: 'Password' }).fill(PASSWORD);
      await page.getByRole('button', { name: 'Create account' }).click();
    },
    /** Finish leads a visitor to a new account, and from there back to the drop. */
    async finishInNewAccount() {
      await this.finish.click();
      await page.waitForURL('**/signin**');
      await page.getByText('Your drop is kept. Finishing it costs nothing.').waitFor();
      await this.signUp();
      await page.waitForURL('**/voice-drops');
      await this.note.getByText(FREE).waitFor(SLOW);
    },
    /** The kept take is on the deck, and sounds when it is played. */
    async expectOnDeck() {
      await page.getByText('its sound is made again when you play it').waitFor();
      await page.locator('.deck-sound > .deck-wave[data-drawn]').waitFor();
      await expect.poll(() => page.locator('.deck-words > span').allTextContents()).toContain('You');
      await page.getByTestId('play').click();
      await page.getByText('drawn from its sound').waitFor(SLOW);
      expect(await page.locator('.take').count()).toBe(1);
    },
  };
}

/** A visitor who has heard a preview, and what the browser keeps of it. */
const previewed = madeOnce(async () => {
  const visitor = await newVisit({ isKept: true });
  const { page } = visitor;
  const studio = studioOf(page);
  await holdToasts(page);
  await studio.open();
  await studio.script.fill(SCRIPT);
  await page.getByTestId('preview').click();
  await studio.note
    .getByText('Kept in this browser. Sign up free and it comes along at no cost.')
    .waitFor(SLOW);
  await expect.poll(() => keptIn(page)).toContain('"picture"');
  return { visitor, studio, kept: (await keptIn(page)) ?? '' };
});

/** The next day, in another tab of a browser that keeps such a preview. */
async function visitWithPreview() {
  const { kept } = await previewed();
  const visitor = await newVisit();
  await holdToasts(visitor.page);
  await keepIn(visitor.page, kept);
  return { ...visitor, studio: studioOf(visitor.page) };
}

describe("a visitor's preview", () => {
  it('comes along to the account that its Finish led to, in its tab', async () => {
    const {
      visitor: { page, errors },
      studio,
    } = await previewed();

    await step('deleted, it does not come along', async () => {
      await page.getByRole('button', { name: 'Delete take 1' }).click();
      await expect.poll(() => keptIn(page)).toBeNull();
      // The toast's own: the deck has one too.
      await page.locator('.toasts').getByRole('button', { name: 'Undo', exact: true }).click();
      await expect.poll(() => keptIn(page)).toContain(SCRIPT);
    });

    await step('is seen on the deck after the sign-up that its Finish led to', async () => {
      await studio.finishInNewAccount();
      await studio.expectOnDeck();
    });

    await step('is finished for nothing', async () => {
      await expect.poll(() => studio.finish.textContent()).toBe('Finish free');
      await studio.finish.click();
      await page.waitForURL(/[?&]view=gen_/, SLOW);
      expect(await studio.library()).toEqual([SCRIPT]);
      expect(await studio.balance()).toBe(20);
      await expect.poll(() => keptIn(page)).toBeNull();
    });
    expectQuiet(errors);
  });

  it('comes along in another tab, and stays free until it is finished', async () => {
    const { page, context, errors, studio } = await visitWithPreview();
    await signedUpInBoth(context);
    await studio.open();

    await step('is seen on the deck after the sign-up, in another tab', async () => {
      await studio.expectOnDeck();
      expectQuiet(errors);
    });

    await step(
      'changed, it costs what every drop costs, and the one that is free is a press away',
      async () => {
        await studio.note.getByText(FREE).waitFor(SLOW);
        await studio.script.fill('Something else');
        await expect.poll(() => studio.finish.textContent()).toContain('4 credits');
        await page.getByRole('button', { name: 'Go back to it' }).click();
        await expect.poll(() => studio.finish.textContent()).toBe('Finish free');
        await expect.poll(() => studio.script.inputValue()).toBe(SCRIPT);
      },
    );

    await step('cancelled on the way, it is still free', async () => {
      await page.route('**/files/drop.mp3', () => {});
      await studio.finish.click();
      await page
        .getByText(/^Saving/)
        .first()
        .waitFor(SLOW);
      await page.getByRole('button', { name: 'Cancel' }).click();
      await page.unroute('**/files/drop.mp3');
      await expect.poll(() => studio.finish.getAttribute('aria-busy')).not.toBe('true');
      await studio.finish.click();
      await page.waitForURL(/[?&]view=gen_/, SLOW);
      expect(await studio.balance()).toBe(20);
    });
  });

  it('waits a day, is said on any page, and is in the fields of the studio that this leads to', async () => {
    const { page, studio } = await visitWithPreview();
    await page.goto('/signup');
    await studio.signUp();
    await page.waitForURL('**/dashboard');
    await page.getByRole('button', { name: 'Skip Tour' }).waitFor();
    expect(await studio.said('Your drop is waiting: finish it').count()).toBe(0);
    await page.getByRole('button', { name: 'Skip Tour' }).click();
    await studio.said('Your drop is waiting: finish it').waitFor();
    await page.goto('/voice-drops?kept=1');
    await expect.poll(() => studio.script.inputValue()).toBe(SCRIPT);
    await studio.note.getByText(FREE).waitFor(SLOW);
    await expect.poll(() => new URL(page.url()).search).toBe('');
    // Nobody has played it here: its sound is made for this.
    await studio.finish.click();
    await page.waitForURL(/[?&]view=gen_/, SLOW);
    expect(await studio.balance()).toBe(20);
  });

  it('is said to come along before anything is made, and does so without a preview', async () => {
    const { page } = await newVisit();
    const studio = studioOf(page);
    await studio.open();
    await studio.script.fill(SCRIPT);
    await studio.note
      .getByText('Finishing takes an account: sign up free and the drop comes along at no cost.')
      .waitFor();
    await studio.finishInNewAccount();
  });

  it('signed in to an account with works of its own, it is a draft at its usual price', async () => {
    const { page, context, studio } = await visitWithPreview();
    const client = await signedUpInBoth(context);
    for (const name of ['ONE', 'TWO']) await client.generate('logo-generator', { name });
    await studio.open();
    await expect.poll(() => studio.script.inputValue()).toBe(SCRIPT);
    await expect.poll(() => studio.finish.textContent()).toContain('4 credits');
    expect(await page.getByText(FREE).count()).toBe(0);
  });
});
