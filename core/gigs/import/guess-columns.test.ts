import { expect, it } from 'vitest';
import { PLACES } from '../../../tests/support/places.ts';
import { guessColumns } from './guess-columns.ts';

const guessed = (header: string, ...rows: string[]) =>
  guessColumns({ header: header.split('|'), hasHeader: true, rows: rows.map((row) => row.split('|')) });
const withoutHeader = (places: typeof PLACES | null, ...lines: string[]) => {
  const rows = lines.map((line) => line.split('|'));
  return guessColumns(
    { header: rows[0]?.map((_, at) => `Column ${at + 1}`) ?? [], hasHeader: false, rows },
    places,
  );
};

it.each([
  ['Date|Start time|End time|Venue|City|Event|Client|Fee|Currency|Status|Notes|Time zone'],
  ['Datum|Beginn|Ende|Spielort|Stadt|Titel|Veranstalter|Gage|Währung|Status|Bemerkungen|Zeitzone'],
  [
    'Date|Heure début|Heure fin|Lieu|Ville|Événement|Organisateur|Cachet|Devise|Statut|Remarques|Fuseau horaire',
  ],
  ['Fecha|Hora inicio|Hora fin|Sala|Ciudad|Evento|Cliente|Importe|Moneda|Estado|Observaciones|Zona horaria'],
])('knows the headers of %s', (header) => {
  expect(guessed(header)).toEqual([
    ...[
      'date',
      'start',
      'end',
      'venue',
      'city',
      'title',
      'client',
      'fee',
      'currency',
      'status',
      'notes',
      'zone',
    ],
  ]);
});

it('knows those of our own export', () => {
  const header =
    'Night|Start|End|Time zone|Status|Hold place|Hold until|Title|Venue|City|Client|Fee|Currency|Paid|Unpaid|Due|Type|Notes';
  expect(guessed(header)).toEqual([
    ...[
      'date',
      'start',
      'end',
      'zone',
      'status',
      'order',
      'until',
      'title',
      'venue',
      'city',
      'client',
      'fee',
    ],
    ...['currency', null, null, null, 'type', 'notes'],
  ]);
});

it('knows those of a calendar, and takes a word among others for it', () => {
  expect(
    guessed(
      'Subject|Start Date|Start Time|End Date|End Time|Location|Description',
      'Night|11/28/2026|11:00 PM|11/29/2026|3:00 AM|Fabric|x',
    ),
  ).toEqual(['title', 'date', 'start', null, 'end', 'venue', 'notes']);
  expect(guessed('Name of venue|Agreed fee (EUR)')).toEqual(['venue', 'fee']);
});

it('looks at the cells where headers say nothing, or something else', () => {
  expect(guessed('A|B|C|D|E', '28/11/2026|23:00|Confirmed|€1,350|x', '29/11/2026|22:00|Lead|€900|y')).toEqual(
    [...['date', 'start', 'status', 'fee', null]],
  );
  // A column named Start with days in it is one of dates.
  expect(guessed('Start|Venue', '28/11/2026|Fabric')).toEqual(['date', 'venue']);
  expect(guessed('Start|Venue', '28/11/2026 23:00|Fabric')).toEqual(['start', 'venue']);
  expect(guessed('Hold|Venue', 'yes|Fabric')).toEqual([null, 'venue']);
  expect(guessed('Hold|Venue', '2nd|Fabric')).toEqual(['order', 'venue']);
  expect(guessed('Time|Zone', '23:00|Main room')).toEqual(['start', null]);
});

it('gives a field to one column only', () => {
  expect(
    guessed('Date|Date|Fee|Total fee', '1/2/2026|2/2/2026|5|6').filter((one) => one === 'date'),
  ).toHaveLength(1);
});

it('knows the columns of a table without a header by what is in them', () => {
  const lines = ['28.11.2026|Nachtwerk|Berlin|800', '29.11.2026|Rote Sonne|Munich|1.200'];
  expect(withoutHeader(PLACES, ...lines)).toEqual(['date', 'venue', 'city', 'fee']);
  expect(withoutHeader(null, ...lines)).toEqual(['date', 'venue', 'city', 'fee']);
  expect(withoutHeader(PLACES, '46000|23:00|Nachtwerk|1k|Anna', '46001|22:00|Żuraw|900|Bo')).toEqual([
    ...['date', 'start', 'venue', 'fee', 'title'],
  ]);
});

it('takes a sum for no date, where no header says so', () => {
  expect(guessed('Date|What we get', '28/11/2026|46000', '29/11/2026|47000')).toEqual(['date', null]);
});
