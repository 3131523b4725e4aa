import { parse } from 'csv-parse/sync';
import { expect, it } from 'vitest';
import { gigsOfRows } from './gigs-of-rows.ts';
import { guessColumns } from './guess-columns.ts';
import { readCsv } from './read-csv.ts';
import { refusedEvents, refusedRows } from './refused-csv.ts';

const OPTIONS = { zone: 'Europe/London', currency: 'GBP', dayFirst: null } as const;
const read = (text: string) => {
  const table = readCsv(text);
  return { table, ...gigsOfRows(table.rows, guessColumns(table), OPTIONS) };
};
/** As another program reads it. */
const rowsOf = (csv: string): string[][] => parse(csv, { bom: true, record_delimiter: '\r\n' });

it('has the refused rows as they were, with all their reasons behind them', () => {
  const { table, refused } = read(
    'Date,Title,Fee\n2026-11-28,Fabric,900\nsoon,"One, two",lots\n2026-11-29,=1+1,maybe\n',
  );
  expect(rowsOf(refusedRows(table, refused))).toEqual([
    ['Date', 'Title', 'Fee', 'Reason'],
    [...['soon', 'One, two', 'lots'], 'Date: Use a date such as 2026-11-28. Fee: Use a sum such as 1,350.00'],
    ['2026-11-29', "'=1+1", 'maybe', 'Fee: Use a sum such as 1,350.00'],
  ]);
});

it('is read again once it is mended', () => {
  const { table, refused } = read('Date,Title,Fee\nsoon,=1+1,900\n2026-11-29,Kabelwerk,800,more\n');
  const mended = refusedRows(table, refused).replace('soon', '2026-11-28');
  const again = read(mended);
  expect(again.refused).toEqual([]);
  expect(again.gigs.map(({ gig }) => [gig.title, gig.start, gig.fee?.amount])).toEqual([
    ['=1+1', '2026-11-28', 90_000],
    ['Kabelwerk', '2026-11-29', 80_000],
  ]);
});

it('has refused events by their names', () => {
  const event = { row: 3, column: 'Event', value: 'Night; "live"', reason: 'Add this gig by hand' };
  expect(rowsOf(refusedEvents([event]))).toEqual([
    ['Date', 'Title', 'Reason'],
    ['', 'Night; "live"', 'Add this gig by hand'],
  ]);
});
