import { CURRENCIES } from '../../profile.ts';
import { nameWords } from '../name-words.ts';
import { cityWords, type Places } from '../places.ts';
import { isZone } from '../zoned-time.ts';
import { readFee, readStatus, readTime, readType } from './read-cells.ts';
import type { Table } from './read-csv.ts';
import { daySerial, readDay } from './read-day.ts';

/** What a column of a table may say of a gig. */
export const IMPORT_FIELDS = {
  date: 'Date',
  start: 'Start',
  end: 'End',
  venue: 'Venue',
  city: 'City',
  title: 'Title',
  client: 'Client',
  fee: 'Fee',
  currency: 'Currency',
  status: 'Status',
  order: 'Hold place',
  until: 'Hold until',
  type: 'Type',
  notes: 'Notes',
  zone: 'Time zone',
} as const;
export type ImportField = keyof typeof IMPORT_FIELDS;

/** The field of each column; null where it is left out. */
export type Mapping = readonly (ImportField | null)[];

/** Headers as people write them, the usual ones first. */
const HEADERS: Readonly<Record<ImportField, string>> = {
  date: 'night, date, gig date, event date, show date, start date, day, datum, tag, fecha, dia, jour, date debut',
  start:
    'start, start time, set start, set time, begin, from, time, beginn, startzeit, von, uhrzeit, debut, heure debut, heure, inicio, hora inicio, hora, desde',
  end: 'end, end time, set end, finish, until, to, ende, endzeit, bis, fin, heure fin, hora fin, hasta',
  venue:
    'venue, club, place, location, spielort, veranstaltungsort, location name, lieu, salle, lugar, sala, recinto, local',
  city: 'city, town, stadt, ort, ville, ciudad',
  title:
    'title, event, gig, event name, show, subject, summary, name, titel, veranstaltung, betreff, titre, evenement, objet, titulo, evento, asunto, nombre',
  client:
    'client, customer, promoter, agency, booker, organiser, organizer, kunde, auftraggeber, veranstalter, agentur, organisateur, promoteur, cliente, promotor, organizador, agencia',
  fee: 'fee, guarantee, price, amount, pay, rate, total, gage, honorar, betrag, preis, cachet, montant, prix, tarif, honorarios, importe, precio, tarifa, cache',
  currency: 'currency, wahrung, waehrung, devise, monnaie, moneda, divisa',
  status: 'status, state, stage, stand, statut, etat, estado',
  order: 'hold place, hold, hold order, option',
  until: 'hold until, held until, option until, option bis',
  type: 'type, gig type, event type, typ, art, tipo',
  notes:
    'notes, note, comments, comment, remarks, description, details, notizen, notiz, bemerkung, bemerkungen, anmerkungen, beschreibung, remarques, commentaires, notas, comentarios, observaciones, descripcion',
  zone: 'time zone, timezone, tz, zone, zeitzone, fuseau horaire, zona horaria',
};
const FIELDS = Object.keys(HEADERS) as ImportField[];

/** Cells that are looked at. */
const SAMPLE = 50;

/** What every cell of a field looks like, where it has a look of its own. */
const LOOKS: Partial<Record<ImportField, (cell: string) => boolean>> = {
  date: isDay,
  start: isTime,
  end: isTime,
  currency: (cell) => CURRENCIES.some((code) => code === cell.toUpperCase()),
  zone: isZone,
  order: (cell) => /^[1-9]\D{0,2}$/.test(cell),
  until: isDay,
};
/** Of columns whose header says nothing. */
const TELLING: Partial<Record<ImportField, (cell: string) => boolean>> = {
  date: (cell) => daySerial(cell) === null && isDay(cell),
  start: (cell) => /[:h]\d\d|[ap]m$/i.test(cell) && isTime(cell),
  end: (cell) => /[:h]\d\d|[ap]m$/i.test(cell) && isTime(cell),
  currency: LOOKS.currency,
  zone: LOOKS.zone,
  status: (cell) => !/^(?:yes|no)$/i.test(cell) && readStatus(cell) !== null,
  type: (cell) => readType(cell) !== null,
  fee: (cell) => /^(?:\p{Sc} ?)?\d[\d.,' ]*(?: ?\p{Sc})?$/u.test(cell) && /\p{Sc}/u.test(cell),
};

function isDay(cell: string): boolean {
  return readDay(cell, true) !== null || readDay(cell, false) !== null;
}

function isTime(cell: string): boolean {
  const time = readTime(cell, 'UTC', true) ?? readTime(cell, 'UTC', false);
  return time !== null && (time.moment !== null || time.from !== null);
}

/** What texts say in tables without a header, column by column. */
const WITH_PLACES: readonly ImportField[] = ['venue', 'title', 'client', 'notes'];
const WITHOUT_PLACES: readonly ImportField[] = ['venue', 'city', 'title', 'client', 'notes'];

/** Fees have no fewer digits, but then they may be anything. */
const isFee = (cell: string): boolean => /\d{2}|k$/i.test(cell) && readFee(cell, 'EUR') !== null;

/** Whether these are the words of a usual header. */
export const isHeader = (words: string): boolean =>
  FIELDS.some((field) => HEADERS[field].split(', ').includes(words));

/**
 * Which column says what, by the words of its header, then by what stands in it; each field at most once. Without a header
 * also by the order in which people write.
 */
export function guessColumns(
  { header, hasHeader, rows }: Pick<Table, 'header' | 'hasHeader' | 'rows'>,
  places: Places | null = null,
): Mapping {
  const mapping: (ImportField | null)[] = header.map(() => null);
  const cellsOf = (column: number) =>
    rows.slice(0, SAMPLE).flatMap((row) => (row[column] ? [row[column]] : []));
  const are = (column: number, look: ((cell: string) => boolean) | undefined) => {
    const cells = cellsOf(column);
    return !look || cells.filter(look).length * 2 >= cells.length;
  };
  const assign = (field: ImportField, columns: readonly number[]) => {
    const column = columns.find((one) => mapping[one] === null);
    if (column !== undefined && !mapping.includes(field)) mapping[column] = field;
  };

  const words = hasHeader ? header.map(nameWords) : [];
  for (const field of FIELDS) {
    const known = HEADERS[field].split(', ');
    const exact = known.flatMap((name) => words.flatMap((one, at) => (one === name ? [at] : [])));
    assign(
      field,
      exact.filter((column) => are(column, LOOKS[field])),
    );
  }
  for (const field of FIELDS) {
    const known = HEADERS[field].split(', ');
    const partly = words.flatMap((one, at) =>
      one.split(' ').some((word) => known.includes(word)) ? [at] : [],
    );
    assign(
      field,
      partly.filter((column) => are(column, LOOKS[field])),
    );
  }
  const alike = (look: (cell: string) => boolean) =>
    header.flatMap((_, at) => (cellsOf(at).length > 0 && are(at, look) ? [at] : []));
  for (const field of FIELDS) {
    const look = TELLING[field];
    if (look) assign(field, alike(look));
  }
  if (hasHeader) return mapping;
  assign('date', alike(isDay));
  assign('fee', alike(isFee));
  if (places)
    assign(
      'city',
      alike((cell) => places.byWords.has(cityWords(cell))),
    );
  const texts = alike((cell) => /\p{L}/u.test(cell));
  for (const field of places ? WITH_PLACES : WITHOUT_PLACES) assign(field, texts);
  return mapping;
}
