import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { storageOfTest } from '#site/lib/browser-of-tests.ts';
import { recentChoices, rememberChoice } from './recent-choices.ts';

beforeEach(() => vi.stubGlobal('localStorage', storageOfTest()));
afterEach(() => vi.unstubAllGlobals());

it('the last five choices are remembered, the newest first, each once', () => {
  for (const id of ['a', 'b', 'c', 'b', 'd', 'e', 'f']) rememberChoice(id);
  expect(recentChoices()).toEqual(['f', 'e', 'd', 'b', 'c']);
});

it.each(['no JSON', '{"a":1}', 'null'])('storage that holds %s counts as empty', (kept) => {
  localStorage.setItem('deckhand.palette', kept);
  expect(recentChoices()).toEqual([]);
});

it('where storage is closed nothing is remembered and nothing breaks', () => {
  vi.stubGlobal('localStorage', undefined);
  rememberChoice('a');
  expect(recentChoices()).toEqual([]);
});
