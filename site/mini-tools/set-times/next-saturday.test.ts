import { expect, it } from 'vitest';
import { nextSaturday } from './next-saturday.ts';

it('is today on a Saturday, and within six days on any other', () => {
  expect(nextSaturday(new Date(2026, 10, 28, 23, 59))).toBe('2026-11-28');
  expect(nextSaturday(new Date(2026, 10, 29, 0, 1))).toBe('2026-12-05');
  expect(nextSaturday(new Date(2026, 11, 30))).toBe('2027-01-02');
});
