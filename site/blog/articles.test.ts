import { expect, it } from 'vitest';
import { dateWords, newestFirst, readMinutes, readTime, wordCount } from './articles.ts';

it('counts the words that a reader meets', () => {
  expect(wordCount("## Don't ask\n\nSee [the terms](https://example.com/a-b) twice: 1,480 times.")).toBe(8);
});

it('takes a minute for every 230 words, and one at least', () => {
  expect(readMinutes(3)).toBe(1);
  expect(readMinutes(1150)).toBe(5);
  expect(readTime({ body: 'word '.repeat(460) })).toBe('2 min');
});

it('lists the newest first and leaves the list it was given alone', () => {
  const on = (day: string) => ({ data: { date: new Date(day) } });
  const articles = [on('2026-10-01'), on('2026-11-01'), on('2026-10-15')];
  expect(newestFirst(articles).map(({ data }) => data.date.getUTCMonth())).toEqual([10, 9, 9]);
  expect(articles[0]).toEqual(on('2026-10-01'));
});

it('writes a date as it was set, wherever the build runs', () => {
  expect(dateWords(new Date('2026-11-04'))).toBe('4 November 2026');
});
