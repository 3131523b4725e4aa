import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { aGig, exampleVenue } from '../../../tests/support/gigs.ts';
import { PLACES } from '../../../tests/support/places.ts';
import { findUnstorable } from '../../text.ts';
import { gigsCsv } from '../export-csv.ts';
import { newGigSchema } from '../gig-schema.ts';
import { gigsOfRows } from './gigs-of-rows.ts';
import { guessColumns, IMPORT_FIELDS, type ImportField } from './guess-columns.ts';
import { readCsv } from './read-csv.ts';

const OPTIONS = { zone: 'Europe/London', currency: 'GBP', dayFirst: null } as const;
const FIELDS = Object.keys(IMPORT_FIELDS) as ImportField[];
type Said = Partial<Record<ImportField, string>>;
const rowOf = (said: Said) => FIELDS.map((field) => said[field] ?? '');
const read = (said: Said, options: Partial<Parameters<typeof gigsOfRows>[2]> = {}) =>
  gigsOfRows([rowOf(said)], FIELDS, { ...OPTIONS, ...options });
const gigOf = (said: Said) => read(said).gigs[0]?.gig;
const refusedOf = (said: Said) => read(said).refused.map(({ column, reason }) => `${column}: ${reason}`);

describe('a row of a table', () => {
  it('is a gig with what it says', () => {
    const row = {
      ...{ date: '28/11/2026', start: '23:00', end: '03:00', venue: 'Fabric', city: 'London' },
      ...{ title: 'DJ NOVA', client: 'Kasia', fee: '1,350', currency: 'EUR', status: '2nd hold' },
      ...{ notes: 'Two floors\nslow', zone: 'Europe/Warsaw' },
    };
    expect(gigOf(row)).toEqual({
      ...{ title: 'DJ NOVA', start: '2026-11-28T23:00', end: '2026-11-29T03:00', zone: 'Europe/Warsaw' },
      ...{ venue: { name: 'Fabric', city: 'London' }, client: { name: 'Kasia' } },
      ...{ fee: { amount: 135_000, currency: 'EUR' }, status: 'hold', hold: { order: 2, until: null } },
      notes: 'Two floors\nslow',
    });
  });

  it('needs no more than a date', () => {
    expect(gigOf({ date: '28 Nov 2026' })).toEqual({
      ...{ title: 'Gig', start: '2026-11-28', end: null, zone: 'Europe/London' },
      ...{ venue: null, client: null, fee: null, notes: '' },
    });
    expect(gigOf({ date: '28 Nov 2026', venue: 'Fabric', city: 'London' })?.title).toBe('Fabric, London');
    expect(gigOf({ date: '28 Nov 2026', city: 'London' })?.venue).toEqual({ name: 'London', city: '' });
    expect(gigOf({ date: '28 Nov 2026', fee: 'TBC', venue: '-' })).toMatchObject({ fee: null, venue: null });
  });

  it.each<[Said, string, string | null]>([
    [{ date: '28/11/2026', start: '01:00', end: '04:00' }, '2026-11-29T01:00', '2026-11-29T04:00'],
    [{ date: '28/11/2026', start: '23:00-03:00' }, '2026-11-28T23:00', '2026-11-29T03:00'],
    [{ date: '28/11/2026 01:00' }, '2026-11-28T01:00', null],
    [{ start: '28/11/2026 01:00', end: '28/11/2026 03:30' }, '2026-11-28T01:00', '2026-11-28T03:30'],
    [{ date: '28/11/2026', start: '2026-11-29 01:00' }, '2026-11-29T01:00', null],
    [{ date: '2026-11-28T23:00:00Z' }, '2026-11-28T23:00', null],
    [{ date: '24/10/2026', start: '23:00', end: '01:30' }, '2026-10-24T23:00', '2026-10-25T01:30'],
    [{ date: '28/03/2026', start: '01:30' }, '2026-03-29T02:30', null],
    [{ date: '28/11/2026', start: 'ab 22 Uhr' }, '2026-11-28T22:00', null],
    [
      { date: 'December 12, 2026 11:00 PM → December 13, 2026 2:00 AM' },
      '2026-12-12T23:00',
      '2026-12-13T02:00',
    ],
    [{ date: '46354', start: '0.958333', end: '0.125' }, '2026-11-28T23:00', '2026-11-29T03:00'],
    [{ date: 'Dec 12, 2026 → Dec 13, 2026' }, '2026-12-12', null],
  ])('is of the night that its cells say: %j', (said, start, end) => {
    expect(gigOf(said)).toMatchObject({ start, end });
  });

  it.each<[Said, string]>([
    [{}, 'Date: Give a date'],
    [{ date: 'soon' }, 'Date: Use a date such as 2026-11-28'],
    [{ date: '31/02/2026' }, 'Date: Use a date such as 2026-11-28'],
    [{ date: '28/11/1999' }, 'Date: Use a year from 2000 to 2089'],
    [{ date: '28/11/2026', start: 'late' }, 'Start: Use a time such as 23:00'],
    [{ date: '28/11/2026', start: '23:00', end: 'close' }, 'End: Use a time such as 03:00'],
    [{ date: '28/11/2026', end: '03:00' }, 'End: Say when it starts'],
    [
      { date: '28/11/2026', start: '23:00', end: '27/11/2026 23:00' },
      'End: The end has to be after the start',
    ],
    [
      { date: '28/11/2026', status: 'maybe' },
      'Status: Use one of Lead, Quoted, Hold, Contract sent, Confirmed, Played, Paid, Cancelled, Lost',
    ],
    [{ date: 'Dec 12, 2026 → Dec 13, 2026 02:00' }, 'Date: Say when it starts'],
    [{ date: '28/11/2026', order: 'last' }, 'Hold place: Use a place from 1 to 9'],
    [{ date: '28/11/2026', until: 'soon' }, 'Hold until: Use a date such as 2026-11-28'],
    [{ date: '28/11/2026', fee: 'door split' }, 'Fee: Use a sum such as 1,350.00'],
    [{ date: '28/11/2026', fee: '5', currency: 'Taler' }, 'Currency: Use a currency such as EUR'],
    [{ date: '28/11/2026', zone: 'Mars' }, 'Time zone: Name a time zone such as Europe/London'],
    [{ date: '28/11/2026', venue: 'x'.repeat(121) }, 'Venue: Use at most 120 characters'],
    [{ date: '28/11/2026', notes: 'x'.repeat(10_001) }, 'Notes: Use at most 10,000 characters'],
  ])('is refused for a reason: %j', (said, reason) => {
    expect(refusedOf(said)).toEqual([reason]);
    expect(read(said).gigs).toEqual([]);
  });
});

