import { expect, it } from 'vitest';
import { readCsv } from './read-csv.ts';

const HEADER = ['Date', 'Venue', 'Fee'];

it.each([',', ';', '\t', '|'])('reads cells parted by %j', (sign) => {
  const text = [HEADER, ['28.11.2026', 'Żuraw', '1.350'], ['', '', '']]
    .map((row) => row.join(sign))
    .join('\r\n');
  expect(readCsv(text)).toEqual({ header: HEADER, rows: [['28.11.2026', 'Żuraw', '1.350']] });
});

it('reads quotes, line breaks in them, a byte order mark and the sign that Excel names', () => {
  expect(readCsv('\uFEFFDate,Notes\r\n2026-11-28,"Two ""floors"",\r\nslow"\r\n').rows).toEqual([
    ['2026-11-28', 'Two "floors",\r\nslow'],
  ]);
  expect(readCsv('\uFEFFsep=;\r\nDate;Notes, more\r\n2026-11-28;a,b,c\r\n')).toEqual({
    header: ['Date', 'Notes, more'],
    rows: [['2026-11-28', 'a,b,c']],
  });
});

it('fills short rows, and takes back the apostrophe before a formula', () => {
  expect(readCsv("Date,Venue,Notes\n2026-11-28\n2026-11-29,'=1+1,'quoted'").rows).toEqual([
    ['2026-11-28', '', ''],
    ['2026-11-29', '=1+1', "'quoted'"],
  ]);
});

it('reads one column, and nothing', () => {
  expect(readCsv('Date\n2026-11-28\n')).toEqual({ header: ['Date'], rows: [['2026-11-28']] });
  expect(readCsv('')).toEqual({ header: [], rows: [] });
});
