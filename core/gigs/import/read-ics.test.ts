import { describe, expect, it } from 'vitest';
import { aGig, exampleVenue } from '../../../tests/support/gigs.ts';
import type { NewGig } from '../gig.ts';
import { gigCalendar } from '../gig-calendar.ts';
import { newGigSchema } from '../gig-schema.ts';
import { readIcs } from './read-ics.ts';

const OPTIONS = { zone: 'Europe/London', since: '2026-01-01' };
const fileOf = (...lines: string[]): string =>
  ['BEGIN:VCALENDAR', 'VERSION:2.0', ...lines, 'END:VCALENDAR'].join('\r\n');
const event = (...lines: string[]): string =>
  fileOf('BEGIN:VEVENT', 'UID:a', 'DTSTAMP:20260101T000000Z', 'SUMMARY:Night', ...lines, 'END:VEVENT');
const gigsOf = (text: string): NewGig[] => {
  const { gigs, refused } = readIcs(text, OPTIONS);
  expect(refused).toEqual([]);
  for (const { gig } of gigs) expect(newGigSchema.safeParse(gig).error).toBeUndefined();
  return gigs.map(({ gig }) => gig);
};
const times = (text: string) => gigsOf(text).map(({ start, end, zone }) => [start, end, zone]);

/** A zone by a name that only its program knows, with its rules. */
const OUTLOOK_ZONE = [
  ...['BEGIN:VTIMEZONE', 'TZID:W. Europe Standard Time', 'BEGIN:STANDARD', 'DTSTART:16010101T030000'],
  ...['TZOFFSETFROM:+0200', 'TZOFFSETTO:+0100', 'RRULE:FREQ=YEARLY;BYDAY=-1SU;BYMONTH=10', 'END:STANDARD'],
  ...['BEGIN:DAYLIGHT', 'DTSTART:16010101T020000', 'TZOFFSETFROM:+0100', 'TZOFFSETTO:+0200'],
  ...['RRULE:FREQ=YEARLY;BYDAY=-1SU;BYMONTH=3', 'END:DAYLIGHT', 'END:VTIMEZONE'],
];

