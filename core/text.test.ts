import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { findUnstorableText, noControls } from './text.ts';

describe('text that no database stores', () => {
  it.each([
    [{ name: 'DJ\0NOVA' }, 'name'],
    [{ brief: { lines: ['fine', '\ud83d'] } }, 'brief.lines.1'],
    [{ outer: { 'k\0': 1 } }, 'outer'],
    ['\udc00', ''],
  ])('is found in %j', (value, path) => {
    expect(findUnstorableText(value)).toBe(path);
  });

  it.each([{ name: 'AMÉLIE 火 🔥' }, [], null, 12, true, 'plain', { a: { b: [1, 'two'] } }])(
    'is not in %j',
    (value) => {
      expect(findUnstorableText(value)).toBeNull();
    },
  );
});

it('refuses control characters in a line', () => {
  const line = z.string().check(noControls);
  expect(line.safeParse('DJ NOVA').success).toBe(true);
  for (const text of ['a\nb', 'a\u0007', '\u0085']) expect(line.safeParse(text).success).toBe(false);
});
