import type { Page } from 'playwright-core';
import { beforeEach, expect, it } from 'vitest';
import { expectQuiet, testVisits, type Visitor } from '../support/browser.ts';
import { sideways } from '../support/sideways.ts';
import { signUpInBrowser } from '../support/sign-up-in-browser.ts';
import { giveSoundTime, SLOW } from '../support/slow-sound.ts';
import { step } from '../support/step.ts';

const SCRIPT = 'You are locked in with DJ Nova';
/** Narrow phones, halves of windows, and both sides of the deck's own break. */
const WIDTHS = [320, 340, 360, 390, 640, 720, 800, 801, 1024];
const UPLOAD = '**/api/generations/*/files/drop.mp3';

giveSoundTime();
const newVisit = testVisits();
let visitor: Visitor;
let page: Page;
let asked: string[];
beforeEach(async () => {
  visitor = await newVisit();
  page = visitor.page;
  asked = [];
  page.on('request', (request) => asked.push(`${request.method()} ${new URL(request.url()).pathname}`));
});

const takes = () => page.locator('.take');
const script = () => page.getByRole('textbox', { name: 'Script', exact: true });
const balance = async () => (await (await visitor.context.request.get('/api/user/credits')).json()).balance;

async function openStudio(): Promise<void> {
  await page.goto('/voice-drops');
  await page.locator('.voice-studio[data-ready]').waitFor();
}

async function previewDrop(): Promise<void> {
  await script().fill(SCRIPT);
  const before = await takes().count();
  await page.getByTestId('preview').click();
  await expect.poll(() => takes().count()).toBe(before + 1);
}

/** A short treatment, where another one is not what it is about. */
async function treat(name: RegExp): Promise<void> {
  await page.getByRole('radio', { name }).click();
  await page.getByRole('radio', { name, checked: true }).waitFor();
}

/** Presses Play, and sees the clock go: in the page, since a drop is over in seconds. */
async function playDrop(): Promise<void> {
  await page.evaluate(() => {
    const clock = document.querySelector('[data-testid=clock] b');
    const before = clock?.textContent;
    Object.assign(window, { hasClockGone: false });
    new MutationObserver((_, observer) => {
      if (clock?.textContent === before || clock?.textContent === '00:00.00') return;
      observer.disconnect();
      Object.assign(window, { hasClockGone: true });
    }).observe(clock ?? document, { subtree: true, childList: true, characterData: true });
  });
  await page.getByTestId('play').click();
  await page.waitForFunction(() => (window as unknown as { hasClockGone: boolean }).hasClockGone);
}

/** The widths at which the page can be pushed sideways. */
async function tooWideAt(): Promise<number[]> {
  const wide: number[] = [];
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 900 });
    if ((await sideways(page)) > 0) wide.push(width);
  }
  await page.setViewportSize({ width: 1440, height: 900 });
  return wide;
}

it('a visitor makes previews, compares them, and signs in to finish', async () => {
  await openStudio();

  await step('loads neither engine nor voice before somebody does something', async () => {
    await page.waitForLoadState('networkidle');
    expect(asked.filter((line) => line.includes('/speech/'))).toEqual([]);
  });
  await step('never scrolls sideways, blank', async () => expect(await tooWideAt()).toEqual([]));

  await step('what cannot be spoken is said before anything is made', async () => {
    await script().fill('🔥🔥🔥');
    await page.getByTestId('preview').click();
    await page.getByRole('alert').first().waitFor();
    expect(await takes().count()).toBe(0);
    expect(asked.filter((line) => line.includes('/speech/'))).toEqual([]);
  });

  await step('never scrolls sideways, with a script', async () => {
    await script().fill(SCRIPT);
    await page.locator('.takes-note').waitFor();
    expect(await tooWideAt()).toEqual([]);
  });

  await step('says that settings changed, and undo takes the change back', async () => {
    await treat(/Clean/);
    await previewDrop();
    await treat(/Vinyl Stop/);
    await page.getByText('Settings changed: preview again').waitFor();
    await page.locator('.deck h2').click();
    await page.keyboard.press('Control+z');
    await expect.poll(() => page.getByText('Settings changed: preview again').count()).toBe(0);
  });

  await step('a clip is moved by keys, and by hand in one step', async () => {
    // How long the voice is was an estimate before it was spoken.
    const voice = page.locator('.asleep:not([data-asleep]) [data-clip=voice]');
    const name = () => voice.getAttribute('aria-label');
    const first = await name();
    await voice.focus();
    await page.keyboard.press('ArrowRight');
    await expect.poll(name).not.toBe(first);
    const moved = await name();
    const box = await voice.boundingBox();
    if (!box) throw new Error('There is no voice on the lanes');
    await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
    await page.mouse.down();
    await page.mouse.move(box.x + box.width / 2 + 60, box.y + box.height / 2, { steps: 6 });
    await page.mouse.up();
    await expect.poll(name).not.toBe(moved);
    await page.locator('.deck h2').click();
    await page.keyboard.press('Control+z');
    await expect.poll(name).toBe(moved);
    await page.keyboard.press('Control+z');
    await expect.poll(name).toBe(first);
  });

  await step('compares two takes at the same position', async () => {
    await treat(/Radio Sweep/);
    await previewDrop();
    await page.locator('.deck h2').click();
    await page.keyboard.press('b');
    const first = page.getByRole('button', { name: /^Take 1,.*on side B$/ });
    await expect.poll(() => first.getAttribute('aria-pressed')).toBe('true');
    await page.getByRole('button', { name: 'Go back to this' }).click();
    await page.getByRole('radio', { name: /Clean/, checked: true }).waitFor();
    expectQuiet(visitor.errors);
  });

  await step('a visitor previews, and signs in to finish with the draft kept', async () => {
    await page.getByTestId('finish').click();
    await page.waitForURL(/\/signin\?next=\/voice-drops/);
    await openStudio();
    await expect.poll(() => script().inputValue()).toBe(SCRIPT);
  });
});

