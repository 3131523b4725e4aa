import { expect, it } from 'vitest';
import { instantWords } from './instant-words.ts';

it.each([
  ['2026-11-03T13:02:31.480Z', 'Europe/Berlin', '3 November 2026, 14:02:31 (UTC+1)'],
  ['2026-11-03T01:02:03Z', 'America/Los_Angeles', '2 November 2026, 17:02:03 (UTC−8)'],
  ['2026-11-03T23:59:59Z', 'Asia/Kathmandu', '4 November 2026, 05:44:59 (UTC+5:45)'],
  ['2026-11-03T00:00:00Z', 'Europe/London', '3 November 2026, 00:00:00 (UTC+0)'],
  ['2026-11-03T13:02:31Z', '', '3 November 2026, 13:02:31 (UTC)'],
  ['2026-11-03T13:02:31Z', 'Europe/Nowhere', '3 November 2026, 13:02:31 (UTC)'],
])('%s in %j is %s', (at, zone, words) => {
  expect(instantWords(at, zone)).toBe(words);
});
