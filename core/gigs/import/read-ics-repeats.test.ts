import { describe, expect, it } from 'vitest';
import { readIcs } from './read-ics.ts';

const OPTIONS = { zone: 'Europe/Berlin', status: 'confirmed', since: '2026-01-01' } as const;
const fileOf = (...lines: string[]): string =>
  ['BEGIN:VCALENDAR', 'VERSION:2.0', ...lines, 'END:VCALENDAR'].join('\r\n');
const event = (...lines: string[]): string[] => [
  'BEGIN:VEVENT',
  'UID:a',
  'SUMMARY:Night',
  ...lines,
  'END:VEVENT',
];
const AT = 'DTSTART;TZID=Europe/Berlin:';
const read = (lines: string[], options: Partial<Parameters<typeof readIcs>[1]> = {}) =>
  readIcs(fileOf(...lines), { ...OPTIONS, ...options });
const starts = (...lines: string[]): string[] => {
  const { gigs, refused } = read(event(...lines));
  expect(refused).toEqual([]);
  return gigs.map(({ gig }) => gig.start);
};

describe('an event that repeats', () => {
  it('is a gig each time, but what was left out, moved or is past', () => {
    const text = fileOf(
      ...['BEGIN:VEVENT', 'UID:a', 'SUMMARY:Residency', `${AT}20251205T230000`],
      ...['DURATION:PT4H', 'RRULE:FREQ=WEEKLY;UNTIL=20260131T000000Z'],
      ...['EXDATE;TZID=Europe/Berlin:20260109T230000', 'END:VEVENT'],
      ...[
        'BEGIN:VEVENT',
        'UID:a',
        'SUMMARY:Residency, long',
        'RECURRENCE-ID;TZID=Europe/Berlin:20260116T230000',
      ],
      ...[`${AT}20260117T220000`, 'DURATION:PT6H', 'END:VEVENT'],
      ...['BEGIN:VEVENT', 'UID:b', 'SUMMARY:Another', `${AT}20260116T230000`],
      ...['DURATION:PT1H', 'RRULE:FREQ=WEEKLY;COUNT=1', 'END:VEVENT'],
    );
    const { gigs, refused } = readIcs(text, OPTIONS);
    expect(refused).toEqual([]);
    expect(gigs.map(({ row, gig: { title, start, end } }) => [row, title, start, end])).toEqual([
      [0, 'Residency', '2026-01-02T23:00', '2026-01-03T03:00'],
      [0, 'Residency, long', '2026-01-17T22:00', '2026-01-18T04:00'],
      [0, 'Residency', '2026-01-23T23:00', '2026-01-24T03:00'],
      [0, 'Residency', '2026-01-30T23:00', '2026-01-31T03:00'],
      [2, 'Another', '2026-01-16T23:00', '2026-01-17T00:00'],
    ]);
  });

  it('has its last night, whichever clock that is told in', () => {
    const nights = ['2026-12-04T23:00', '2026-12-11T23:00', '2026-12-18T23:00'];
    const first = `${AT}20261204T230000`;
    expect(starts(first, 'RRULE:FREQ=WEEKLY;UNTIL=20261218T220000Z')).toEqual(nights);
    expect(starts(first, 'RRULE:FREQ=WEEKLY;UNTIL=20261218')).toEqual(nights);
    expect(starts(first, 'RRULE:FREQ=WEEKLY;UNTIL=20261218T230000')).toEqual(nights);
    expect(starts(first, 'RRULE:FREQ=WEEKLY;UNTIL=20261218T215959Z')).toEqual(nights.slice(0, 2));
    expect(starts('DTSTART;VALUE=DATE:20261204', 'RRULE:FREQ=WEEKLY;UNTIL=20261218T000000Z')).toHaveLength(3);
  });

  it.each([
    'EXDATE:20261211T220000Z',
    'EXDATE;VALUE=DATE:20261211',
    'EXDATE;TZID=Europe/London:20261211T220000',
  ])('is without a date that was left out by %s', (left) => {
    expect(starts(`${AT}20261204T230000`, 'RRULE:FREQ=WEEKLY;COUNT=3', left)).toEqual([
      '2026-12-04T23:00',
      '2026-12-18T23:00',
    ]);
  });

  it.each([
    'RECURRENCE-ID:20261211T220000Z',
    'RECURRENCE-ID;VALUE=DATE:20261211',
    'RECURRENCE-ID:20261211T230000',
  ])('has a date moved by %s once', (id) => {
    const moved = ['BEGIN:VEVENT', 'UID:a', 'SUMMARY:Moved', id, 'DTSTART:20261212T220000Z', 'END:VEVENT'];
    const { gigs } = read([...event(`${AT}20261204T230000`, 'RRULE:FREQ=WEEKLY;COUNT=3'), ...moved]);
    expect(gigs.map(({ gig }) => [gig.title, gig.start])).toEqual([
      ['Night', '2026-12-04T23:00'],
      ['Moved', '2026-12-12T23:00'],
      ['Night', '2026-12-18T23:00'],
    ]);
  });

  it('has its first date, where others are only listed or the rule has none like it', () => {
    const first = `${AT}20261128T230000`;
    expect(starts(first, 'RDATE;TZID=Europe/Berlin:20261205T230000,20261212T230000')).toEqual([
      ...['2026-11-28T23:00', '2026-12-05T23:00', '2026-12-12T23:00'],
    ]);
    expect(starts(first, 'RDATE;VALUE=PERIOD:20261205T220000Z/PT2H')).toEqual([
      ...['2026-11-28T23:00', '2026-12-05T23:00'],
    ]);
    expect(starts(first, 'RRULE:FREQ=WEEKLY;BYDAY=FR;COUNT=2')[0]).toBe('2026-11-28T23:00');
    expect(starts(first, 'RDATE:20261205T220000Z', 'EXDATE:20261128T220000Z')).toEqual(['2026-12-05T23:00']);
  });

  it('has a changed date that the rule has none like', () => {
    const changed = [
      'BEGIN:VEVENT',
      'UID:a',
      'SUMMARY:Extra',
      'RECURRENCE-ID;TZID=Europe/Berlin:20261208T230000',
    ];
    const { gigs } = read([
      ...event(`${AT}20261204T230000`, 'RRULE:FREQ=WEEKLY;COUNT=2'),
      ...[...changed, `${AT}20261208T230000`, 'END:VEVENT'],
    ]);
    expect(gigs.map(({ gig }) => gig.title)).toEqual(['Night', 'Night', 'Extra']);
  });

  it('keeps the time on the wall over a clock change', () => {
    const all = starts(`${AT}20260320T230000`, 'RRULE:FREQ=WEEKLY;COUNT=3');
    expect(all).toEqual(['2026-03-20T23:00', '2026-03-27T23:00', '2026-04-03T23:00']);
  });
});