it('goes from a sentence to a stored drop that plays after a reload', async () => {
  await signUpInBrowser(visitor.context);
  await openStudio();
  const before = await balance();

  await step('a preview plays, and costs nothing', async () => {
    await previewDrop();
    await playDrop();
    await page.keyboard.press('l');
    await page.getByRole('button', { name: 'Loop', exact: true, pressed: true }).waitFor();
    expect(asked.filter((line) => line.startsWith('POST /api/tools'))).toEqual([]);
  });

  await step('cancelling gives the credits back at once', async () => {
    // Held up until the page has let go of it.
    await page.route(UPLOAD, () => {});
    await page.getByTestId('finish').click();
    const saving = page.getByText(/^Saving/).first();
    await saving.waitFor(SLOW);
    await expect.poll(balance).toBe(before - 4);
    await page.getByRole('button', { name: 'Cancel' }).click();
    await expect.poll(balance).toBe(before);
    await expect.poll(() => new URL(page.url()).search).toBe('');
    await page.unroute(UPLOAD);
  });

  await step('a finished drop is stored and paid', async () => {
    await page.getByTestId('finish').click();
    await page.waitForURL(/[?&]view=gen_/, SLOW);
    const id = new URL(page.url()).searchParams.get('view');
    expect(await balance()).toBe(before - 4);
    const generation = await (await visitor.context.request.get(`/api/generations/${id}`)).json();
    expect(generation).toMatchObject({ status: 'done', title: SCRIPT, input: { script: SCRIPT } });
    const url = generation.files.find((file: { name: string }) => file.name === 'drop.mp3').url;
    const mp3 = await (await visitor.context.request.get(url)).body();
    expect(mp3.subarray(0, 3).toString('latin1')).toBe('ID3');
  });

  await step('after a reload it is drawn from the stored file, and plays', async () => {
    await page.reload();
    await page.locator('.voice-studio[data-ready]').waitFor();
    await page.getByText('Finished, drawn from the stored file').waitFor();
    await expect.poll(() => script().inputValue()).toBe(SCRIPT);
    await playDrop();
    expectQuiet(visitor.errors);
  });

  await step('never scrolls sideways, with a finished drop', async () =>
    expect(await tooWideAt()).toEqual([]),
  );
});

it('what does not come about is not paid', async () => {
  await signUpInBrowser(visitor.context);
  const before = await balance();

  await step('a drop that is not there is not in the library', async () => {
    await page.goto('/voice-drops?view=gen_nothing');
    await page.getByText('There is no such drop here').waitFor();
    await page.getByRole('button', { name: 'Start a new one' }).click();
    await expect.poll(() => new URL(page.url()).search).toBe('');
  });

  await step(
    'what fails on the way is not paid: the next press hands in the same file under the same key',
    async () => {
      const keys: (string | undefined)[] = [];
      page.on('request', (request) => {
        if (request.method() === 'POST' && request.url().endsWith('/voice-tag/generations'))
          keys.push(request.headers()['idempotency-key']);
      });
      await page.route(UPLOAD, (route) => route.abort());
      await treat(/Clean/);
      await script().fill(SCRIPT);
      await page.getByTestId('finish').click();
      await page.getByText("Can't reach Deckhand").filter({ visible: true }).waitFor(SLOW);
      await page.getByText('Your drop is kept').waitFor();
      await page.unroute(UPLOAD);
      await page.getByRole('button', { name: 'Retry' }).click();
      await page.waitForURL(/[?&]view=gen_/, SLOW);
      expect(keys.length).toBe(2);
      expect(keys[1]).toBe(keys[0]);
      expect(await balance()).toBe(before - 4);
    },
  );

  await step('leaving while the file travels gives the credits back', async () => {
    await page.route(UPLOAD, () => {});
    await script().fill('DJ Nova in the mix');
    const upload = page.waitForRequest('**/files/drop.mp3', SLOW);
    await page.getByTestId('finish').click();
    await upload;
    expect(await balance()).toBe(before - 8);
    await page.goto('/tools');
    await expect.poll(balance).toBe(before - 4);
  });
});
