import { expect, it } from 'vitest';
import { dayWords } from './day-words.ts';

it('a day is written the way its reader writes days, where the reader is', () => {
  expect(dayWords('2026-12-05T23:30:00Z', 'en-GB', 'UTC')).toBe('5 December');
  expect(dayWords('2026-12-05T23:30:00Z', 'en-US', 'Europe/Berlin')).toBe('December 6');
});
