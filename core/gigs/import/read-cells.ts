import { digitsOf, type Money } from '../../money.ts';
import { unitsOfText } from '../../number-of-text.ts';
import type { Currency } from '../../profile.ts';
import { EVENTS, type EventType, MOST_MONEY } from '../booking.ts';
import { GIG_STATUSES, type GigStatus } from '../gig-status.ts';
import { momentText, readMoment } from '../moment.ts';
import { nameWords } from '../name-words.ts';
import { currencyOf } from '../quick-add/currency-words.ts';
import { readDay } from './read-day.ts';

/** What is longer is a text, whatever is in it. */
const LONGEST = 200;

/** A moment by itself, or a clock of a day, which the cell may name. */
export interface CellMoment {
  /** As `readMoment` reads it. */
  moment: string | null;
  day: string | null;
  /** Minutes after midnight. */
  from: number | null;
}

export interface CellTime extends CellMoment {
  /** The clock behind it. */
  until: number | null;
  /** The day behind it, with or without a clock. */
  ends: CellMoment | null;
}

const WITH_OFFSET = /^(\d{4}-\d\d-\d\d)[T ](\d\d:\d\d)(?::\d\d(?:\.\d+)?)?(Z|[+-]\d\d:\d\d)$/;
const CLOCK = /^(\d{1,2})(?:[:.h]?(\d\d))?(?::\d\d)? ?(?:([ap])\.?m\.?|h|hrs?|uhr)?$/i;
const TO = / ?(?:->|[-–—→]) ?| (?:to|until|till|bis|à|a|hasta) /gi;
/** Before a time that is only a beginning. */
const FROM = /^(?:ab|von|um|from|at|dès|à|de|desde|a partir de|à partir de) /i;
/** A part of a day, as spreadsheets have it where nobody formatted the column. */
const FRACTION = /^0[.,]\d{3,}$/;

/** Minutes after midnight of `23:00`, `11pm`, `23h30`, `2300`, `23 Uhr`. */
function readClock(text: string): number | null {
  if (FRACTION.test(text)) return Math.round(Number(text.replace(',', '.')) * 1440) % 1440;
  const [, hours = '', minutes = '0', half] = CLOCK.exec(text.trim()) ?? [];
  const hour = Number(hours);
  if (hours === '' || Number(minutes) > 59 || hour > (half ? 12 : 24)) return null;
  const onClock = half ? (hour % 12) + (half.toLowerCase() === 'p' ? 12 : 0) : hour % 24;
  return onClock * 60 + Number(minutes);
}

/** `28/11/2026 23:00`, `23:00–03:00`, `ab 22 Uhr`, `2026-11-28T22:00:00Z`, one day to another; null where it is none of these. */
export function readTime(cell: string, zone: string, isDayFirst: boolean): CellTime | null {
  if (cell.length > LONGEST) return null;
  const whole = readOne(cell, zone, isDayFirst);
  if (whole) return whole;
  for (const { 0: sign, index } of cell.matchAll(TO)) {
    const first = readOne(cell.slice(0, index), zone, isDayFirst);
    const last = first && readOne(cell.slice(index + sign.length), zone, isDayFirst);
    if (last && hasDay(first) && hasDay(last) && first.until === null && last.until === null)
      return { ...first, ends: last };
  }
  return null;
}

const hasDay = ({ moment, day }: CellMoment): boolean => moment !== null || day !== null;

function readOne(cell: string, zone: string, isDayFirst: boolean): CellTime | null {
  const [, date, time, offset] = WITH_OFFSET.exec(cell) ?? [];
  const none = { moment: null, day: null, from: null, until: null, ends: null };
  if (offset !== undefined) {
    const instant = readMoment(`${date}T${time}${offset}`, zone);
    return instant === null ? null : { ...none, moment: momentText(instant, zone) };
  }
  const { day, rest } = readDay(cell.replace(FROM, ''), isDayFirst) ?? { day: null, rest: cell };
  const isDayAlone = day !== null && /^(?:0?0:00:00(?:\.0+)?)?$/.test(rest);
  if (isDayAlone) return { ...none, day };
  const clocks = rest.replace(FROM, '').split(TO).map(readClock);
  const [from = null, until = null] = clocks;
  if (clocks.length > 2 || clocks.includes(null)) return null;
  return { ...none, day, from, until };
}

