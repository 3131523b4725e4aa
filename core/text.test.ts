import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { findUnstorable, noControls, saysSomething } from './text.ts';
import { isVisible } from './visible-text.ts';

describe('text that no database stores', () => {
  it.each([
    [{ name: 'DJ\0NOVA' }, 'name'],
    [{ brief: { lines: ['fine', '\ud83d'] } }, 'brief.lines.1'],
    [{ outer: { 'k\0': 1 } }, 'outer'],
    ['\udc00', ''],
  ])('is found in %j', (value, path) => {
    expect(findUnstorable(value)?.path).toBe(path);
  });

  it.each([{ name: 'AMÉLIE 火 🔥' }, [], null, 12, true, 'plain', { a: { b: [1, 'two'] } }])(
    'is not in %j',
    (value) => {
      expect(findUnstorable(value)).toBeNull();
    },
  );
});

it('takes 64 levels of nesting and no more, however deep', () => {
  const nested = (levels: number) => JSON.parse('['.repeat(levels) + ']'.repeat(levels)) as unknown;
  expect(findUnstorable(nested(64))).toBeNull();
  expect(findUnstorable(nested(65))?.reason).toBe('This is nested too deep');
  expect(findUnstorable(nested(5000))?.reason).toBe('This is nested too deep');
});

it('refuses control characters in a line', () => {
  const line = z.string().check(noControls);
  expect(line.safeParse('DJ NOVA').success).toBe(true);
  for (const text of ['a\nb', 'a\u0007', '\u0085', '\u202Ecba'])
    expect(line.safeParse(text).success).toBe(false);
});

describe('what a text says', () => {
  it.each([
    '\u200B',
    '\u2060\u200D',
    '\u3164',
    '\uFFA0 \u115F',
    '\u2800',
    '\u00AD',
    '\u0301',
    ' \u3000 ',
    '',
  ])('is nothing where nothing of it can be seen: %j', (text) => {
    expect([isVisible(text), saysSomething(text)]).toEqual([false, false]);
  });

  it.each(['Mara', 'Žofie', '小林', 'ᄀ', 'م', '7'])('is said by %s', (text) => {
    expect([isVisible(text), saysSomething(text)]).toEqual([true, true]);
  });

  it.each(['🎧', '★', '!'])('can be seen in %s, and says nothing', (text) => {
    expect([isVisible(text), saysSomething(text)]).toEqual([true, false]);
  });
});
