import { csvText } from '../export-csv.ts';
import type { Refused } from './gigs-of-rows.ts';
import type { Table } from './read-csv.ts';

/** Why rows were refused: several reasons of a row are one after the other. */
type Reasons = readonly Pick<Refused, 'row' | 'column' | 'reason'>[];

function reasonsByRow(refused: Reasons): Map<number, string> {
  const reasons = new Map<number, string>();
  for (const { row, column, reason } of refused) {
    const before = reasons.get(row);
    const words = column ? `${column}: ${reason}` : reason;
    reasons.set(row, before === undefined ? words : `${before}. ${words}`);
  }
  return reasons;
}

/** The rows of a table that were refused, as they were with the reason behind them: to be mended and imported again. */
export function refusedRows({ header, rows }: Pick<Table, 'header' | 'rows'>, refused: Reasons): string {
  const reasons = [...reasonsByRow(refused)].toSorted(([one], [other]) => one - other);
  const width = Math.max(header.length, ...reasons.map(([row]) => rows[row]?.length ?? 0));
  const filled = (cells: readonly string[]) => [
    ...cells,
    ...Array<string>(Math.max(0, width - cells.length)).fill(''),
  ];
  return csvText([
    [...filled(header), 'Reason'],
    ...reasons.map(([row, reason]) => [...filled(rows[row] ?? []), reason]),
  ]);
}

/** Events of a calendar that were refused, to be written with a date and imported as a table. */
export const refusedEvents = (refused: readonly Refused[]): string =>
  csvText([
    ['Date', 'Title', 'Reason'],
    ...refused.map(({ value, column, reason }) => [
      ...['', value],
      column && column !== 'Event' ? `${column}: ${reason}` : reason,
    ]),
  ]);
