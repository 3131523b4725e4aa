import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { violations } from '../support/axe.ts';
import { expectQuiet, testVisits } from '../support/browser.ts';
import { builtDocument } from '../support/built-document.ts';
import { TEST_SITE } from '../support/built-pages.ts';
import { sineWav } from '../support/sine-wav.ts';
import { step } from '../support/step.ts';

const newVisit = testVisits();
const PATH = '/tools/loudness-checker';

const give = (page: Page, files: { name: string; mimeType: string; buffer: Buffer }[]) =>
  page.locator('input[type=file]').setInputFiles(files);
const wave = (name: string, buffer: Buffer) => ({ name, mimeType: 'audio/wav', buffer });
const value = async (page: Page, name: string) =>
  (await page.locator(`.loud-report [data-out=${name}]`).textContent())?.trim();
const figure = async (page: Page, name: string) => Number((await value(page, name))?.replace('−', '-'));

it('files are measured one after another, and nothing but the page is asked of the network', async () => {
  const { page, errors } = await newVisit();
  const asked: string[] = [];
  page.on('request', (request) => {
    const { pathname, protocol } = new URL(request.url());
    // What the page has in its memory already.
    if (protocol === 'blob:') return;
    if (
      request.method() !== 'GET' ||
      !/^\/(_astro\/|tools\/|fonts\/|favicon|theme\.js|icons\/|manifest)/.test(pathname)
    )
      asked.push(`${request.method()} ${pathname} ${request.postData() ?? ''}`);
  });
  await page.goto(PATH);

  await step('a file can be stopped, one that waits too, and the next one is measured', async () => {
    const { promise: gate, resolve: open } = Promise.withResolvers<void>();
    await page.route(/meter\.worker/, async (route) => {
      await gate;
      await route.continue().catch(() => undefined);
    });
    const tone = sineWav({ db: -14, seconds: 4 });
    await give(page, [wave('first.wav', tone), wave('second.wav', tone), wave('third.wav', tone)]);
    await page.getByRole('button', { name: 'Stop second.wav' }).click();
    await page.getByRole('button', { name: 'Stop first.wav' }).click();
    await expect.poll(() => page.getByText('Stopped').count()).toBe(2);
    open();
    await expect.poll(() => value(page, 'file')).toBe('third.wav');
    await expect.poll(() => value(page, 'streaming-verdict')).toBe('Fits');
    await page.unrouteAll();
  });

  await step('a sine of 997 Hz at −20 dBFS measures −20 LUFS and −20 dBTP', async () => {
    await give(page, [wave('tone.wav', sineWav({ db: -20, seconds: 10 }))]);
    await expect.poll(() => value(page, 'file')).toBe('tone.wav');
    expect(Math.abs((await figure(page, 'integrated')) + 20)).toBeLessThanOrEqual(0.1);
    expect(Math.abs((await figure(page, 'short-max')) + 20)).toBeLessThanOrEqual(0.1);
    expect(Math.abs((await figure(page, 'true-peak')) + 20)).toBeLessThanOrEqual(0.1);
    expect(await value(page, 'sample-peak')).toBe('−20.0 dBFS');
    expect([await value(page, 'clips'), await value(page, 'mono'), await value(page, 'rate')]).toEqual([
      'None',
      '0.0 dB',
      '48 kHz',
    ]);
    expect(await value(page, 'streaming-verdict')).toBe('Turn it up by 6.0 dB');
    expect(await violations(page)).toEqual([]);
  });

  await step(
    'one channel counts on both sides, one file that clips says where it stands, one is no sound',
    async () => {
      await page.setViewportSize({ width: 390, height: 900 });
      await give(page, [
        wave('mono.wav', sineWav({ db: -20, seconds: 5, channels: 1, sampleRate: 44_100 })),
        wave('short.wav', sineWav({ db: -6, seconds: 0.2 })),
        wave('hot.wav', sineWav({ db: 6, seconds: 4 })),
        { name: 'notes.mp3', mimeType: 'audio/mpeg', buffer: Buffer.from('this is no sound at all') },
      ]);
      await page.getByText('This browser cannot decode it (audio/mpeg)').waitFor();
      const said = (name: string) =>
        page.locator('.loud-file').filter({ hasText: name }).locator('.loud-said').textContent();
      expect([await said('mono.wav'), await said('short.wav')]).toEqual([
        '−20.0 LUFS',
        'Too quiet or too short',
      ]);
      await expect.poll(() => value(page, 'file')).toBe('hot.wav');
      expect(await value(page, 'clips')).toMatch(/places$/);
      expect(await value(page, 'club-verdict')).toMatch(/^Turn it down by/);
      await page.getByRole('button', { name: 'Show mono.wav' }).click();
      await expect.poll(() => value(page, 'file')).toBe('mono.wav');
      await expect.poll(() => value(page, 'rate')).toBe('44.1 kHz');
    },
  );

  await step('a compressed file is decoded at its own rate', async () => {
    const sample = builtDocument('/landing').querySelector('voice-previews button')?.getAttribute('data-src');
    const buffer = await readFile(join(TEST_SITE, sample ?? ''));
    await give(page, [{ name: 'drop.mp3', mimeType: 'audio/mpeg', buffer }]);
    await expect.poll(() => value(page, 'file')).toBe('drop.mp3');
    await expect.poll(() => value(page, 'rate')).toBe('32 kHz');
    await expect.poll(() => figure(page, 'integrated')).toBeGreaterThan(-30);
  });

  await step('nothing but the page is asked of the network', () =>
    expect(
      asked.filter((line) => !/^(POST \/api\/events .*page_view|GET \/api\/auth\/user)/.test(line)),
    ).toEqual([]),
  );
  expectQuiet(errors);
});
