import { parse } from 'csv-parse/sync';
import type { BrowserContext, Download } from 'playwright-core';
import type { Gig } from '#core/gigs/gig.ts';
import { dayAfter } from '#core/gigs/zoned-time.ts';
import type { Visitor } from './browser.ts';
import { bytesOf } from './downloads.ts';
import { signUpInBrowser } from './sign-up-in-browser.ts';

/** As spreadsheets save it that don't know UTF-8: the euro is one byte. */
const inWindows = (text: string) => Buffer.from(text.replaceAll('€', '\u0080'), 'latin1');

/** Dates that can be read either way, a header that nobody knows, a title above it, and two rows that can't be read. */
export const TABLE = inWindows(
  [
    'Gigs 2027;;;;;;',
    'Datum;Beginn;Ende;Club;Wo;Gage;Was',
    '03/04/2027;23:00;03:00;Fabric;London;1.350;Fabric night',
    '05/06/2027;22:00;01:00;Kabelwerk;Köln;€ 800 + hotel;Sommer Köln',
    '',
    'soon;22:00;;Ostkai;Berlin;lots;=1+1',
    '07/08/2027;23:00;close;Ostkai;Berlin;900;Ostkai night',
    ...Array.from({ length: 110 }, (_, at) => {
      const [year, month, day] = dayAfter('2028-01-01', at * 2).split('-');
      // The 13th of a month would tell which is which.
      return `${String((Number(day) % 12) + 1).padStart(2, '0')}/${month}/${year};22:00;02:00;Club ${at};Berlin;500;Tour ${at}`;
    }),
  ].join('\r\n'),
);

/** A residency of twenty nights, and what repeats every day. */
export const CALENDAR = Buffer.from(
  [
    ...['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//Somebody//Calendar//EN'],
    ...[
      'BEGIN:VEVENT',
      'UID:weekly',
      'DTSTAMP:20260101T000000Z',
      'SUMMARY:Fridays',
      'LOCATION:Kabelwerk\\, Berlin',
    ],
    ...['DTSTART;TZID=Europe/Berlin:20290105T230000', 'DTEND;TZID=Europe/Berlin:20290106T030000'],
    ...['RRULE:FREQ=WEEKLY;COUNT=20', 'END:VEVENT'],
    ...['BEGIN:VEVENT', 'UID:daily', 'DTSTAMP:20260101T000000Z', 'SUMMARY:Gym', 'DTSTART:20290105T080000'],
    ...['RRULE:FREQ=DAILY', 'END:VEVENT', 'END:VCALENDAR'],
  ].join('\r\n'),
);

/** All gigs of the account, the latest night first. */
export async function storedGigs(context: BrowserContext): Promise<Gig[]> {
  const gigs: Gig[] = [];
  let cursor = '';
  do {
    const page = await (await context.request.get(`/api/gigs?limit=200&cursor=${cursor}`)).json();
    gigs.push(...page.gigs);
    cursor = page.next ?? '';
  } while (cursor);
  return gigs;
}

/** The page of the import, for an account that plays Fabric on 3 April 2027. */
export async function openImport({ page, context, errors }: Visitor) {
  await signUpInBrowser(context);
  await context.request.patch('/api/profile', { data: { timeZone: 'Europe/London', currency: 'GBP' } });
  const fabric = { title: 'Fabric', start: '2027-04-03T23:00', zone: 'Europe/London' };
  await context.request.post('/api/gigs', { data: { ...fabric, venue: { name: 'Fabric', city: 'London' } } });
  await page.goto('/gig-tracker?import=1');
  await page.getByRole('heading', { name: 'Import gigs' }).waitFor();
  const rows = page.getByRole('list', { name: 'Gigs that were read' }).getByRole('listitem');
  return {
    ...{ page, context, errors },
    choose: (name: string, buffer: Buffer) =>
      page.getByLabel('File with gigs').setInputFiles({ name, mimeType: 'text/plain', buffer }),
    row: (title: string) => rows.filter({ has: page.getByText(title, { exact: true }) }),
    refused: page.getByRole('list', { name: /^(?:Can't be|Not) imported/ }).getByRole('listitem'),
    importButton: page.getByRole('button', { name: /^Import [\d,]+ gigs?$/ }),
  };
}

export const textOf = async (download: Download): Promise<string> =>
  Buffer.from(await bytesOf(download)).toString();

/** A table that was saved, as another program reads it. */
export async function tableOf(download: Download): Promise<string[][]> {
  return parse(await textOf(download), { bom: true, record_delimiter: '\r\n' });
}
