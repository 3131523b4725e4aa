import papaparse from 'papaparse';
import { nameWords } from '../name-words.ts';
import { isHeader } from './guess-columns.ts';
import { readTime } from './read-cells.ts';
import { readDay } from './read-day.ts';

export interface Table {
  /** `Column 1` and so on where the table has none. */
  header: string[];
  /** Whether the first line was the header: if not, it is a row like the others. */
  hasHeader: boolean;
  /** As wide as the header, or wider. */
  rows: string[][];
  /** The line of each row as spreadsheets count them, from 1. */
  lines: number[];
  /** Why this is no table to go on with, and what to do; empty where it is one. */
  problem: string;
}

/** Excel's own word for what separates the cells. */
const SEPARATOR_LINE = /^sep=(.)\r?\n/i;

const NO_TABLE = 'Save the table as CSV (UTF-8) and choose that file';
/** What begins other files: a ZIP, as workbooks are, an old workbook, a PDF. */
const OTHERS: readonly (readonly [begins: string, problem: string])[] = [
  ['PK\u0003', `This is a workbook or a ZIP file. ${NO_TABLE}`],
  ['\u00D0\u00CF\u0011', `This is an old Excel workbook. ${NO_TABLE}`],
  ['\uFFFD\uFFFD\u0011', `This is an old Excel workbook. ${NO_TABLE}`],
  ['%PDF-', `This is a PDF. ${NO_TABLE}`],
  ['BEGIN:VCALENDAR', 'This is a calendar file, not a table. Give it a name that ends in .ics'],
];
const NO_TEXT = /(?![\t\n\v\f\r\u0085])\p{Cc}/u;

/** A table as spreadsheets save it, with whatever separates its cells. Its first line that says something is its header, or its first row. */
export function readCsv(text: string): Table {
  const plain = text.replace(/^\uFEFF/, '');
  const none = (problem: string): Table => ({ header: [], hasHeader: false, rows: [], lines: [], problem });
  const other = OTHERS.find(([begins]) => plain.startsWith(begins));
  if (other) return none(other[1]);
  if (NO_TEXT.test(plain)) return none(`This isn’t a text file. ${NO_TABLE}`);
  if (plain.includes('\uFFFD')) return none(`Some letters of this file can’t be read. ${NO_TABLE}`);

  const [line = '', delimiter = ''] = SEPARATOR_LINE.exec(plain) ?? [];
  const table = plain.slice(line.length);
  const guess = { delimiter, delimitersToGuess: [',', ';', '\t', '|'] };
  const { meta } = papaparse.parse(table, { ...guess, skipEmptyLines: 'greedy', preview: 20 });
  // Lines that say nothing are counted too.
  const { data, errors } = papaparse.parse(table, { ...guess, delimiter: meta.delimiter });
  if (errors.some(({ code }) => code === 'MissingQuotes'))
    return none('A quotation mark is opened and never closed. Close it, or save the table again');
  const written = data.flatMap((cells, at) =>
    isBlank(cells) ? [] : [{ cells: cells.map(told), at: at + 1 }],
  );
  const all = written.map(({ cells }) => cells);
  const skipped = titleLines(all);
  const [first = [], ...more] = all.slice(skipped);
  if (first.length === 0) return none('This file is empty. Choose one with a gig in each line');
  const hasHeader = isHeaderRow(first);
  const header = hasHeader ? first : first.map((_, at) => `Column ${at + 1}`);
  const rows = (hasHeader ? more : [first, ...more]).map((cells) => [
    ...cells,
    ...Array<string>(Math.max(0, header.length - cells.length)).fill(''),
  ]);
  const problem = rows.length === 0 ? 'This table has a header and no rows. Add a line for each gig' : '';
  const lines = written.slice(skipped + (hasHeader ? 1 : 0)).map(({ at }) => at);
  return { header, hasHeader, rows, lines, problem };
}

/** Without the apostrophe that keeps a spreadsheet from computing it. */
const told = (cell: string): string => cell.replace(/^'(?=[=+\-@\t\r])/, '').trim();

const isBlank = (cells: readonly string[]): boolean => cells.every((cell) => cell.trim() === '');

/** Lines above the header, where that isn't the first. */
function titleLines(rows: readonly (readonly string[])[]): number {
  const isTitle = (cells: readonly string[]) =>
    cells.filter((cell) => cell !== '').length === 1 && isHeaderRow(cells);
  const at = rows.findIndex((cells) => !isTitle(cells));
  const headers = rows[at]?.filter((cell) => isHeader(nameWords(cell))) ?? [];
  return headers.length > 1 ? at : 0;
}

/** A row with a date in it is none; of the others, one that has a usual header, or nothing that looks like a time or a sum. */
function isHeaderRow(cells: readonly string[]): boolean {
  const isTime = (cell: string) =>
    [true, false].some((isDayFirst) => readTime(cell, 'UTC', isDayFirst) !== null);
  if (cells.some((cell) => readDay(cell, true) ?? readDay(cell, false))) return false;
  return (
    cells.some((cell) => isHeader(nameWords(cell))) ||
    !cells.some((cell) => isTime(cell) || /^\p{Sc}? ?\d/u.test(cell))
  );
}
