import { afterEach, expect, it, vi } from 'vitest';
import { copyText } from './copy-text.ts';

afterEach(() => vi.unstubAllGlobals());

it('what was copied is on the clipboard', async () => {
  const writeText = vi.fn(async () => undefined);
  vi.stubGlobal('navigator', { clipboard: { writeText } });
  expect(await copyText('a')).toBe(true);
  expect(writeText).toHaveBeenCalledWith('a');
});

it.each([
  ['refuses', { clipboard: { writeText: () => Promise.reject(new Error('NotAllowedError')) } }],
  ['has none', {}],
])('a browser whose clipboard %s breaks nothing', async (_, navigator) => {
  vi.stubGlobal('navigator', navigator);
  expect(await copyText('a')).toBe(false);
});
