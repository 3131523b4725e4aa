import { digitsOf, type Money } from '../../money.ts';
import { unitsOfText } from '../../number-of-text.ts';
import type { Currency } from '../../profile.ts';
import { MOST_MONEY } from '../booking.ts';
import { GIG_STATUSES, type GigStatus } from '../gig-status.ts';
import { momentText, readMoment } from '../moment.ts';
import { nameWords } from '../name-words.ts';
import { currencyOf } from '../quick-add/currency-words.ts';
import { readDay } from './read-day.ts';

/** A moment by itself, or clocks of a day, which the cell may name. */
export interface CellTime {
  /** As `readMoment` reads it. */
  moment: string | null;
  day: string | null;
  /** Minutes after midnight. */
  from: number | null;
  until: number | null;
}

const WITH_OFFSET = /^(\d{4}-\d\d-\d\d)[T ](\d\d:\d\d)(?::\d\d(?:\.\d+)?)?(Z|[+-]\d\d:\d\d)$/;
const CLOCK = /^(\d{1,2})(?:[:.h]?(\d\d))?(?::\d\d)? ?(?:([ap])\.?m\.?|h|hrs?|uhr)?$/i;
const TO = / ?[-–—] ?| (?:to|until|bis|à|a|hasta) /i;

/** Minutes after midnight of `23:00`, `11pm`, `23h30`, `2300`, `23 Uhr`. */
function readClock(text: string): number | null {
  const [, hours = '', minutes = '0', half] = CLOCK.exec(text.trim()) ?? [];
  const hour = Number(hours);
  if (hours === '' || Number(minutes) > 59 || hour > (half ? 12 : 24)) return null;
  const onClock = half ? (hour % 12) + (half.toLowerCase() === 'p' ? 12 : 0) : hour % 24;
  return onClock * 60 + Number(minutes);
}

/** `28/11/2026 23:00`, `23:00–03:00`, `2026-11-28T22:00:00Z`; null where it is none of these. */
export function readTime(cell: string, zone: string, isDayFirst: boolean): CellTime | null {
  const [, date, time, offset] = WITH_OFFSET.exec(cell) ?? [];
  if (offset !== undefined) {
    const instant = readMoment(`${date}T${time}${offset}`, zone);
    return instant === null
      ? null
      : { moment: momentText(instant, zone), day: null, from: null, until: null };
  }
  const { day, rest } = readDay(cell, isDayFirst) ?? { day: null, rest: cell };
  const isDayAlone = day !== null && /^(?:0?0:00:00(?:\.0+)?)?$/.test(rest);
  if (isDayAlone) return { moment: null, day, from: null, until: null };
  const clocks = rest.split(TO).map(readClock);
  const [from = null, until = null] = clocks;
  if (clocks.length > 2 || clocks.includes(null)) return null;
  return { moment: null, day, from, until };
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

/** The sum in a cell, in the currency that it names or else that of the row. */
export function readFee(cell: string, assumed: Currency): (Money & { currency: Currency }) | null {
  const sign = cell.replaceAll(/[\d\s\u00A0\u202F.,'’–-]+/g, '');
  const currency = sign === '' ? assumed : currencyOf(sign, assumed);
  if (currency === null) return null;
  const digits = digitsOf(currency);
  const number = cell
    .replace(/^.*?(?=[-\d.,])/s, '')
    .replace(/[^\d]*$/, '')
    .replace(digits === 0 ? /[.,]00?$/ : '', '');
  const amount = unitsOfText(number, digits);
  return amount === null || amount > MOST_MONEY ? null : { amount, currency };
}
