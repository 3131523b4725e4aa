import { expect, it } from 'vitest';
import { readCsv } from './read-csv.ts';

const HEADER = ['Date', 'Venue', 'Fee'];

it.each([',', ';', '\t', '|'])('reads cells parted by %j', (sign) => {
  const text = [HEADER, ['28.11.2026', 'Żuraw', '1.350'], ['', '', '']]
    .map((row) => row.join(sign))
    .join('\r\n');
  expect(readCsv(text)).toEqual({
    ...{ header: HEADER, hasHeader: true, problem: '' },
    rows: [['28.11.2026', 'Żuraw', '1.350']],
    lines: [2],
  });
});

it('counts lines as spreadsheets do, those that say nothing and the title above the header too', () => {
  const text = 'My gigs 2026\n\nDate,Notes\n2026-11-28,"Two floors,\nslow"\n , \n2026-11-29,\n';
  expect(readCsv(text)).toMatchObject({ header: ['Date', 'Notes'], lines: [4, 6] });
  expect(readCsv('sep=;\n2026-11-28;Fabric\n;\n2026-11-29;Kabelwerk\n').lines).toEqual([1, 3]);
});

it('reads quotes, line breaks in them, a byte order mark and the sign that Excel names', () => {
  expect(readCsv('\uFEFFDate,Notes\r\n2026-11-28,"Two ""floors"",\r\nslow"\r\n').rows).toEqual([
    ['2026-11-28', 'Two "floors",\r\nslow'],
  ]);
  expect(readCsv('\uFEFFsep=;\r\nDate;Notes, more\r\n2026-11-28;a,b,c\r\n')).toMatchObject({
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

it('reads one column', () => {
  expect(readCsv('Date\n2026-11-28\n')).toMatchObject({ header: ['Date'], rows: [['2026-11-28']] });
});

it.each([
  ['28.11.2026,Nachtwerk,Berlin,800'],
  ['Sat 28 Nov 2026 23:00,Club Nacht'],
  ['28.11.2026,Club,Berlin'],
  ['46000,Nachtwerk,800'],
  ['TBC,Nachtwerk,23:00'],
  ['soon,Nachtwerk,€800'],
])('takes no gig for a header: %s', (line) => {
  const { header, hasHeader, rows } = readCsv(`${line}\n29.11.2026,Żuraw,Gdańsk,900\n`);
  expect(hasHeader).toBe(false);
  expect(header).toEqual(line.split(',').map((_, at) => `Column ${at + 1}`));
  expect(rows.map(([first]) => first)).toEqual([line.split(',')[0], '29.11.2026']);
});

it.each(['Date,Venue,1st fee', 'Quand,Combien', 'Gage 2026,Wer', 'Datum,23:00'])(
  'takes %j for a header',
  (line) => {
    expect(readCsv(`${line}\n28.11.2026,x,1\n`)).toMatchObject({ hasHeader: true, header: line.split(',') });
  },
);

it('finds the header below a title', () => {
  expect(readCsv('My gigs 2026,,\n,all of them,\nDate,Venue,Fee\n28.11.2026,x,1\n')).toMatchObject({
    ...{ header: ['Date', 'Venue', 'Fee'], hasHeader: true, rows: [['28.11.2026', 'x', '1']] },
  });
  expect(readCsv('Venue\nFabric\nDate\n').rows).toHaveLength(2);
});

it.each([
  ['', 'This file is empty'],
  ['\n \n', 'This file is empty'],
  ['Date,Venue\n', 'This table has a header and no rows'],
  ['PK\u0003\u0004\u0014\u0000x', 'This is a workbook or a ZIP file'],
  ['\uFFFD\uFFFD\u0011\uFFFDx', 'This is an old Excel workbook'],
  ['%PDF-1.7\nx', 'This is a PDF'],
  ['BEGIN:VCALENDAR\nVERSION:2.0', 'This is a calendar file'],
  ['D\u0000a\u0000t\u0000e\u0000', 'This isn’t a text file'],
  ['Date,Venue\n2026-11-28,M\uFFFDller', 'Some letters of this file can’t be read'],
  ['Date,Notes\n2026-11-28,"a\n2026-11-29,b\n', 'A quotation mark is opened and never closed'],
])('says why %j is no table', (text, problem) => {
  expect(readCsv(text).problem).toContain(problem);
  expect(readCsv(text).rows).toEqual([]);
});
