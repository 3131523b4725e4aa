import { expect, it } from 'vitest';
import { isolated } from './bidi.ts';

it('a name that runs from right to left is isolated, and no other', () => {
  expect(isolated('قاعة الليل')).toBe('\u2068قاعة الليل\u2069');
  expect(isolated('מועדון 14')).toBe('\u2068מועדון 14\u2069');
  expect(isolated('Club Żuraw')).toBe('Club Żuraw');
});