describe('of what repeats', () => {
  const recurring = (rule: string, options: Partial<Parameters<typeof readIcs>[1]> = {}) => {
    const { gigs, refused, recurring: all } = read(event(`${AT}20000107T230000`, `RRULE:${rule}`), options);
    return { taken: gigs.length, all, reasons: refused.map(({ reason }) => reason) };
  };

  it.each(['WEEKLY', 'MONTHLY'])('%s: the next twelve are taken, or all that were chosen', (freq) => {
    const every = freq === 'WEEKLY' ? 'week' : 'month';
    const one = { row: 0, title: 'Night', every, count: 60, areMore: true };
    expect(recurring(`FREQ=${freq}`)).toEqual({ taken: 12, all: [{ ...one, taken: 12 }], reasons: [] });
    expect(recurring(`FREQ=${freq}`, { chosen: new Set([0]) })).toEqual({
      ...{ taken: 60, all: [{ ...one, taken: 60 }], reasons: [] },
    });
  });

  it.each([
    ['FREQ=YEARLY', 'year', 60, 'It repeats every year. Choose it to import its next 60 dates'],
    ['FREQ=DAILY', 'day', 60, 'It repeats every day. Choose it to import its next 60 dates'],
    [
      'FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR,SA,SU',
      'day',
      60,
      'It repeats every day. Choose it to import its next 60 dates',
    ],
    ['FREQ=YEARLY;UNTIL=20280201', 'year', 3, 'It repeats every year. Choose it to import its 3 dates'],
  ])(
    '%s isn’t taken unless it was chosen',
    (rule, every, count, reason) => {
      expect(recurring(rule)).toMatchObject({
        taken: 0,
        all: [{ every, count, taken: 0 }],
        reasons: [reason],
      });
      expect(recurring(rule, { chosen: new Set([0]) })).toMatchObject({
        taken: Math.min(count, 60),
        reasons: [],
      });
    },
    20_000,
  );

  it.each(['SECONDLY', 'MINUTELY', 'HOURLY'])('%s is refused', (freq) => {
    expect(recurring(`FREQ=${freq}`).reasons).toEqual([
      'It repeats several times a day. Add its gigs by hand',
    ]);
  });

  it('what is over is refused', () => {
    expect(recurring('FREQ=WEEKLY;COUNT=3').reasons).toEqual(['It has no date from 1 Jan 2026 on']);
  });
});
