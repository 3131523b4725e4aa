import type { Currency } from '../../profile.ts';
import type { NewGig } from '../gig.ts';
import type { Places } from '../places.ts';
import { gigOfCells } from './gig-of-cells.ts';
import { IMPORT_FIELDS, type Mapping } from './guess-columns.ts';
import { plainLine, plainText } from './plain-text.ts';
import { dayOrderOf, readDay } from './read-day.ts';
import type { Cells } from './times-of-cells.ts';

export interface Refused {
  /** From 0, the header not counted where there is one. */
  row: number;
  /** What the column says, or what of the event. */
  column: string;
  value: string;
  reason: string;
}

export interface Imported {
  /** Each with what was taken for granted of it, a sentence each. */
  gigs: { row: number; gig: NewGig; assumed: string[] }[];
  refused: Refused[];
}

export interface RowsRead extends Imported {
  /** Whether days stand before months, which no date of the table tells: how one of them reads either way. No gig before it is answered. */
  question: { example: string; dayFirst: string; monthFirst: string } | null;
}

interface Options {
  /** Where a row says none, nor a city that is known. */
  zone: string;
  /** The cities that are known. */
  places?: Places | null;
  currency: Currency;
  /** The answer to the question; null where it wasn't asked yet. */
  dayFirst: boolean | null;
  /** Hears how many rows are read. */
  onRow?(read: number): void;
}

const MORE_THAN_HEADER = 'This row has more cells than the header. Put texts with commas in quotation marks';

/** Rows of a table as gigs, each whole or not at all. */
export function gigsOfRows(
  rows: readonly (readonly string[])[],
  mapping: Mapping,
  options: Options,
): RowsRead {
  const cellsOf =
    (row: readonly string[]): Cells =>
    (field) =>
      (field === 'notes' ? plainText : plainLine)(row[mapping.indexOf(field)] ?? '');
  const dated = rows.flatMap((row) =>
    (['date', 'start', 'end', 'until'] as const).map((field) => cellsOf(row)(field)),
  );
  const { isDayFirst, example } = dayOrderOf(dated);
  const order = isDayFirst ?? options.dayFirst;
  if (order === null) {
    const readAs = (isDay: boolean) => readDay(example, isDay)?.day ?? '';
    const question = { example, dayFirst: readAs(true), monthFirst: readAs(false) };
    return { gigs: [], refused: [], question };
  }
  const read: RowsRead = { gigs: [], refused: [], question: null };
  for (const [row, cells] of rows.entries()) {
    const refused: Refused[] = [];
    const cellOf = cellsOf(cells);
    const reading = { ...options, places: options.places ?? null, isDayFirst: order };
    const gig = gigOfCells(cellOf, reading, (field, reason) => {
      refused.push({ row, column: IMPORT_FIELDS[field], value: cellOf(field), reason });
    });
    const beyond = cells.slice(mapping.length).filter((cell) => cell !== '');
    if (beyond.length > 0)
      refused.push({ row, column: 'Row', value: beyond.join(', '), reason: MORE_THAN_HEADER });
    if (refused.length === 0 && gig) read.gigs.push({ row, ...gig });
    else read.refused.push(...refused);
    options.onRow?.(row + 1);
  }
  return read;
}
