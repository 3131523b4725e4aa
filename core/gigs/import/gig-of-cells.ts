import type { Currency } from '../../profile.ts';
import { gigOfNew, problemsOf } from '../apply-patch.ts';
import { GIG_LONGEST, type NewGig } from '../gig.ts';
import { GIG_STATUSES } from '../gig-status.ts';
import { setDateWords } from '../gig-text.ts';
import { nightOfStart } from '../moment.ts';
import type { Places } from '../places.ts';
import { currencyOf } from '../quick-add/currency-words.ts';
import { isZone } from '../zoned-time.ts';
import { IMPORT_FIELDS, type ImportField } from './guess-columns.ts';
import { cutLine } from './plain-text.ts';
import { type CellFee, readFee, readStatus, readType } from './read-cells.ts';
import { readDay } from './read-day.ts';
import { type Cells, timesOfCells } from './times-of-cells.ts';
import { zoneOfCells } from './zone-of-cells.ts';

interface Reading {
  zone: string;
  places: Places | null;
  currency: Currency;
  isDayFirst: boolean;
}
type Refuse = (field: ImportField, reason: string) => void;

const LONGEST = [
  ['title', GIG_LONGEST.title],
  ['venue', GIG_LONGEST.name],
  ['city', GIG_LONGEST.name],
  ['client', GIG_LONGEST.name],
] as const;
/** What stands for a fee that nobody knows yet. */
const NO_FEE = /^(?:tb[acd]|n\/?a|none|open)$/i;

const refuseLonger = (field: ImportField, text: string, most: number, refuse: Refuse): void => {
  if (text.length > most) refuse(field, `Use at most ${most.toLocaleString('en')} characters`);
};

/** The gig of a row, and what was taken for granted of it. What has no field of its own is in its notes. Null where it has no time. */
export function gigOfCells(
  cellOf: Cells,
  reading: Reading,
  refuse: Refuse,
): { gig: NewGig; assumed: string[] } | null {
  const [title = '', venue = '', city = '', client = ''] = LONGEST.map(([field]) => cellOf(field));
  for (const [field, most] of LONGEST) refuseLonger(field, cellOf(field), most, refuse);

  const { zone, assumed } = zoneOfCells(cellOf, reading);
  if (!isZone(zone)) {
    refuse('zone', 'Name a time zone such as Europe/London');
    return null;
  }
  const times = timesOfCells(cellOf, { zone, isDayFirst: reading.isDayFirst }, refuse);
  const fee = feeOf(cellOf, reading.currency, refuse);
  const held = heldOf(cellOf, reading.isDayFirst, refuse);
  const type = readType(cellOf('type'));
  if (!times) return null;

  const { start, end, days } = times;
  const typeLine = type === null && cellOf('type') !== '' ? `${IMPORT_FIELDS.type}: ${cellOf('type')}` : '';
  const feeLine = fee?.more ? `${IMPORT_FIELDS.fee}: ${cellOf('fee')}` : '';
  const notes = [days, typeLine, feeLine, cellOf('notes')].filter((line) => line !== '').join('\n');
  refuseLonger('notes', notes, GIG_LONGEST.notes, refuse);
  const gig: NewGig = {
    title: cutLine(title || [venue, city].filter(Boolean).join(', ') || client || 'Gig', GIG_LONGEST.title),
    ...{ start, end, zone, fee: fee?.fee ?? null, notes, ...held },
    ...(type && { type }),
    venue: venue || city ? { name: venue || city, city: venue ? city : '' } : null,
    client: client ? { name: client } : null,
  };
  const whole = gigOfNew({ ...gig, id: '' }, { venue: null, client: null }, '');
  for (const { reason } of problemsOf(whole)) refuse('end', reason);
  const setDate = setDateWords({ night: nightOfStart(gig), start });
  const said = [setDate, assumed, days && `One gig: ${days}`, feeLine && `“${fee?.more}” is in the notes`];
  return { gig, assumed: said.filter((one) => one !== '') };
}

/** The status, with the place of a hold in the queue for the night and its last day. */
function heldOf(cellOf: Cells, isDayFirst: boolean, refuse: Refuse): Pick<NewGig, 'status' | 'hold'> {
  const read = readStatus(cellOf('status'));
  if (cellOf('status') !== '' && !read)
    refuse('status', `Use one of ${Object.values(GIG_STATUSES).join(', ')}`);
  const [place, until] = [cellOf('order'), cellOf('until')];
  const [, digit] = /^([1-9])(?:st|nd|rd|th|\.)?$/i.exec(place) ?? [];
  if (place !== '' && digit === undefined) refuse('order', 'Use a place from 1 to 9');
  const last = readDay(until, isDayFirst);
  if (until !== '' && last?.rest !== '') refuse('until', 'Use a date such as 2026-11-28');
  else if (last && !/^20[0-8]/.test(last.day)) refuse('until', 'Use a year from 2000 to 2089');
  const order = digit === undefined ? (read?.order ?? null) : Number(digit);
  const status = read?.status ?? (order !== null || last ? 'hold' : undefined);
  return {
    ...(status && { status }),
    ...((order !== null || last) && { hold: { order: order ?? 1, until: last?.day ?? null } }),
  };
}

function feeOf(cellOf: Cells, usual: Currency, refuse: Refuse): CellFee | null {
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
