import { expect, it } from 'vitest';
import { seekByKey } from './seek-keys.ts';

it('arrows move by a quarter of a second, pages by a second, Home and End to the edges', () => {
  expect(seekByKey('ArrowRight', 1, 4)).toBe(1.25);
  expect(seekByKey('ArrowLeft', 1, 4)).toBe(0.75);
  expect(seekByKey('PageUp', 1, 4)).toBe(2);
  expect(seekByKey('Home', 1, 4)).toBe(0);
  expect(seekByKey('End', 1, 4)).toBe(4);
});

it('no key leaves the sound, and other keys move nothing', () => {
  expect(seekByKey('ArrowLeft', 0.1, 4)).toBe(0);
  expect(seekByKey('PageUp', 3.5, 4)).toBe(4);
  expect(seekByKey('a', 1, 4)).toBeNull();
});
