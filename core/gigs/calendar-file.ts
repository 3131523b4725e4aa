export interface CalendarEvent {
  /** Stays the same for the same event, so that a calendar replaces it. */
  uid: string;
  title: string;
  note?: string;
  /** Instants, ms since 1970. */
  from: number;
  until: number;
}

/** RFC 5545, 3.1: no line is longer than this in bytes, its end not counted. */
const LINE_BYTES = 75;

/** An iCalendar file (RFC 5545) of events, one VEVENT each; times are in UTC. `stamp` is when it was made. */
export function calendarFile(name: string, events: readonly CalendarEvent[], stamp: number): string {
  const lines = [
    ...['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//Deckhand//Set times//EN', 'CALSCALE:GREGORIAN'],
    `X-WR-CALNAME:${escaped(name)}`,
    ...events.flatMap((event) => eventLines(event, stamp)),
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${folded(line)}\r\n`).join('');
}

function eventLines({ uid, title, note, from, until }: CalendarEvent, stamp: number): string[] {
  return [
    'BEGIN:VEVENT',
    `UID:${escaped(uid)}`,
    `DTSTAMP:${utc(stamp)}`,
    `DTSTART:${utc(from)}`,
    `DTEND:${utc(until)}`,
    `SUMMARY:${escaped(title)}`,
    ...(note ? [`DESCRIPTION:${escaped(note)}`] : []),
    'END:VEVENT',
  ];
}

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
