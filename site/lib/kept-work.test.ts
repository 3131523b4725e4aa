import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { MOST_KEPT } from '#core/kept-work.ts';
import { storageOfTest } from './browser-of-tests.ts';
import { forgetWork, KEPT_PLACE, keepWork, keptWorkOf, keptWorks, markWork } from './kept-work.ts';

const NOW = new Date('2026-11-21T20:00:00Z');
const logo = (name: string) => ({ tool: 'logo-generator', title: name, input: { name, seed: 1 } });

beforeEach(() => void vi.stubGlobal('localStorage', storageOfTest()));
afterEach(() => void vi.unstubAllGlobals());

it('what a visitor made last in a tool is kept in place of the one before, under a new id', () => {
  expect(keepWork(logo('NOVA'), NOW)).toBe(true);
  const [before] = keptWorks();
  keepWork(logo('NOVA 2'), NOW);
  expect(keptWorks()).toMatchObject([{ title: 'NOVA 2', keptAt: NOW.toISOString() }]);
  expect(keptWorks()[0]?.id).not.toBe(before?.id);
});

it('the same work again keeps its id', () => {
  keepWork(logo('NOVA'), NOW);
  const [before] = keptWorks();
  keepWork(logo('NOVA'), new Date(NOW.getTime() + 1000));
  expect(keptWorks()).toEqual([before]);
});

it('works of several tools stand beside each other, the newest first, and no more than an account takes over', () => {
  for (const tool of ['logo-generator', 'voice-tag', 'press-kit'])
    keepWork({ tool, title: tool, input: {} }, NOW);
  expect(keptWorks().map(({ tool }) => tool)).toEqual(['press-kit', 'voice-tag']);
  expect(keptWorks()).toHaveLength(MOST_KEPT);
});

it('a mark stays with its work, and goes when something else is kept in its place', () => {
  keepWork(logo('NOVA'), NOW);
  keepWork({ tool: 'voice-tag', title: 'Drop', input: {} }, NOW);
  markWork(keptWorkOf('logo-generator')?.id ?? '', { isDeclined: true });
  expect(keptWorkOf('logo-generator')).toMatchObject({ title: 'NOVA', isDeclined: true });
  expect(keptWorkOf('voice-tag')).not.toHaveProperty('isDeclined');
  keepWork(logo('NOVA 2'), NOW);
  expect(keptWorkOf('logo-generator')).not.toHaveProperty('isDeclined');
  expect(keptWorkOf('press-kit')).toBeNull();
});

it('the last one that is forgotten leaves nothing behind', () => {
  keepWork(logo('NOVA'), NOW);
  forgetWork(keptWorks()[0]?.id ?? '');
  expect(localStorage.getItem(KEPT_PLACE)).toBeNull();
});

it.each(['no JSON', '{"id":1}', '[null,{"id":"x"}]'])('a broken store (%s) holds nothing', (stored) => {
  localStorage.setItem(KEPT_PLACE, stored);
  expect(keptWorks()).toEqual([]);
});

it('closed storage keeps nothing, and says so', () => {
  const closed = () => {
    throw new Error('closed');
  };
  vi.stubGlobal('localStorage', { getItem: closed, setItem: closed, removeItem: closed });
  expect(keepWork(logo('NOVA'), NOW)).toBe(false);
  expect(keptWorks()).toEqual([]);
});
