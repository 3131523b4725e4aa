import type { Locator, Page } from 'playwright-core';
import { beforeEach, expect, it } from 'vitest';
import type { VoiceDesk } from '#core/voice.ts';
import { violations } from '../support/axe.ts';
import { expectQuiet, testVisits, type Visitor } from '../support/browser.ts';
import type { Client } from '../support/client.ts';
import { makeDrop, sha256Of } from '../support/drops.ts';
import { signedUpInBoth, toneWav } from '../support/drops-in-browser.ts';
import { holdSounds, holdToasts } from '../support/held-moments.ts';
import { BEEPING_MICROPHONE } from '../support/launch-browser.ts';
import { step } from '../support/step.ts';

const newVisit = testVisits(BEEPING_MICROPHONE);
let visitor: Visitor;
let page: Page;
let client: Client & { email: string };
let dialog: Locator;

beforeEach(async () => {
  visitor = await newVisit();
  page = visitor.page;
  await holdToasts(page);
  await visitor.context.grantPermissions(['microphone']);
  client = await signedUpInBoth(visitor.context);
  dialog = page.getByRole('dialog', { name: 'Your own voice' });
});

const desk = async () => (await client.get<VoiceDesk>('/api/voice')).body;
const draftSource = () =>
  page.evaluate(() => JSON.parse(sessionStorage.getItem('draft:voice-tag') ?? 'null')?.source);
const secondsOf = async (handle: Locator) => Number(await handle.getAttribute('aria-valuenow'));

async function openPage(): Promise<void> {
  await page.goto('/voice-selection');
  await openDialog();
}

async function openDialog(): Promise<void> {
  await page.getByRole('button', { name: 'Record your own' }).click();
  await dialog.waitFor();
}

async function upload(name: string, buffer: Buffer): Promise<void> {
  await dialog.getByLabel('Recording to upload').setInputFiles({ name, mimeType: 'audio/wav', buffer });
  await dialog.getByRole('slider', { name: 'Start' }).waitFor();
  await dialog.getByRole('button', { name: /^Play / }).waitFor();
}

const keep = () => dialog.getByRole('button', { name: 'Keep this recording' }).click();
const agree = () => dialog.getByRole('checkbox', { name: /^This is my own voice/ }).check();

it('a voice is recorded, kept with consent, and taken back', async () => {
  await openPage();

  await step('what the microphone hears is recorded, cut, agreed to and kept as it was hashed', async () => {
    await dialog.getByRole('button', { name: 'Turn on the microphone' }).click();
    await dialog.getByRole('button', { name: 'Record', exact: true }).click();
    /** What the timer adds up to, rounded as it says it; null before a whole second was heard. */
    const ofTwenty = async () => {
      const said = /^(\d+\.\d) s, (\d+) s left$/.exec(await dialog.getByRole('timer').innerText());
      const [heard, left] = [Number(said?.[1]), Number(said?.[2])];
      return heard >= 1 ? Math.abs(heard + left - 20.5) <= 0.5 : null;
    };
    await expect.poll(ofTwenty).toBe(true);
    await dialog.getByRole('button', { name: 'Stop' }).click();
    await dialog.getByRole('slider', { name: 'Start' }).waitFor();
    expect(await violations(page)).toEqual([]);

    expect(await dialog.getByRole('checkbox', { name: /^This is my own voice/ }).isChecked()).toBe(false);
    await keep();
    await dialog.getByText('Say first that this is your own voice').waitFor();
    await agree();
    await dialog.getByRole('textbox', { name: 'Name' }).fill('Morgan Freeman');
    await keep();
    await dialog.getByText(/Morgan Freeman is a real person/).waitFor();
    expect((await desk()).takes).toEqual([]);

    await dialog.getByRole('textbox', { name: 'Name' }).fill('Mara, dry');
    await keep();
    await dialog.waitFor({ state: 'detached' });
    const { takes } = await desk();
    const [take] = takes;
    expect(takes).toHaveLength(1);
    expect(take).toMatchObject({ name: 'Mara, dry', statement: 'own-voice-1' });
    const sound = await (await client.fetch(take?.url ?? '')).arrayBuffer();
    expect(sha256Of(new Uint8Array(sound))).toBe(take?.sha256);
    expect((sound.byteLength - 44) / 2 / 44_100).toBeCloseTo(take?.seconds ?? 0, 2);
    await expect.poll(draftSource).toEqual({ kind: 'take', takeId: take?.id });
    expectQuiet(visitor.errors);
  });

  await step(
    'taking the consent back deletes the recording and says how many drops went with it',
    async () => {
      const [take] = (await desk()).takes;
      await makeDrop(client, { source: { kind: 'take', takeId: take?.id } });
      await openDialog();
      await dialog.getByText(/agreed \d/).waitFor();
      await dialog.getByText(take?.sha256.slice(0, 12) ?? '').waitFor();
      await dialog.getByRole('button', { name: 'Take back' }).click();
      const question = page.getByRole('alertdialog', { name: /Take back your consent for Mara, dry/ });
      await question.getByRole('button', { name: 'Delete recording and drops' }).click();
      await page.getByText('The one drop made from it went with it.', { exact: true }).waitFor();
      expect((await desk()).takes).toEqual([]);
      const left = await client.get<{ generations: unknown[] }>('/api/tools/voice-tag/generations');
      expect(left.body.generations).toEqual([]);
      await expect.poll(draftSource).toEqual({ kind: 'device' });
    },
  );
});