const STATUS_WORDS: Readonly<Record<GigStatus, string>> = {
  lead: 'lead, new, enquiry, inquiry, request, pending, anfrage, offen, demande, contacte, consulta, solicitud',
  quoted:
    'quoted, quote, quote sent, offer, offered, offer sent, angebot, angeboten, devis, devis envoye, presupuesto',
  hold: 'hold, on hold, option, pencil, pencilled, penciled, tentative, reserviert, opcion, reserva',
  'contract-sent':
    'contract sent, contract out, contract, vertrag, vertrag raus, contrat envoye, contrato enviado',
  confirmed:
    'confirmed, booked, signed, yes, bestatigt, gebucht, fest, confirme, confirmee, reserve, confirmado, confirmada',
  played:
    'played, done, completed, complete, finished, gespielt, erledigt, joue, termine, tocado, hecho, realizado',
  paid: 'paid, paid in full, settled, bezahlt, paye, payee, pagado, pagada',
  cancelled: 'cancelled, canceled, called off, abgesagt, storniert, annule, annulee, cancelado, cancelada',
  lost: 'lost, declined, rejected, passed, no, verloren, abgelehnt, refuse, perdu, rechazado, perdido',
};

/** What a cell says of the status, with the place of a hold where it names one: `2nd hold`. */
export function readStatus(cell: string): { status: GigStatus; order: number | null } | null {
  const words = nameWords(cell);
  const [, order] = /^([1-9])(?:st|nd|rd|th)? (?:hold|option)$/.exec(words) ?? [];
  if (order !== undefined) return { status: 'hold', order: Number(order) };
  const ids = Object.keys(GIG_STATUSES) as GigStatus[];
  const status = ids.find((id) => STATUS_WORDS[id].split(', ').includes(words));
  return status ? { status, order: null } : null;
}

/** The event that a cell names. */
export function readType(cell: string): EventType | null {
  const words = nameWords(cell);
  const types = Object.keys(EVENTS) as EventType[];
  return types.find((type) => words === type || words === nameWords(EVENTS[type])) ?? null;
}

export interface CellFee {
  fee: Money & { currency: Currency };
  /** What comes on top of the sum, in words: `+ hotel`. */
  more: string;
}

/** Where a sum ends and words begin. */
const MORE = /(?<=\d.*)\s*(?:\+|\(|\b(?:plus|zzgl|zuzüglich|incl|inkl|including|und|and|y|et)\b).*$/iu;
const THOUSANDS = /(?<![\d.,])(\d{1,6}(?:[.,]\d{1,2})?) ?k(?![\p{L}\d])/iu;

/** The sum in a cell, in the currency that it names or else that of the row. */
export function readFee(cell: string, assumed: Currency): CellFee | null {
  if (cell.length > LONGEST) return null;
  const more = MORE.exec(cell)?.[0] ?? '';
  const sum = cell.slice(0, cell.length - more.length);
  const thousands = THOUSANDS.exec(sum)?.[1];
  const text = sum.replace(THOUSANDS, '$1');
  const sign = text.replaceAll(/[\d\s\u00A0\u202F.,'’–-]+/g, '');
  const currency = sign === '' ? assumed : currencyOf(sign, assumed);
  if (currency === null) return null;
  const digits = digitsOf(currency);
  const number = text
    .replace(/^.*?(?=[-\d.,])/s, '')
    .replace(/[^\d]*$/, '')
    .replace(digits === 0 ? /[.,]00?$/ : '', '');
  const units = thousands === undefined ? unitsOfText(number, digits) : unitsOfText(thousands, 3);
  const amount = units !== null && thousands !== undefined ? units * 10 ** digits : units;
  return amount === null || amount > MOST_MONEY ? null : { fee: { amount, currency }, more: more.trim() };
}
