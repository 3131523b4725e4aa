/** What a calendar program is told of the file as a whole. */
export interface Calendar {
  name: string;
  /** What of the product wrote it. */
  product: 'Set times' | 'Gigs';
  /** After how many hours to read it again, where it is read from an address. */
  refreshHours?: number;
}

export interface CalendarEvent {
  /** Stays the same for the same event, so that a calendar replaces it. */
  uid: string;
  title: string;
  note?: string;
  /** Instants, ms since 1970, or ISO days where it lasts whole ones: then `until` is the first day after. */
  from: number | string;
  until: number | string;
  status?: 'TENTATIVE' | 'CONFIRMED' | 'CANCELLED';
  /** Counts the changes, and the instant of the last. */
  sequence?: number;
  modified?: number;
  place?: string;
  coordinates?: { latitude: number; longitude: number };
  url?: string;
  categories?: readonly string[];
  /** Whether the time is still free in spite of it. */
  isFree?: boolean;
}

/** RFC 5545, 3.1: no line is longer than this in bytes, its end not counted. */
const LINE_BYTES = 75;

/** RFC 5545, 3.6: a calendar has at least one component. This one shows nothing. */
const NO_EVENTS = [
  ...['BEGIN:VTIMEZONE', 'TZID:UTC', 'BEGIN:STANDARD', 'DTSTART:19700101T000000'],
  ...['TZOFFSETFROM:+0000', 'TZOFFSETTO:+0000', 'END:STANDARD', 'END:VTIMEZONE'],
];

/** An iCalendar file (RFC 5545) of events, one VEVENT each; times are in UTC. `stamp` is when it was made. */
export function calendarFile(calendar: Calendar, events: readonly CalendarEvent[], stamp: number): string {
  const { name, product, refreshHours } = calendar;
  const lines = [
    ...['BEGIN:VCALENDAR', 'VERSION:2.0', `PRODID:-//Deckhand//${product}//EN`, 'CALSCALE:GREGORIAN'],
    `X-WR-CALNAME:${escaped(name)}`,
    // The standard one (RFC 7986), and the one of before, which some programs still go by.
    ...(refreshHours
      ? [`REFRESH-INTERVAL;VALUE=DURATION:PT${refreshHours}H`, `X-PUBLISHED-TTL:PT${refreshHours}H`]
      : []),
    ...(events.length === 0 ? NO_EVENTS : events.flatMap((event) => eventLines(event, stamp))),
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${folded(line)}\r\n`).join('');
}

function eventLines(event: CalendarEvent, stamp: number): string[] {
  const { uid, title, note, from, until, status, sequence, modified, place, url, categories } = event;
  const { coordinates } = event;
  return [
    'BEGIN:VEVENT',
    `UID:${escaped(uid)}`,
    `DTSTAMP:${utc(stamp)}`,
    `DTSTART${timeValue(from)}`,
    `DTEND${timeValue(until)}`,
    `SUMMARY:${escaped(title)}`,
    ...(note ? [`DESCRIPTION:${escaped(note)}`] : []),
    ...(place ? [`LOCATION:${escaped(place)}`] : []),
    ...(coordinates ? [`GEO:${degrees(coordinates.latitude)};${degrees(coordinates.longitude)}`] : []),
    ...(url ? [`URL:${url}`] : []),
    ...(categories ? [`CATEGORIES:${categories.map(escaped).join(',')}`] : []),
    ...(status ? [`STATUS:${status}`] : []),
    ...(event.isFree === undefined ? [] : [`TRANSP:${event.isFree ? 'TRANSPARENT' : 'OPAQUE'}`]),
    ...(sequence === undefined ? [] : [`SEQUENCE:${sequence}`]),
    ...(modified === undefined ? [] : [`LAST-MODIFIED:${utc(modified)}`]),
    'END:VEVENT',
  ];
}

/** With the six decimals of 3.8.1.6, and never an exponent. */
const degrees = (value: number): string => value.toFixed(6);

/** `:20261025T003000Z`, `;VALUE=DATE:20261024` */
const timeValue = (at: number | string): string =>
  typeof at === 'number' ? `:${utc(at)}` : `;VALUE=DATE:${at.replaceAll('-', '')}`;

/** `20261025T003000Z`. */
const utc = (instant: number): string =>
  new Date(instant).toISOString().replace(/\.\d+/, '').replaceAll(/[-:]/g, '');

/** Text by 3.3.11: what separates values, and line ends, behind a backslash; other control characters are left out. */
const escaped = (text: string): string =>
  text
    .replaceAll(/[\\;,]/g, '\\$&')
    .replaceAll(/\r\n?|\n/g, '\\n')
    // biome-ignore lint/suspicious/noControlCharactersInRegex: those are what has no place in the file
    .replaceAll(/[\u0000-\u0008\u000B-\u001F\u007F]/g, '');

const bytesOf = (character: string): number => {
  const code = character.codePointAt(0) ?? 0;
  return code < 0x80 ? 1 : code < 0x800 ? 2 : code < 0x10000 ? 3 : 4;
};

/** Goes on in a line that begins with a space, between characters and never inside one. */
function folded(line: string): string {
  let [out, bytes] = ['', 0];
  for (const character of line) {
    const more = bytesOf(character);
    if (bytes + more > LINE_BYTES) {
      out += '\r\n ';
      bytes = 1;
    }
    out += character;
    bytes += more;
  }
  return out;
}