it('a file is taken in, cut, heard and kept', async () => {
  await holdSounds(page);
  await openPage();

  await step('a file without sound is refused with the reason', async () => {
    await dialog
      .getByLabel('Recording to upload')
      .setInputFiles({ name: 'notes.wav', mimeType: 'audio/wav', buffer: Buffer.from('not a sound at all') });
    await dialog.getByText('This browser finds no sound in notes.wav').waitFor();
  });

  await step('of a file the silence is cut, and handles move by key', async () => {
    await upload('intro.wav', toneWav(1, 2, 1));
    const start = dialog.getByRole('slider', { name: 'Start' });
    const end = dialog.getByRole('slider', { name: 'End' });
    await expect.poll(() => secondsOf(start)).toBeCloseTo(0.94, 1);
    await expect.poll(() => secondsOf(end)).toBeCloseTo(3.14, 1);
    await dialog.getByRole('button', { name: 'Whole recording' }).click();
    await expect.poll(async () => [await secondsOf(start), await secondsOf(end)]).toEqual([0, 4]);
    await end.focus();
    await page.keyboard.press('Shift+ArrowLeft');
    await page.keyboard.press('ArrowLeft');
    await expect.poll(() => secondsOf(end)).toBeCloseTo(3.89, 2);
    await dialog.getByText('3.89 s kept').waitFor();
  });

  await step('leaving with a recording that is not kept asks first', async () => {
    await page.keyboard.press('Escape');
    const question = page.getByRole('alertdialog', { name: 'Leave without keeping it?' });
    await question.getByRole('button', { name: 'Stay' }).click();
    await dialog.getByRole('slider', { name: 'Start' }).waitFor();
    await dialog.getByRole('button', { name: 'Close' }).click();
    await question.getByRole('button', { name: 'Leave' }).click();
    await dialog.waitFor({ state: 'detached' });
  });

  await step('what plays follows the gate without stopping', async () => {
    await openDialog();
    await upload('long.wav', toneWav(0, 8, 0));
    await dialog.getByRole('button', { name: /^Play / }).click();
    const place = dialog.getByRole('slider', { name: /^Position/ });
    await expect.poll(() => secondsOf(place)).toBeGreaterThan(0.5);
    await dialog.getByRole('slider', { name: 'Threshold' }).fill('-20');
    await expect.poll(() => secondsOf(place)).toBeGreaterThan(1.5);
    expect(await dialog.getByRole('button', { name: /^Pause / }).count()).toBe(1);
  });

  await step('a recording whose upload broke is kept with the next try, under one consent', async () => {
    await agree();
    await page.route('**/api/voice/takes/*/audio', (route) => route.abort(), { times: 1 });
    await keep();
    // It stands there, and is read out.
    await page.getByText('Not kept').first().waitFor();
    await keep();
    await dialog.waitFor({ state: 'detached' });
    expect((await desk()).takes).toHaveLength(1);
  });
});
