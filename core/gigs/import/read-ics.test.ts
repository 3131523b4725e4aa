import { describe, expect, it } from 'vitest';
import { aGig, exampleVenue } from '../../../tests/support/gigs.ts';
import type { NewGig } from '../gig.ts';
import { gigCalendar } from '../gig-calendar.ts';
import { newGigSchema } from '../gig-schema.ts';
import { readIcs } from './read-ics.ts';

const OPTIONS = { zone: 'Europe/London', status: 'confirmed', since: '2026-01-01' } as const;
const fileOf = (...lines: string[]): string =>
  ['BEGIN:VCALENDAR', 'VERSION:2.0', ...lines, 'END:VCALENDAR'].join('\r\n');
const openEvent = (...lines: string[]): string =>
  fileOf('BEGIN:VEVENT', 'UID:a', 'DTSTAMP:20260101T000000Z', 'SUMMARY:Night', ...lines, 'END:VEVENT');
const event = (...lines: string[]): string => openEvent(...lines, 'STATUS:CONFIRMED');
const assumedOf = (text: string) => readIcs(text, OPTIONS).gigs.map(({ assumed }) => assumed);
const gigsOf = (text: string): NewGig[] => {
  const { gigs, refused } = readIcs(text, OPTIONS);
  expect(refused).toEqual([]);
  for (const { gig } of gigs) expect(newGigSchema.safeParse(gig).error).toBeUndefined();
  return gigs.map(({ gig }) => gig);
};
const times = (text: string) => gigsOf(text).map(({ start, end, zone }) => [start, end, zone]);

/** A zone by a name that only its program knows, with its rules. */
const OWN_ZONE = [
  ...['BEGIN:VTIMEZONE', 'TZID:Customized Time Zone', 'BEGIN:STANDARD', 'DTSTART:16010101T030000'],
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
      ...[`DTSTART;TZID=Customized Time Zone:${day}T230000`, 'DURATION:PT2H', 'END:VEVENT'],
    ];
    expect(times(fileOf(...OWN_ZONE, ...at('20260110'), ...at('20260711')))).toEqual([
      ['2026-01-10T22:00', '2026-01-11T00:00', 'Europe/London'],
      ['2026-07-11T22:00', '2026-07-12T00:00', 'Europe/London'],
    ]);
  });

  it.each([
    ['Eastern Standard Time', 'America/New_York'],
    ['W. Europe Standard Time', 'Europe/Berlin'],
    ['GMT Standard Time', 'Europe/London'],
    ['AUS Eastern Standard Time', 'Australia/Sydney'],
  ])('knows the Windows name %s', (name, zone) => {
    const text = event(`DTSTART;TZID=${name}:20261128T230000`, `DTEND;TZID="${name}":20261129T020000`);
    expect(times(text)).toEqual([['2026-11-28T23:00', '2026-11-29T02:00', zone]]);
    expect(assumedOf(text)).toEqual([[]]);
  });

  it('reads UTC by any of its names', () => {
    for (const name of ['UTC', 'Etc/UTC', 'GMT'])
      expect(times(event(`DTSTART;TZID=${name}:20260711T210000`))).toEqual([
        ['2026-07-11T22:00', null, 'Europe/London'],
      ]);
  });

  it('goes by the zone that the calendar names, and says where it had to assume one', () => {
    const floating = event('DTSTART:20261128T230000');
    const unknown = event('DTSTART;TZID=Home:20261128T230000');
    expect(assumedOf(floating)).toEqual([['Time zone Europe/London assumed']]);
    expect(assumedOf(unknown)).toEqual([['Time zone Europe/London assumed: we don’t know “Home”']]);
    const named = floating.replace('VERSION:2.0', 'VERSION:2.0\r\nX-WR-TIMEZONE:America/New_York');
    expect(times(named)).toEqual([['2026-11-28T23:00', null, 'America/New_York']]);
    expect(assumedOf(named)).toEqual([[]]);
    const utc = named.replace('T230000', 'T230000Z');
    expect(times(utc)).toEqual([['2026-11-28T18:00', null, 'America/New_York']]);
  });

  it('makes one gig of several whole days, and says which', () => {
    const text = event('DTSTART;VALUE=DATE:20261127', 'DTEND;VALUE=DATE:20261129', 'DESCRIPTION:Festival');
    expect(gigsOf(text)).toMatchObject([
      { start: '2026-11-27', end: null, notes: 'All day, 27 Nov 2026 to 28 Nov 2026\nFestival' },
    ]);
    expect(assumedOf(text)).toEqual([['One gig for 27 Nov 2026 to 28 Nov 2026']]);
  });

  it('lasts as long as it says over a clock change, and leaves out an end that is none', () => {
    expect(times(event('DTSTART;TZID=Europe/London:20261024T230000', 'DURATION:PT4H'))).toEqual([
      ['2026-10-24T23:00', '2026-10-25T02:00', 'Europe/London'],
    ]);
    const start = 'DTSTART;TZID=Europe/London:20261128T230000';
    for (const end of ['DTEND;TZID=Europe/London:20261128T030000', 'DTEND;VALUE=DATE:20261129']) {
      expect(times(event(start, end))[0]?.[1]).toBeNull();
      expect(assumedOf(event(start, end))).toEqual([['End left out: it isn’t after the start']]);
    }
    expect(assumedOf(event(start, start.replace('DTSTART', 'DTEND')))).toEqual([[]]);
  });

  it('has notes without the tags that some calendars put in them', () => {
    const [gig] = gigsOf(
      event('DTSTART:20261128T230000Z', 'DESCRIPTION:<p>Load-in 20:00<br>Ring <b>Tom &amp\\; Jo</b></p>'),
    );
    expect(gig?.notes).toBe('Load-in 20:00\nRing Tom & Jo');
  });

  it('has the second of two equal times on the wall, and days without a time', () => {
    expect(times(event('DTSTART:20261025T013000Z'))).toEqual([
      ['2026-10-25T01:30+00:00', null, 'Europe/London'],
    ]);
    expect(times(event('DTSTART;VALUE=DATE:20261231', 'DTEND;VALUE=DATE:20270101'))).toEqual([
      ['2026-12-31', null, 'Europe/London'],
    ]);
  });

  it.each([
    ['STATUS:CANCELLED', 'cancelled'],
    ['STATUS:TENTATIVE', 'hold'],
    ['STATUS:CONFIRMED', 'confirmed'],
  ])('reads %s as %s', (line, status) => {
    const text = openEvent('DTSTART;TZID=Europe/London:20261128T230000', line);
    expect(gigsOf(text)[0]?.status).toBe(status);
    expect(assumedOf(text)).toEqual([[]]);
  });

  it('has the usual status where it says none that we know, and says so', () => {
    for (const line of ['TRANSP:OPAQUE', 'STATUS:COMPLETED']) {
      const text = openEvent('DTSTART;TZID=Europe/London:20261128T230000', line);
      const statusOf = (status: 'confirmed' | 'lead') =>
        readIcs(text, { ...OPTIONS, status }).gigs.map(({ gig, assumed }) => [gig.status, ...assumed]);
      expect(statusOf('confirmed')).toEqual([['confirmed', 'Status Confirmed assumed']]);
      expect(statusOf('lead')).toEqual([['lead', 'Status Lead assumed']]);
    }
  });

  it('says the date of a set after midnight, which belongs to the night before', () => {
    expect(assumedOf(event('DTSTART;TZID=Europe/London:20261221T043000'))).toEqual([
      ['04:30 is on Mon 21 Dec'],
    ]);
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