describe('what a row leaves open', () => {
  const assumedOf = (said: Said, places: typeof PLACES | null = PLACES) =>
    read({ date: '28/11/2026', ...said }, { places }).gigs.map(({ gig, assumed }) => [gig.zone, ...assumed]);

  it.each<[Said, string, string]>([
    [{ city: 'Brooklyn' }, 'America/New_York', 'Time zone America/New_York, from Brooklyn'],
    [{ city: 'NYC' }, 'America/New_York', 'Time zone America/New_York, from NYC'],
    [{ city: 'Brooklyn, NY' }, 'America/New_York', 'Time zone America/New_York, from Brooklyn'],
    [{ city: 'Athens, GA' }, 'America/New_York', 'Time zone America/New_York, from Athens'],
    [{ city: 'London, CA' }, 'America/Toronto', 'Time zone America/Toronto, from London'],
    [{ city: 'London' }, 'Europe/London', 'Time zone Europe/London, from London'],
    [{ venue: 'Nachtwerk, Köln' }, 'Europe/Berlin', 'Time zone Europe/Berlin, from Köln'],
    [{ venue: 'Output, Brooklyn, NY' }, 'America/New_York', 'Time zone America/New_York, from Brooklyn'],
    [{ venue: 'Paris Bar' }, 'Europe/London', 'Time zone Europe/London assumed'],
    [{ city: 'Nowhere' }, 'Europe/London', 'Time zone Europe/London assumed'],
  ])('goes by the city: %j', (said, zone, assumed) => {
    expect(assumedOf(said)).toEqual([[zone, assumed]]);
  });

  it('goes by the zone that it names, whatever the city', () => {
    expect(assumedOf({ city: 'Brooklyn', zone: 'Asia/Tokyo' })).toEqual([['Asia/Tokyo']]);
    expect(assumedOf({ zone: 'Tokyo Standard Time' })).toEqual([['Asia/Tokyo']]);
    expect(assumedOf({ city: 'Brooklyn' }, null)).toEqual([
      ['Europe/London', 'Time zone Europe/London assumed'],
    ]);
  });

  it.each<[Said, string]>([
    [{ start: '04:30' }, '04:30 is on Sun 29 Nov'],
    [{ start: '01:00 - 03:00' }, '01:00 is on Sun 29 Nov'],
    [{ date: '31/12/2026', start: '01:00' }, '01:00 is on Fri 1 Jan 2027'],
    [{ date: '29/11/2026 01:00' }, '01:00 is on Sun 29 Nov'],
  ])('is the date of a set after midnight: %j', (said, words) => {
    expect(assumedOf({ zone: 'Europe/Paris', ...said })).toEqual([['Europe/Paris', words]]);
  });

  it('is no date where the set begins before midnight', () => {
    expect(assumedOf({ zone: 'Europe/Paris', start: '23:00', end: '03:00' })).toEqual([['Europe/Paris']]);
  });

  it('is said, and kept in the notes', () => {
    const row = { date: 'Dec 12, 2026 → Dec 13, 2026', fee: '1200 + hotel', type: 'DJ set', notes: 'Slow' };
    expect(gigOf(row)).toMatchObject({
      fee: { amount: 120_000, currency: 'GBP' },
      notes: 'All day, 12 Dec 2026 to 13 Dec 2026\nType: DJ set\nFee: 1200 + hotel\nSlow',
    });
    expect(read(row).gigs[0]?.assumed).toEqual([
      'Time zone Europe/London assumed',
      'One gig: All day, 12 Dec 2026 to 13 Dec 2026',
      '“+ hotel” is in the notes',
    ]);
  });

  it('is a hold, where only its place or last day is said', () => {
    expect(gigOf({ date: '28/11/2026', order: '2nd' })).toMatchObject({
      ...{ status: 'hold', hold: { order: 2, until: null } },
    });
    expect(gigOf({ date: '28/11/2026', until: '20/11/2026' })).toMatchObject({
      ...{ status: 'hold', hold: { order: 1, until: '2026-11-20' } },
    });
  });
});

