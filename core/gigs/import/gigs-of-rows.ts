import type { Currency } from '../../profile.ts';
import { gigOfNew, problemsOf } from '../apply-patch.ts';
import { GIG_LONGEST, type NewGig } from '../gig.ts';
import { GIG_STATUSES } from '../gig-status.ts';
import { currencyOf } from '../quick-add/currency-words.ts';
import { isZone } from '../zoned-time.ts';
import { IMPORT_FIELDS, type ImportField, type Mapping } from './guess-columns.ts';
import { cutLine, plainLine, plainText } from './plain-text.ts';
import { readFee, readStatus } from './read-cells.ts';
import { dayOrderOf, readDay } from './read-day.ts';
import { type Cells, timesOfCells } from './times-of-cells.ts';

export interface Refused {
  /** From 0, the header not counted. */
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
  /** Where a row says none. */
  zone: string;
  currency: Currency;
  /** The answer to the question; null where it wasn't asked yet. */
  dayFirst: boolean | null;
}

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
    (['date', 'start', 'end'] as const).map((field) => cellsOf(row)(field)),
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
    const gig = gigOfCells(cellOf, { ...options, dayFirst: order }, (field, reason) => {
      refused.push({ row, column: IMPORT_FIELDS[field], value: cellOf(field), reason });
    });
    if (refused.length === 0 && gig) read.gigs.push({ row, gig, assumed: [] });
    else read.refused.push(...refused);
  }
  return read;
}

type Refuse = (field: ImportField, reason: string) => void;

const LONGEST = [
  ['title', GIG_LONGEST.title],
  ['venue', GIG_LONGEST.name],
  ['city', GIG_LONGEST.name],
  ['client', GIG_LONGEST.name],
  ['notes', GIG_LONGEST.notes],
] as const;
/** What stands for a fee that nobody knows yet. */
const NO_FEE = /^(?:tb[acd]|n\/?a|none|open)$/i;

function gigOfCells(cellOf: Cells, options: Options & { dayFirst: boolean }, refuse: Refuse): NewGig | null {
  const texts = LONGEST.map(([field]) => cellOf(field));
  const [title = '', venue = '', city = '', client = '', notes = ''] = texts;
  for (const [field, most] of LONGEST)
    if (cellOf(field).length > most) refuse(field, `Use at most ${most.toLocaleString('en')} characters`);

  const zone = cellOf('zone') || options.zone;
  if (!isZone(zone)) {
    refuse('zone', 'Name a time zone such as Europe/London');
    return null;
  }
  const times = timesOfCells(cellOf, { zone, isDayFirst: options.dayFirst }, refuse);
  const status = readStatus(cellOf('status'));
  if (cellOf('status') !== '' && !status)
    refuse('status', `Use one of ${Object.values(GIG_STATUSES).join(', ')}`);
  const fee = feeOf(cellOf, options.currency, refuse);
  if (!times) return null;

  const gig: NewGig = {
    title: cutLine(title || [venue, city].filter(Boolean).join(', ') || client || 'Gig', GIG_LONGEST.title),
    ...{ ...times, zone, fee, notes },
    ...(status && { status: status.status }),
    ...(status?.order && { hold: { order: status.order, until: null } }),
    venue: venue || city ? { name: venue || city, city: venue ? city : '' } : null,
    client: client ? { name: client } : null,
  };
  const whole = gigOfNew({ ...gig, id: '' }, { venue: null, client: null }, '');
  for (const { reason } of problemsOf(whole)) refuse('end', reason);
  return gig;
}

function feeOf(cellOf: Cells, usual: Currency, refuse: Refuse): NewGig['fee'] {
  const [cell, code] = [cellOf('fee'), cellOf('currency')];
  if (cell === '' || NO_FEE.test(cell)) return null;
  const currency = code === '' ? usual : currencyOf(code, usual);
  if (!currency) {
    refuse('currency', 'Use a currency such as EUR');
    return null;
  }
  const fee = readFee(cell, currency);
  if (!fee) refuse('fee', 'Use a sum such as 1,350.00');
  return fee;
}
