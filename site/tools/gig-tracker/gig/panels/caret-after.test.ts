import { expect, it } from 'vitest';
import { caretAfter } from './caret-after.ts';

/** The caret is the bar. */
const moved = (before: string, after: string): string => {
  const caret = before.indexOf('|');
  const at = caretAfter(before.replace('|', ''), after, caret);
  return `${after.slice(0, at)}|${after.slice(at)}`;
};

it.each([
  ['a line is added below', 'one|', 'one\ntwo', 'one|\ntwo'],
  ['a line is added above', 'one|', 'zero\none', 'zero\none|'],
  ['lines are added on both sides', 'on|e', 'zero\none\ntwo', 'zero\non|e\ntwo'],
  ['it is on an empty line', 'one\n|', 'zero\none\n', 'zero\none\n|'],
  ['nothing of it is left', 'one|', 'x', 'x|'],
])('the caret stays where it was typed: %s', (_, before, after, expected) => {
  expect(moved(before, after)).toBe(expected);
});
