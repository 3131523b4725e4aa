import { GIG_MOST } from '#core/gigs/gig.ts';
import { gigsOfRows, type Imported } from '#core/gigs/import/gigs-of-rows.ts';
import { guessColumns } from '#core/gigs/import/guess-columns.ts';
import { readCsv, type Table } from '#core/gigs/import/read-csv.ts';
import { readIcs } from '#core/gigs/import/read-ics.ts';
import { refusedEvents, refusedRows } from '#core/gigs/import/refused-csv.ts';
import { nightOfStart } from '#core/gigs/moment.ts';
import { PLACES_FILE, readPlaces } from '#core/gigs/places.ts';
import { knownPlaces } from './known-places.ts';
import type { ImportAsk, ImportReplies, ImportReply, Opened, Read, Reading } from './messages.ts';
import { textOfBytes } from './text-of-bytes.ts';

/** Cells of a column that are shown, and rows between two words about how far it is. */
const SAMPLES = 3;
const STEP = 200;

const send = (reply: ImportReply): void => postMessage(reply);

let opened: { kind: 'table'; table: Table } | { kind: 'calendar'; text: string } | null = null;

/** The cities of the world, to know time zones by; without them a file is read too. */
const places = knownPlaces(async () => {
  const reply = await fetch(PLACES_FILE);
  if (!reply.ok) throw new Error(`cities: ${reply.status}`);
  return readPlaces(await reply.text());
});

async function open(file: ArrayBuffer | string): Promise<Opened> {
  const text = typeof file === 'string' ? file : textOfBytes(new Uint8Array(file));
  if (/^\uFEFF?\s*BEGIN:V(?:CALENDAR|EVENT)\s*$/im.test(text.slice(0, 1000))) {
    opened = { kind: 'calendar', text };
    return { kind: 'calendar' };
  }
  const table = readCsv(text);
  const { header, rows, problem } = table;
  if (problem) return { kind: 'refused', problem };
  if (rows.length > GIG_MOST.gigs)
    return {
      kind: 'refused',
      problem: `This table has ${rows.length.toLocaleString('en')} rows. Split it into files of ${GIG_MOST.gigs.toLocaleString('en')} rows or less`,
    };
  opened = { kind: 'table', table };
  const samples = header.map((_, column) => {
    const cells = new Set<string>();
    for (const row of rows) {
      if (row[column]) cells.add(row[column]);
      if (cells.size === SAMPLES) break;
    }
    return [...cells];
  });
  const mapping = guessColumns(table, await places());
  return { kind: 'table', header, samples, rows: rows.length, mapping };
}

async function read(reading: Reading, id: number): Promise<Read> {
  if (opened?.kind === 'calendar' && reading.kind === 'calendar') {
    const { zone, status, since, chosen } = reading;
    const told = readIcs(opened.text, { zone, status, since, chosen: new Set(chosen) });
    const { recurring } = told;
    return { ...withLines(told, (row) => row + 1), question: null, recurring, knowsCities: true };
  }
  if (opened?.kind !== 'table' || reading.kind !== 'table') throw new Error('nothing is open');
  const { rows, lines } = opened.table;
  const cities = await places();
  const told = gigsOfRows(rows, reading.mapping, {
    ...reading,
    places: cities,
    onRow: (done) => done % STEP === 0 && send({ id, state: 'going', done, count: rows.length }),
  });
  const { gigs, refused } = told;
  for (const { gig } of gigs) gig.status ??= reading.status;
  return {
    ...withLines({ gigs, refused }, (row) => lines[row] ?? 0),
    question: told.question,
    recurring: [],
    knowsCities: cities !== null,
  };
}

function withLines(
  { gigs, refused }: Imported,
  lineOf: (row: number) => number,
): Pick<Read, 'gigs' | 'refused'> {
  const dates = new Map<number, number>();
  return {
    gigs: gigs.map(({ row, gig, assumed }) => {
      const date = dates.get(row) ?? 0;
      dates.set(row, date + 1);
      return { key: `${row}-${date}`, row, line: lineOf(row), night: nightOfStart(gig), gig, assumed };
    }),
    refused: refused.map((one) => ({ ...one, line: lineOf(one.row) })),
  };
}

async function answer(ask: ImportAsk, id: number): Promise<ImportReplies[keyof ImportReplies]> {
  if (ask.task === 'open') return open(ask.file);
  if (ask.task === 'read') return read(ask.reading, id);
  return opened?.kind === 'table' ? refusedRows(opened.table, ask.refused) : refusedEvents(ask.refused);
}

addEventListener('message', ({ data: { id, ...ask } }: MessageEvent<ImportAsk & { id: number }>) => {
  answer(ask, id).then(
    (reply) => send({ id, state: 'done', reply }),
    () => send({ id, state: 'failed' }),
  );
});
