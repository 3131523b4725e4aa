import type { BrowserContext, Page } from 'playwright-core';
import { SAMPLE_RATE } from '#core/music/sound.ts';
import { monoWav } from '#core/tools/voice-tag/engine/files/mono-wav.ts';
import { type Client, signedUp } from './client.ts';

/** A new account that both the browser profile and the caller of the API are signed in to. */
export async function signedUpInBoth(context: BrowserContext): Promise<Client & { email: string }> {
  const client = await signedUp();
  const pairs = client.cookies.split('; ').map((pair) => pair.split(/=(.*)/s));
  await context.addCookies(
    pairs.map(([name = '', value = '']) => ({ name, value, domain: 'localhost', path: '/' })),
  );
  return client;
}

/** Silence, then a tone, then silence, as a WAV file: something that browsers play and a trim can find. */
export function toneWav(before: number, seconds: number, after: number): Buffer {
  const sound = Float32Array.from({ length: (before + seconds + after) * SAMPLE_RATE }, (_, at) => {
    const time = at / SAMPLE_RATE - before;
    return time >= 0 && time < seconds ? 0.25 * Math.sin(2 * Math.PI * 220 * time) : 0;
  });
  return Buffer.from(monoWav(sound, SAMPLE_RATE));
}

/** Every drop of the page sounds like this: what tests hand in is too short to be played. */
export async function dropsSound(page: Page, seconds: number): Promise<void> {
  await page.route('**/api/generations/*/files/drop.mp3', (route) =>
    route.fulfill({ body: toneWav(0, seconds, 0), contentType: 'audio/wav' }),
  );
}
