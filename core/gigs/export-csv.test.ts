import { parse } from 'csv-parse/sync';
import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { aGig, exampleVenue } from '../../tests/support/gigs.ts';
import { gigsCsv } from './export-csv.ts';
import type { Gig } from './gig.ts';

/** As another program reads it, which refuses what RFC 4180 doesn't allow. */
const rowsOf = (...gigs: Gig[]): Record<string, string>[] => {
  const csv = gigsCsv(gigs);
  expect(csv.startsWith('\uFEFFNight,Start,')).toBe(true);
  expect(csv.endsWith('\r\n')).toBe(true);
  return parse(csv, { bom: true, columns: true, record_delimiter: '\r\n' });
};

it('has a row a gig', () => {
  const gig = aGig({
    ...{ night: '2026-11-28', start: '2026-11-29T01:00', startsAt: '2026-11-29T00:00:00.000Z' },
    ...{ end: '2026-11-29T04:00', endsAt: '2026-11-29T03:00:00.000Z', status: 'confirmed' },
    ...{ title: 'DJ NOVA, all night', venue: exampleVenue('Żuraw "main"', 'Gdańsk'), type: 'club' },
    ...{ client: { id: 'cli_1', name: 'Nowak; Zając' }, fee: { amount: 135_000, currency: 'EUR' } },
    payments: [
      { id: 'a', kind: 'deposit', amount: 67_550, due: '2026-11-06', paidOn: '2026-11-06' },
      { id: 'b', kind: 'balance', amount: 67_450, due: '2026-12-06', paidOn: null },
    ],
    ...{ unpaid: 67_450, unpaidDue: '2026-12-06', notes: 'Two floors\nSlow until 02:00' },
  });
  expect(rowsOf(gig)).toEqual([
    {
      ...{ Night: '2026-11-28', Start: '2026-11-29 01:00', End: '2026-11-29 04:00' },
      ...{
        'Time zone': 'Europe/Warsaw',
        Status: 'Confirmed',
        'Hold place': '',
        'Hold until': '',
        Title: 'DJ NOVA, all night',
      },
      ...{ Venue: 'Żuraw "main"', City: 'Gdańsk', Client: 'Nowak; Zając' },
      ...{ Fee: '1350.00', Currency: 'EUR', Paid: '675.50', Unpaid: '674.50', Due: '2026-12-06' },
      ...{ Type: 'Club night', Notes: 'Two floors\nSlow until 02:00' },
    },
  ]);
});

it('leaves out what nobody said, and knows currencies without cents', () => {
  const [plain, yen] = rowsOf(aGig(), aGig({ fee: { amount: 150_000, currency: 'JPY' }, status: 'paid' }));
  const { Night, 'Time zone': zone, Status, Title, ...rest } = plain ?? {};
  expect([Night, zone, Status, Title]).toEqual(['2026-11-28', 'Europe/Warsaw', 'Lead', 'Club night']);
  expect(Object.values(rest).join('')).toBe('');
  expect([yen?.Fee, yen?.Paid, yen?.Unpaid]).toEqual(['150000', '150000', '0']);
});

it('has the place of a hold in the queue, and its last day', () => {
  const hold = { order: 2, until: '2026-12-01' };
  const held = (said: Partial<Gig>) =>
    rowsOf(aGig(said)).map((row) => [row['Hold place'], row['Hold until']]);
  expect(held({ status: 'hold', hold })).toEqual([['2', '2026-12-01']]);
  expect(held({ status: 'hold', hold: { order: 1, until: null } })).toEqual([['1', '']]);
  expect(held({ status: 'confirmed', hold })).toEqual([['', '']]);
});

it.each(['=1+1', '+49 30 1', '-', '-x', '@sum', '\tx', '\r=x', '=HYPERLINK("http://x";"y")'])(
  'lets no spreadsheet compute %j',
  (notes) => {
    expect(rowsOf(aGig({ notes }))[0]?.Notes).toBe(`'${notes}`);
  },
);

it.each(['-5', '-5.25', '12', "'quoted'", 'a=b'])('leaves %j as it is', (notes) => {
  expect(rowsOf(aGig({ notes }))[0]?.Notes).toBe(notes);
});

it('quotes every kind of line end', () => {
  expect(gigsCsv([aGig({ notes: 'a\rb' })])).toContain(',"a\rb"\r\n');
});

it('gives back any words', () => {
  const words = fc.string({ unit: 'grapheme', maxLength: 60 }).map((text) => `a${text}`);
  fc.assert(
    fc.property(fc.array(fc.record({ title: words, notes: words }), { maxLength: 5 }), (all) => {
      const rows = rowsOf(...all.map((said) => aGig(said)));
      expect(rows.map(({ Title, Notes }) => ({ title: Title, notes: Notes }))).toEqual(all);
    }),
  );
});
