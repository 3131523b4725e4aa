import { expect, test } from 'vitest';
import { tabOfTests } from '#site/lib/tab-of-tests.ts';
import { lastScripts, recentScriptsOf } from './recent-scripts.ts';

test('what was written is kept once, newest first, and outlives a reload', () => {
  const tab = tabOfTests();
  const scripts = recentScriptsOf(tab);
  scripts.keep('DJ Nova, Berlin');
  scripts.keep('Friday.  Halle 14.');
  scripts.keep('DJ Nova, Berlin');
  scripts.keep('DJ');
  const later = recentScriptsOf(tab);
  later.restore();
  expect(later.$scripts.get()).toEqual(['DJ Nova, Berlin', 'Friday. Halle 14.']);
});

test('eight are kept', () => {
  const tab = tabOfTests();
  const scripts = recentScriptsOf(tab);
  for (let at = 0; at < 12; at++) scripts.keep(`Script number ${at}`);
  expect(scripts.$scripts.get()).toHaveLength(8);
  expect(scripts.$scripts.get()[0]).toBe('Script number 11');
});

test('what the tab kept may be anything', () => {
  const tab = tabOfTests();
  tab().setItem('scripts:voice-tag', '[1,"A script",null]');
  const scripts = recentScriptsOf(tab);
  scripts.restore();
  expect(scripts.$scripts.get()).toEqual(['A script']);
});

test('the list shows each script once and never the one that stands', () => {
  expect(lastScripts(['One two', 'Three'], ['three', 'Four', ''], 'ONE  two', 3)).toEqual(['Three', 'Four']);
});
