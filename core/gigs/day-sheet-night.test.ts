import { describe, expect, it } from 'vitest';
import { GDANSK, sheetOf } from '../../tests/support/day-sheet.ts';
import type { DaySheet } from './day-sheet.ts';

/** `Sun 6 Dec | 00:00 (23:00 Sat) Doors` */
const linesOf = (sheet: DaySheet): string[] =>
  sheet.times.times.map(({ day, hours, home, label, isAssumed }) =>
    [day && `${day} |`, hours, home && `(${home})`, isAssumed ? `${label}?` : label]
      .filter(Boolean)
      .join(' '),
  );

describe('a night over midnight', () => {
  it('is called by its evening, and each time by its own day', () => {
    const sheet = sheetOf();
    expect([sheet.title, sheet.night, sheet.warning]).toEqual([
      'Club Żuraw',
      'Saturday 5 December 2026',
      null,
    ]);
    expect(sheet.times.set).toEqual({
      hours: '01:00–04:00',
      home: '',
      day: 'Sunday 6 December',
      zone: 'Warsaw time',
    });
    expect(linesOf(sheet)).toEqual([
      '16:35–23:15 Train from Berlin Hbf',
      '23:15 Load-in: Side door',
      '23:20–23:45 Sound check',
      'Sun 6 Dec | 00:00 Doors',
      '01:00–04:00 Your set',
      '10:30–17:10 Train home?',
    ]);
  });

  it('says when to leave for the first call', () => {
    expect(sheetOf().times).toMatchObject({
      leave: { time: '16:35', day: '', words: 'Train from Berlin Hbf, 6 h 40' },
      travel: 'Seat 61',
    });
    const far = sheetOf({ travel: { ...GDANSK.travel, minutes: 24 * 60 } });
    expect(far.times.leave).toMatchObject({ time: '23:15', day: 'Friday 4 December' });
    expect(linesOf(far).slice(0, 2)).toEqual([
      'Fri 4 Dec | 23:15–23:15 Train from Berlin Hbf',
      'Sat 5 Dec | 23:15 Load-in: Side door',
    ]);
  });

  it('tells what is assumed from what was said', () => {
    const sheet = sheetOf({
      end: null,
      schedule: [],
      setUp: null,
      travel: { ...GDANSK.travel, minutes: null },
    });
    expect(linesOf(sheet)).toEqual(['Sun 6 Dec | 00:00–01:00 Set-up?', '01:00 Your set']);
    expect(sheet.times.set?.hours).toBe('01:00');
    expect(sheet.times.notes.at(-1)).toBe('No end time yet: 2 h are assumed for what comes after the set.');
    expect(sheet.times.leave).toBeNull();
  });
});

describe('walls', () => {
  it('that differ are both told, home in brackets, with its day where that is another', () => {
    const { times } = sheetOf({ zone: 'America/New_York' });
    expect(times.set).toMatchObject({
      hours: '01:00–04:00',
      home: '07:00–10:00 Berlin time',
      zone: 'New York time',
    });
    expect(linesOf(sheetOf({ zone: 'America/New_York' }))).toContain('23:15 (05:15 Sun) Load-in: Side door');
    expect(times.leave).toMatchObject({ time: '16:35', home: '22:35 Berlin time', zone: 'New York time' });
    expect(times.notes).toEqual(['Times are New York time, with Berlin time in brackets.']);
  });

  it('that show the same are said to, and one wall needs no word', () => {
    expect(sheetOf().times.notes).toEqual(['Times are Warsaw time, the same as at home.']);
    expect(sheetOf({ zone: 'Europe/Berlin' }).times.notes).toEqual([]);
  });

  it('that are set in the night are told, and only there', () => {
    const night = { start: '2026-10-25T01:00', end: '2026-10-25T04:00', night: '2026-10-24', schedule: [] };
    expect(sheetOf({ ...night, zone: 'Europe/Berlin' }).times.notes).toEqual([
      'The clocks go back from 03:00 to 02:00 this night: the set lasts 4 h.',
    ]);
    const spring = { start: '2027-03-28T01:00', end: '2027-03-28T04:00', night: '2027-03-27', schedule: [] };
    expect(sheetOf({ ...spring, zone: 'Europe/Berlin' }).times.notes).toEqual([
      'The clocks go forward from 02:00 to 03:00 this night: the set lasts 2 h.',
    ]);
  });
});

it('the times that were said are there without a set', () => {
  const sheet = sheetOf({ start: '2026-12-05', end: null });
  expect(linesOf(sheet)).toEqual(['23:15 Side door', '23:20–23:45 Sound check', 'Sun 6 Dec | 00:00 Doors']);
});