describe('rows of a table', () => {
  it('are refused where they have cells that nobody mapped', () => {
    expect(gigsOfRows([['28/11/2026', '1', '200', '']], ['date', 'fee'], OPTIONS)).toMatchObject({
      gigs: [],
      refused: [{ row: 0, column: 'Row', value: '200' }],
    });
  });

  const dates = (...all: string[]) => all.map((date) => rowOf({ date }));

  it('are read one by one, and say which one was not', () => {
    const { gigs, refused } = gigsOfRows(dates('28/11/2026', 'x', '29/11/2026'), FIELDS, OPTIONS);
    expect(gigs.map(({ row, gig }) => [row, gig.start])).toEqual([
      [0, '2026-11-28'],
      [2, '2026-11-29'],
    ]);
    expect(refused).toEqual([
      { row: 1, column: 'Date', value: 'x', reason: 'Use a date such as 2026-11-28' },
    ]);
  });

  it('go by the day that is above twelve, or ask', () => {
    const startsOf = (all: string[], dayFirst: boolean | null) =>
      gigsOfRows(dates(...all), FIELDS, { ...OPTIONS, dayFirst }).gigs.map(({ gig }) => gig.start);
    expect(startsOf(['03/04/2026', '28/11/2026'], false)).toEqual(['2026-04-03', '2026-11-28']);
    expect(startsOf(['03/04/2026', '11/28/2026'], true)).toEqual(['2026-03-04', '2026-11-28']);
    expect(gigsOfRows(dates('03/04/2026'), FIELDS, OPTIONS)).toEqual({
      ...{ gigs: [], refused: [] },
      question: { example: '03/04/2026', dayFirst: '2026-04-03', monthFirst: '2026-03-04' },
    });
    expect(startsOf(['03/04/2026'], true)).toEqual(['2026-04-03']);
    expect(startsOf(['03/04/2026'], false)).toEqual(['2026-03-04']);
  });

  it('are the gigs that were exported', () => {
    const gig = aGig({
      ...{ night: '2026-10-24', start: '2026-10-25T02:30+01:00', startsAt: '2026-10-25T01:30:00.000Z' },
      ...{ end: '2026-10-25T05:00', endsAt: '2026-10-25T04:00:00.000Z', status: 'contract-sent' },
      ...{ title: '=NOVA, "b2b"', venue: exampleVenue('Żuraw', 'Gdańsk'), notes: '-\nb' },
      ...{ client: { id: 'cli_1', name: 'Nowak' }, fee: { amount: 135_050, currency: 'EUR' } },
    });
    const held = aGig({ status: 'hold', hold: { order: 2, until: '2026-11-05' }, type: 'wedding' });
    const table = readCsv(gigsCsv([gig, aGig(), held]));
    const { gigs, refused } = gigsOfRows(table.rows, guessColumns(table), OPTIONS);
    expect(refused).toEqual([]);
    expect(gigs.map((one) => one.gig)).toEqual([
      {
        ...{ title: gig.title, start: gig.start, end: gig.end, zone: gig.zone, status: gig.status },
        ...{ venue: { name: 'Żuraw', city: 'Gdańsk' }, client: { name: 'Nowak' } },
        ...{ fee: gig.fee, notes: gig.notes },
      },
      {
        ...{ title: 'Club night', start: '2026-11-28', end: null, zone: 'Europe/Warsaw', status: 'lead' },
        ...{ venue: null, client: null, fee: null, notes: '' },
      },
      expect.objectContaining({ status: 'hold', hold: held.hold, type: 'wedding' }),
    ]);
  });

  it('make nothing that the API refuses, whatever stands in them', () => {
    const text = fc.oneof(
      fc.string({ unit: 'binary', maxLength: 40 }),
      fc.constantFrom('\u3164', 'a\u202Eb', 'a\u0000', 'a\uD800', '-', `a${'🎧'.repeat(60)}`),
    );
    const time = fc.constantFrom('', '23:00', '03:00', '28/11/2026 23:00', '2026-11-28T23:00Z', '2099-01-01');
    const cells: Record<ImportField, fc.Arbitrary<string>> = {
      ...{ date: fc.constantFrom('28/11/2026', '2026-11-28 23:00', 'x'), start: time, end: time },
      ...{ venue: text, city: text, title: text, client: text, notes: text },
      ...{ fee: fc.constantFrom('', '€5', '99999999', '-5'), currency: fc.constantFrom('', 'EUR', 'x') },
      ...{ order: fc.constantFrom('', '2', 'x'), until: fc.constantFrom('', '2026-11-05', '28/11/1999') },
      type: fc.constantFrom('', 'Wedding', 'x'),
      ...{ status: fc.constantFrom('', 'Paid', '2nd hold', 'x'), zone: fc.constantFrom('', 'Asia/Tokyo') },
    };
    const row = fc.tuple(...FIELDS.map((field) => cells[field]));
    fc.assert(
      fc.property(fc.array(row, { maxLength: 4 }), fc.boolean(), (rows, dayFirst) => {
        const { gigs, refused } = gigsOfRows(rows, FIELDS, { ...OPTIONS, dayFirst });
        for (const { gig } of gigs) {
          expect(newGigSchema.safeParse(gig).error).toBeUndefined();
          expect(findUnstorable(gig)).toBeNull();
        }
        const seen = new Set([...gigs, ...refused].map((one) => one.row));
        expect([...seen].toSorted()).toEqual(rows.map((_, at) => at));
      }),
      { numRuns: 2000 },
    );
  });
});
