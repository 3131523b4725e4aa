import { expect, it } from 'vitest';
import { SPEECH_PATH } from '#core/tools/voice-tag/engine/speech/speech-files.ts';
import { testVisits } from '../support/browser.ts';
import { step } from '../support/step.ts';

const newVisit = testVisits();

const VOICE = `${SPEECH_PATH}/slt.bin`;

it('voices are kept once they were used, and mended', async () => {
  const { page, context } = await newVisit({ serviceWorker: true });
  await page.goto('/voice-drops');
  await page.evaluate(() => navigator.serviceWorker.ready);
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  const sizeOf = (path: string) =>
    page.evaluate(async (address) => {
      try {
        return (await (await fetch(address, { cache: 'no-store' })).arrayBuffer()).byteLength;
      } catch {
        return null;
      }
    }, path);

  await step('a voice that was used once is there offline, and one that was not is missed', async () => {
    const online = await sizeOf(VOICE);
    expect(online).toBeGreaterThan(2_000_000);
    await context.setOffline(true);
    // The service worker hears of it a moment later than the page.
    await expect.poll(() => sizeOf(`${SPEECH_PATH}/nobody.bin`)).toBeNull();
    await expect.poll(() => sizeOf(VOICE)).toBe(online);
    expect(await sizeOf(`${SPEECH_PATH}/rms.bin`)).toBeNull();
    await context.setOffline(false);
  });

  await step('what was kept in the place of a voice gives way to a reload', async () => {
    const sizes = await page.evaluate(async (address) => {
      await (await caches.open('deckhand-speech')).put(
        new URL(address, location.href),
        new Response('wrong'),
      );
      const found: number[] = [];
      for (const cache of ['default', 'reload'] as const)
        found.push((await (await fetch(address, { cache })).arrayBuffer()).byteLength);
      return found;
    }, VOICE);
    expect(sizes[0]).toBe('wrong'.length);
    expect(sizes[1]).toBeGreaterThan(2_000_000);
    const sizeKept = () =>
      page.evaluate(
        async (address) => (await (await caches.match(address))?.arrayBuffer())?.byteLength,
        VOICE,
      );
    await expect.poll(sizeKept).toBe(sizes[1]);
  });
});
