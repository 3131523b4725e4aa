import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { mergeLines } from './merge-lines.ts';

const lines = (text: string) => text.replaceAll(' ', '\n');
const merged = (base: string, mine: string, stored: string): string | null =>
  mergeLines({ base: lines(base), mine: lines(mine), stored: lines(stored) })?.replaceAll('\n', ' ') ?? null;

it.each([
  ['changes of two lines', 'a b c d', 'A b c d', 'a b c D', 'A b c D'],
  ['changes of lines that stand together', 'a b', 'A b', 'a B', 'A B'],
  ['lines that both put at the end', 'a', 'a m', 'a s', 'a s m'],
  ['lines that both put into nothing', '', 'm', 's', 's m'],
  ['a line before one that is changed', 'a b', 'a m b', 'a B', 'a m B'],
  ['a line behind one that goes', 'a b c', 'a c', 'a b s c', 'a s c'],
  ['a line that goes beside one that is changed', 'a b c', 'a c', 'A b c', 'A c'],
  ['the same change twice', 'a b', 'a B', 'a B', 'a B'],
  ['lines that are stored already, and more', 'a', 'a m n', 'a m', 'a m n'],
  ['everything deleted beside nothing', 'a b', '', 'a b', ''],
])('has %s', (_, base, mine, stored, both) => {
  expect(merged(base, mine, stored)).toBe(both);
});

it.each([
  ['changed a line to different ones', 'a b c', 'a M c', 'a S c'],
  ['changed a line, and deleted it', 'a b c', 'a M c', 'a c'],
  ['changed stretches that overlap', 'a b c d', 'a M d', 'a b S'],
  ['deleted lines, and put one between them', 'a b c d', 'a d', 'a b s c d'],
])('is in conflict where they %s', (_, base, mine, stored) => {
  expect(merged(base, mine, stored)).toBeNull();
});

const text = fc.array(fc.constantFrom('a', 'b', 'c', ''), { maxLength: 8 }).map((all) => all.join('\n'));

it('is what one made of it where the other made nothing or the same', () => {
  fc.assert(
    fc.property(text, text, (base, mine) => {
      expect(mergeLines({ base, mine, stored: base })).toBe(mine);
      expect(mergeLines({ base, mine: base, stored: mine })).toBe(mine);
      expect(mergeLines({ base, mine, stored: mine })).toBe(mine);
    }),
  );
});

it('is made of long texts, too', () => {
  const long = Array.from({ length: 5000 }, (_, at) => `${at}`);
  const base = long.join('\n');
  const mine = long.toReversed().join('\n');
  expect(mergeLines({ base, mine, stored: `${base}\nend` })).toBe(`${mine}\nend`);
});
