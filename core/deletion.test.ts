import { expect, it } from 'vitest';
import { deletionDate, GRACE_DAYS } from './deletion.ts';

it('an account goes 14 days after the wish to delete it, to the millisecond', () => {
  expect(GRACE_DAYS).toBe(14);
  expect(deletionDate(new Date('2026-11-21T12:34:56.789Z'))).toEqual(new Date('2026-12-05T12:34:56.789Z'));
});

it('a change of the clocks in between makes no difference', () => {
  expect(deletionDate(new Date('2026-10-20T23:30:00Z'))).toEqual(new Date('2026-11-03T23:30:00Z'));
});