describe('a calendar file', () => {
  it.each([
    [
      'UTC',
      'DTSTART:20260711T210000Z',
      'DTEND:20260712T010000Z',
      '2026-07-11T22:00',
      '2026-07-12T02:00',
      'Europe/London',
    ],
    [
      'a zone',
      'DTSTART;TZID=Europe/Berlin:20261128T230000',
      'DTEND;TZID=Europe/Berlin:20261129T030000',
      '2026-11-28T23:00',
      '2026-11-29T03:00',
      'Europe/Berlin',
    ],
    [
      'a zone behind a path',
      'DTSTART;TZID=/freeassociation.sourceforge.net/America/New_York:20261128T230000',
      'DURATION:PT3H',
      '2026-11-28T23:00',
      '2026-11-29T02:00',
      'America/New_York',
    ],
    [
      'no zone',
      'DTSTART:20261128T230000',
      'DTEND:20261129T020000',
      '2026-11-28T23:00',
      '2026-11-29T02:00',
      'Europe/London',
    ],
    [
      'an unknown zone',
      'DTSTART;TZID=Home:20261128T230000',
      'DTEND;TZID=Home:20261129T020000',
      '2026-11-28T23:00',
      '2026-11-29T02:00',
      'Europe/London',
    ],
  ])('has a time of %s', (_, from, until, start, end, zone) => {
    expect(times(event(from, until))).toEqual([[start, end, zone]]);
  });

  it('has a time of a zone that only the file knows, in winter and in summer', () => {
    const at = (day: string) => [
      ...['BEGIN:VEVENT', `UID:${day}`, 'SUMMARY:Night'],
      ...[`DTSTART;TZID=W. Europe Standard Time:${day}T230000`, 'DURATION:PT2H', 'END:VEVENT'],
    ];
    expect(times(fileOf(...OUTLOOK_ZONE, ...at('20260110'), ...at('20260711')))).toEqual([
      ['2026-01-10T22:00', '2026-01-11T00:00', 'Europe/London'],
      ['2026-07-11T22:00', '2026-07-12T00:00', 'Europe/London'],
    ]);
  });

  it('has the second of two equal times on the wall, and days without a time', () => {
    expect(times(event('DTSTART:20261025T013000Z'))).toEqual([
      ['2026-10-25T01:30+00:00', null, 'Europe/London'],
    ]);
    expect(times(event('DTSTART;VALUE=DATE:20261231', 'DTEND;VALUE=DATE:20270101'))).toEqual([
      ['2026-12-31', null, 'Europe/London'],
    ]);
  });

  it('repeats what repeats, but what was left out, moved or is past', () => {
    const text = fileOf(
      ...['BEGIN:VEVENT', 'UID:a', 'SUMMARY:Residency', 'DTSTART;TZID=Europe/Berlin:20251205T230000'],
      ...['DURATION:PT4H', 'RRULE:FREQ=WEEKLY;UNTIL=20260131T000000Z'],
      ...['EXDATE;TZID=Europe/Berlin:20260109T230000', 'END:VEVENT'],
      ...[
        'BEGIN:VEVENT',
        'UID:a',
        'SUMMARY:Residency, long',
        'RECURRENCE-ID;TZID=Europe/Berlin:20260116T230000',
      ],
      ...['DTSTART;TZID=Europe/Berlin:20260117T220000', 'DURATION:PT6H', 'END:VEVENT'],
      ...['BEGIN:VEVENT', 'UID:b', 'SUMMARY:Another', 'DTSTART;TZID=Europe/Berlin:20260116T230000'],
      ...['DURATION:PT1H', 'RRULE:FREQ=WEEKLY;COUNT=1', 'END:VEVENT'],
    );
    expect(gigsOf(text).map(({ title, start, end }) => [title, start, end])).toEqual([
      ['Residency', '2026-01-02T23:00', '2026-01-03T03:00'],
      ['Residency, long', '2026-01-17T22:00', '2026-01-18T04:00'],
      ['Residency', '2026-01-23T23:00', '2026-01-24T03:00'],
      ['Residency', '2026-01-30T23:00', '2026-01-31T03:00'],
      ['Another', '2026-01-16T23:00', '2026-01-17T00:00'],
    ]);
  });

  it('keeps the time on the wall over a clock change, and ends somewhere', () => {
    const starts = gigsOf(event('DTSTART;TZID=Europe/Berlin:20260320T230000', 'RRULE:FREQ=WEEKLY')).map(
      ({ start }) => start,
    );
    expect(starts).toHaveLength(60);
    expect(starts.every((start) => start.endsWith('T23:00'))).toBe(true);
    expect(gigsOf(event('DTSTART:20000101T230000', 'RRULE:FREQ=DAILY;INTERVAL=200'))).toHaveLength(60);
  });

  it.each([
    ['STATUS:CANCELLED', 'cancelled'],
    ['STATUS:TENTATIVE', 'hold'],
    ['STATUS:CONFIRMED', 'confirmed'],
    ['TRANSP:OPAQUE', 'confirmed'],
  ])('reads %s as %s', (line, status) => {
    expect(gigsOf(event('DTSTART:20261128T230000Z', line))[0]?.status).toBe(status);
  });

  it.each([
    ['Fabric', { name: 'Fabric', city: '' }, ''],
    ['Fabric\\, London', { name: 'Fabric', city: 'London' }, ''],
    [
      'Fabric\\, 77a Charterhouse St\\, London',
      { name: 'Fabric', city: '' },
      'Fabric, 77a Charterhouse St, London',
    ],
    ['—\\, London', null, '—, London'],
    ['https://zoom.example/1', null, 'https://zoom.example/1'],
  ])('reads where it is: %s', (location, venue, notes) => {
    const [gig] = gigsOf(event('DTSTART:20261128T230000Z', `LOCATION:${location}`));
    expect([gig?.venue, gig?.notes]).toEqual([venue, notes]);
  });

  it('keeps a title that is too long, and names what has none', () => {
    const [gig] = gigsOf(event('DTSTART:20261128T230000Z').replace('Night', 'x'.repeat(200)));
    expect([gig?.title.length, gig?.notes]).toEqual([120, 'x'.repeat(200)]);
    const [cut] = gigsOf(event('DTSTART:20261128T230000Z').replace('Night', `x${'🎧'.repeat(70)}`));
    expect(cut?.title).toBe(`x${'🎧'.repeat(59)}`);
    const [unnamed] = gigsOf(event('DTSTART:20261128T230000Z').replace('SUMMARY:Night\r\n', ''));
    expect(unnamed?.title).toBe('Gig');
  });

  it('says what it could not read', () => {
    const refused = (text: string) =>
      readIcs(text, OPTIONS).refused.map(({ value, reason }) => [value, reason]);
    expect(refused('hello')).toEqual([['', 'This isn’t a calendar file']]);
    expect(refused('')).toEqual([['', 'This isn’t a calendar file']]);
    expect(refused(event('LOCATION:x'))).toEqual([['Night', 'We couldn’t read when it is']]);
    expect(refused(event('DTSTART:19990101T230000Z'))).toEqual([['Night', 'Use a year from 2000 to 2089']]);
    expect(refused(event('DTSTART:20260101T230000Z', 'DURATION:P9D'))).toEqual([
      ['Night', 'A set lasts 72 hours at most: add several gigs'],
    ]);
  });

  it('reads our own', () => {
    const gig = aGig({
      ...{ status: 'confirmed', title: 'DJ NOVA; all night, b2b', zone: 'Europe/London' },
      ...{ startsAt: '2026-11-28T23:00:00.000Z', endsAt: '2026-11-29T02:00:00.000Z' },
      venue: exampleVenue('Żuraw', 'Gdańsk'),
    });
    const file = gigCalendar([gig], { name: 'Gigs', origin: 'https://deckhand.example', stamp: 0 });
    expect(gigsOf(file)[0]).toMatchObject({
      ...{ title: gig.title, status: 'confirmed', start: '2026-11-28T23:00', end: '2026-11-29T02:00' },
      venue: { name: 'Żuraw', city: 'Gdańsk' },
    });
  });
});
