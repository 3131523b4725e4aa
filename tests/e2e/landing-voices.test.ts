import { expect, it } from 'vitest';
import { expectQuiet, testVisits } from '../support/browser.ts';
import { holdSounds } from '../support/held-moments.ts';

const newVisit = testVisits();

it('the voice preview shows 8 voices, and each is a sound of seconds', async () => {
  const { page, errors } = await newVisit();
  await page.goto('/landing');
  const voices = page.locator('.voices-grid button');
  expect(await voices.count()).toBe(8);
  const seconds = await voices.evaluateAll((buttons) =>
    Promise.all(
      buttons.map(async (button) => {
        const bytes = await (await fetch(button.getAttribute('data-src') ?? '')).arrayBuffer();
        const sound = await new OfflineAudioContext(2, 1, 44_100).decodeAudioData(bytes);
        const peak = sound.getChannelData(0).reduce((most, sample) => Math.max(most, Math.abs(sample)), 0);
        return peak > 0.2 ? sound.duration : 0;
      }),
    ),
  );
  for (const length of seconds) expect(length).toBeGreaterThan(2);
  expectQuiet(errors);
});

it('one voice plays at a time, by mouse and by key, and a second press stops it', async () => {
  const { page, errors } = await newVisit();
  await holdSounds(page);
  await page.goto('/landing');
  const deep = page.getByRole('button', { name: /Trailer Deep/ });
  const diva = page.getByRole('button', { name: /Club Diva/ });
  const pressed = () =>
    page.locator('voice-previews button[aria-pressed=true] .voice-name').allTextContents();
  await deep.click();
  await expect.poll(pressed).toEqual(['Trailer Deep']);
  await diva.focus();
  await page.keyboard.press('Enter');
  await expect.poll(pressed).toEqual(['Club Diva']);
  await diva.click();
  await expect.poll(pressed).toEqual([]);
  expectQuiet(errors);
});

it('the drop of the act stops the voice that plays', async () => {
  const { page, errors } = await newVisit();
  await holdSounds(page);
  await page.goto('/landing');
  const pressed = () => page.locator('voice-previews button[aria-pressed=true]');
  await page.getByRole('button', { name: /Trailer Deep/ }).click();
  await expect.poll(() => pressed().count()).toBe(1);
  await page.getByRole('button', { name: /Kollektiv nine oh nine/ }).click();
  await expect.poll(() => pressed().evaluateAll((all) => all.map((one) => one.className))).toEqual(['drop']);
  expectQuiet(errors);
});

it('a voice that cannot be loaded says so', async () => {
  const { page } = await newVisit();
  await page.route('**/*.mp3', (route) => route.abort());
  await page.goto('/landing');
  await page.getByRole('button', { name: /Whisper/ }).click();
  await page.getByText('This voice could not be loaded').waitFor();
  await expect.poll(() => page.locator('voice-previews button[aria-pressed=true]').count()).toBe(0);
});
