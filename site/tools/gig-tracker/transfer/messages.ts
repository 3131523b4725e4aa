import type { NewGig } from '#core/gigs/gig.ts';
import type { GigStatus } from '#core/gigs/gig-status.ts';
import type { Refused, RowsRead } from '#core/gigs/import/gigs-of-rows.ts';
import type { Mapping } from '#core/gigs/import/guess-columns.ts';
import type { Recurring } from '#core/gigs/import/read-ics.ts';
import type { Currency } from '#core/profile.ts';

/** What a chosen file turned out to be. */
export type Opened =
  | {
      kind: 'table';
      header: string[];
      /** Of each column, its first cells that say something. */
      samples: string[][];
      rows: number;
      mapping: Mapping;
    }
  | { kind: 'calendar' }
  | { kind: 'refused'; problem: string };

/** How a table or a calendar is read. */
export interface TableReading {
  kind: 'table';
  mapping: Mapping;
  /** Of rows that say none. */
  zone: string;
  currency: Currency;
  status: GigStatus;
  dayFirst: boolean | null;
}
export interface CalendarReading {
  kind: 'calendar';
  /** Of events that say none. */
  zone: string;
  status: GigStatus;
  /** Of what repeats, dates from then on (ISO day). */
  since: string;
  /** Rows of repeating events of which all dates are wanted. */
  chosen: readonly number[];
}
export type Reading = TableReading | CalendarReading;

/** A gig that was read. */
export interface ReadGig {
  /** Stays the same however often the file is read. */
  key: string;
  row: number;
  /** The row as a spreadsheet counts it, or which event of the calendar it is. */
  line: number;
  night: string;
  gig: NewGig;
  assumed: string[];
}

export type RefusedLine = Refused & { line: number };

export interface Read {
  gigs: ReadGig[];
  refused: RefusedLine[];
  question: RowsRead['question'];
  recurring: Recurring[];
  /** Whether the cities were there to know time zones by. */
  knowsCities: boolean;
}

/** What the worker is asked. The file that was opened last is the one that is read. */
export type ImportAsk =
  | { task: 'open'; file: ArrayBuffer | string }
  | { task: 'read'; reading: Reading }
  /** The refused rows as a table to be fixed. */
  | { task: 'report'; refused: Refused[] };

export interface ImportReplies {
  open: Opened;
  read: Read;
  report: string;
}

export type ImportReply =
  | { id: number; state: 'going'; done: number; count: number }
  | { id: number; state: 'done'; reply: ImportReplies[keyof ImportReplies] }
  | { id: number; state: 'failed' };
