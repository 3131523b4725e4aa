import { digitsOf } from '../money.ts';
import { EVENTS } from './booking.ts';
import type { Gig } from './gig.ts';
import { GIG_STATUSES } from './gig-status.ts';
import { paidOf } from './gig-sums.ts';

const COLUMNS: readonly (readonly [header: string, cell: (gig: Gig) => string])[] = [
  ['Night', ({ night }) => night],
  ['Start', ({ start, startsAt }) => (startsAt ? spaced(start) : '')],
  ['End', ({ end }) => spaced(end ?? '')],
  ['Time zone', ({ zone }) => zone],
  ['Status', ({ status }) => GIG_STATUSES[status]],
  ['Hold place', ({ status, hold }) => (status === 'hold' && hold ? String(hold.order) : '')],
  ['Hold until', ({ status, hold }) => (status === 'hold' && hold?.until) || ''],
  ['Title', ({ title }) => title],
  ['Venue', ({ venue }) => venue?.name ?? ''],
  ['City', ({ venue }) => venue?.city ?? ''],
  ['Client', ({ client }) => client?.name ?? ''],
  ['Fee', (gig) => decimal(gig, gig.fee?.amount)],
  ['Currency', ({ fee }) => fee?.currency ?? ''],
  ['Paid', (gig) => decimal(gig, paidOf(gig))],
  ['Unpaid', (gig) => decimal(gig, gig.unpaid)],
  ['Due', ({ unpaidDue }) => unpaidDue ?? ''],
  ['Type', ({ type }) => (type ? EVENTS[type] : '')],
  ['Notes', ({ notes }) => notes],
];

/** Without it Excel takes the file for one in its old encoding. */
const BYTE_ORDER_MARK = '\uFEFF';

/** Gigs as a table (RFC 4180), one row each. Times are those on the wall at the venue, sums are decimals. */
export const gigsCsv = (gigs: readonly Gig[]): string =>
  csvText([COLUMNS.map(([header]) => header), ...gigs.map((gig) => COLUMNS.map(([, cell]) => cell(gig)))]);

/** A table as spreadsheets open it, none of whose cells they compute. */
export const csvText = (rows: readonly (readonly string[])[]): string =>
  BYTE_ORDER_MARK + rows.map((cells) => `${cells.map((cell) => quoted(inert(cell))).join(',')}\r\n`).join('');

/** As spreadsheets read a time: `2026-11-29 01:00` */
const spaced = (moment: string): string => moment.replace('T', ' ');

/** `1350.00`, in the currency of the fee; nothing where there is none. */
function decimal({ fee }: Gig, amount: number | undefined): string {
  if (!fee || amount === undefined) return '';
  const digits = digitsOf(fee.currency);
  return (amount / 10 ** digits).toFixed(digits);
}

/** Spreadsheets compute what begins like a formula. An apostrophe before it makes it text; numbers stay numbers. */
const inert = (cell: string): string =>
  /^[=+\-@\t\r]/.test(cell) && !/^-?\d+(?:\.\d+)?$/.test(cell) ? `'${cell}` : cell;

const quoted = (cell: string): string =>
  /[",\r\n]|^\s|\s$/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell;
