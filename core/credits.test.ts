import { expect, it } from 'vitest';
import { nextUtcDay, reservationCutoff, startOfUtcDay } from './credits.ts';

it('counts the day in UTC, to the millisecond', () => {
  expect(startOfUtcDay(new Date('2026-12-31T23:59:59.999Z')).toISOString()).toBe('2026-12-31T00:00:00.000Z');
  expect(nextUtcDay(new Date('2026-12-31T23:59:59.999Z')).toISOString()).toBe('2027-01-01T00:00:00.000Z');
  expect(nextUtcDay(new Date('2027-01-01T00:00:00.000Z')).toISOString()).toBe('2027-01-02T00:00:00.000Z');
});

it('voids a reservation fifteen minutes after it was made', () => {
  expect(reservationCutoff(new Date('2026-11-21T12:15:00Z')).toISOString()).toBe('2026-11-21T12:00:00.000Z');
});
