import { expect, it } from 'vitest';
import { fileRefusal, sizeRefusal } from './picture-refusal.ts';

it.each([
  [{ type: 'text/html', size: 10 }, /not a photograph/],
  [{ type: '', size: 10 }, /not a photograph/],
  [{ type: 'image/svg+xml', size: 10 }, /not a photograph/],
  [{ type: 'image/jpeg', size: 61_000_000 }, /61.0 MB; 50 MB is the most/],
])('a file that is none is refused before it is opened: %o', (file, words) => {
  expect(fileRefusal(file)).toMatch(words);
});

it.each([
  [{ width: 127, height: 900 }, /127 × 900 pixels; it needs 128 × 128/],
  [{ width: 20_000, height: 10_000 }, /too many/],
])('a picture that is too small or too large is refused before it is sent: %o', (size, words) => {
  expect(sizeRefusal(size)).toMatch(words);
});

it('takes photographs of phones and cameras', () => {
  expect(fileRefusal({ type: 'image/jpeg', size: 18_000_000 })).toBe(null);
  expect(sizeRefusal({ width: 8256, height: 5504 })).toBe(null);
  expect(sizeRefusal({ width: 128, height: 128 })).toBe(null);
});
