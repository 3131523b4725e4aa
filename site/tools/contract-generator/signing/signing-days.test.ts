import { expect, it } from 'vitest';
import { dayAt, daysWords, lastDayWords, reminderDays, usualOpenUntil } from './signing-days.ts';

const today = '2026-11-02';

it('a link is open for a month, and not longer than to the next night', () => {
  expect(usualOpenUntil({ nights: ['2026-12-12'] }, today)).toBe('2026-12-02');
  expect(usualOpenUntil({ nights: ['2026-11-20', '2026-11-14'] }, today)).toBe('2026-11-14');
  expect(usualOpenUntil({ nights: ['2026-10-30', '2026-11-20'] }, today)).toBe('2026-11-20');
  expect(usualOpenUntil({ nights: ['', '2026-10-30'] }, today)).toBe('2026-12-02');
});

it('reminders come while the link is open, and before the night', () => {
  const days = (openUntil: string, ...nights: string[]) =>
    daysWords(reminderDays({ nights }, { today, openUntil }));
  expect(days('2026-12-02')).toBe('7, 9, 11, 13, 15 Nov');
  expect(days('2026-11-10')).toBe('7, 9 Nov');
  expect(days('2026-12-02', '2026-11-09')).toBe('7, 9 Nov');
  expect(days('2026-11-04')).toBe('');
  expect(daysWords(['2026-11-28', '2026-11-30', '2026-12-02'])).toBe('28, 30 Nov, 2 Dec');
});

it('days are those of the venue', () => {
  const at = new Date('2026-12-02T23:30:00Z');
  expect(dayAt(at, 'Europe/Paris')).toBe('2026-12-03');
  expect(dayAt(at, 'America/New_York')).toBe('2026-12-02');
  expect(lastDayWords('2026-12-02T23:00:00.000Z', 'Europe/Paris')).toBe('Wed 2 Dec 2026');
});
