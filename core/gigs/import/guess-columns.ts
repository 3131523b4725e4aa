import { CURRENCIES } from '../../profile.ts';
import { nameWords } from '../name-words.ts';
import { isZone } from '../zoned-time.ts';
import { readStatus, readTime } from './read-cells.ts';
import { readDay } from './read-day.ts';

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
  notes:
    'notes, note, comments, comment, remarks, description, details, notizen, notiz, bemerkung, bemerkungen, anmerkungen, beschreibung, remarques, commentaires, notas, comentarios, observaciones, descripcion',
  zone: 'time zone, timezone, tz, zone, zeitzone, fuseau horaire, zona horaria',
};
const FIELDS = Object.keys(HEADERS) as ImportField[];

/** Cells that are looked at. */
const SAMPLE = 50;

/** What every cell of a field looks like, where it has a look of its own. */
const LOOKS: Partial<Record<ImportField, (cell: string) => boolean>> = {
  date: (cell) => readDay(cell, true) !== null || readDay(cell, false) !== null,
  start: isTime,
  end: isTime,
  currency: (cell) => CURRENCIES.some((code) => code === cell.toUpperCase()),
  zone: isZone,
};
/** Of columns whose header says nothing. */
const TELLING: Partial<Record<ImportField, (cell: string) => boolean>> = {
  date: LOOKS.date,
  start: (cell) => /[:h]\d\d|[ap]m$/i.test(cell) && isTime(cell),
  end: (cell) => /[:h]\d\d|[ap]m$/i.test(cell) && isTime(cell),
  currency: LOOKS.currency,
  zone: LOOKS.zone,
  status: (cell) => readStatus(cell) !== null,
  fee: (cell) => /^(?:\p{Sc} ?)?\d[\d.,' ]*(?: ?\p{Sc})?$/u.test(cell) && /\p{Sc}/u.test(cell),
};

function isTime(cell: string): boolean {
  const time = readTime(cell, 'UTC', true) ?? readTime(cell, 'UTC', false);
  return time !== null && (time.moment !== null || time.from !== null);
}

/** Which column says what, by the words of its header, then by what stands in it; each field at most once. */
export function guessColumns(header: readonly string[], rows: readonly (readonly string[])[]): Mapping {
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

  const words = header.map(nameWords);
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
  for (const field of FIELDS) {
    const look = TELLING[field];
    const like = header.flatMap((_, at) => (look && cellsOf(at).length > 0 && are(at, look) ? [at] : []));
    assign(field, like);
  }
  return mapping;
}
