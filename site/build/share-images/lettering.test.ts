import { expect, it } from 'vitest';
import { openPens } from './lettering.ts';

it('draws letters of several scripts in one line, none on top of another', async () => {
  const { title } = await openPens('Żółw éШΩ');
  const words = ['Ż', 'Żó', 'Żół', 'Żółw', 'Żółw é', 'Żółw éШ', 'Żółw éШΩ'];
  const widths = words.map((word) => title.widthOf(word, 100));
  expect(widths).toEqual(widths.toSorted((a, b) => a - b));
  expect(new Set(widths).size).toBe(words.length);
  expect(title.pathOf('éШΩ', 0, 100, 100)).toMatch(/^M[\d.\sMLQCZ-]+$/);
});

it('a letter written in two parts is the same letter', async () => {
  const { title } = await openPens('e\u0301');
  expect(title.pathOf('e\u0301', 0, 0, 10)).toBe(title.pathOf('\u00e9', 0, 0, 10));
});

it('names the letter that no typeface has', async () => {
  await expect(openPens('DJ 火')).rejects.toThrow('has 火');
});
