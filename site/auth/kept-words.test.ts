import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { storageOfTest } from '#site/lib/browser-of-tests.ts';
import { keepWork, keptWorkOf, markWork } from '#site/lib/kept-work.ts';
import { keptWords } from './kept-words.ts';

const keep = (tool: string): void => void keepWork({ tool, title: 'NOVA', input: {} }, new Date(0));

beforeEach(() => void vi.stubGlobal('localStorage', storageOfTest()));
afterEach(() => void vi.unstubAllGlobals());

it('nothing is said where nothing is kept, or what is kept cannot come along', () => {
  expect(keptWords('/voice-drops')).toBeNull();
  keep('voice-tag');
  markWork(keptWorkOf('voice-tag')?.id ?? '', { isDeclined: true });
  expect(keptWords('/voice-drops')).toBeNull();
});

it('the work that the sign-in leads back to is named first', () => {
  keep('logo-generator');
  keep('voice-tag');
  expect(keptWords('/logo-generator?x=1')).toEqual({
    words: 'Your logo is kept. Drawing it costs nothing.',
    isNext: true,
  });
  expect(keptWords('/voice-drops')).toEqual({
    words: 'Your drop is kept. Finishing it costs nothing.',
    isNext: true,
  });
});

it('on the way to anything else the newest is named', () => {
  keep('logo-generator');
  expect(keptWords('/dashboard')).toEqual({
    words: 'Your logo is kept. Drawing it costs nothing.',
    isNext: false,
  });
});
