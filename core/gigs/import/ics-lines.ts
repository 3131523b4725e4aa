/** An event of a calendar file, as it is written there. */
export interface IcsEvent {
  /** `BEGIN:VEVENT` to `END:VEVENT`. */
  lines: string[];
  /** Whether the file says no more of it, though its end is missing. */
  isCut: boolean;
  /** Lines in it that are none of a calendar. */
  strays: string[];
}

export interface IcsFile {
  isCalendar: boolean;
  /** Whether the end of the file is missing. */
  isCut: boolean;
  /** The zone of the calendar, as it names it (X-WR-TIMEZONE); empty where it names none. */
  zone: string;
  /** The rules of zones (VTIMEZONE), line by line. */
  zones: string[][];
  events: IcsEvent[];
  /** Lines outside of events that are none of a calendar. */
  strays: string[];
}

/** Every property of RFC 5545, 7986, 9073 and 9253. Names that the file makes up begin with `X-`. */
const PROPERTY_NAMES = new Set(
  (
    'BEGIN END CALSCALE METHOD PRODID VERSION ATTACH CATEGORIES CLASS COMMENT DESCRIPTION GEO LOCATION PERCENT-COMPLETE ' +
    'PRIORITY RESOURCES STATUS SUMMARY COMPLETED DTEND DUE DTSTART DURATION FREEBUSY TRANSP TZID TZNAME TZOFFSETFROM ' +
    'TZOFFSETTO TZURL ATTENDEE CONTACT ORGANIZER RECURRENCE-ID RELATED-TO URL UID EXDATE EXRULE RDATE RRULE ACTION REPEAT ' +
    'TRIGGER CREATED DTSTAMP LAST-MODIFIED SEQUENCE REQUEST-STATUS NAME REFRESH-INTERVAL SOURCE COLOR IMAGE CONFERENCE ' +
    'LOCATION-TYPE PARTICIPANT-TYPE RESOURCE-TYPE CALENDAR-ADDRESS STYLED-DESCRIPTION STRUCTURED-DATA ACKNOWLEDGED ' +
    'PROXIMITY CONCEPT LINK REFID'
  ).split(' '),
);
const NAME = /^([A-Za-z][A-Za-z\d-]*)(?:;[^:]*)?[:;]/;
const TEXTS = /^(?:SUMMARY|DESCRIPTION|LOCATION|COMMENT|CONTACT|X-[A-Z\d-]+)[;:]/i;

/** `SUMMARY:Night`, but neither `https://…` nor `Load-in: 20:00` in a text whose line breaks weren't escaped. */
function isProperty(line: string): boolean {
  const name = NAME.exec(line)?.[1] ?? '';
  const upper = name.toUpperCase();
  return (
    (PROPERTY_NAMES.has(upper) || upper.startsWith('X-')) && (name === upper || name === upper.toLowerCase())
  );
}

/**
 * What is in a calendar file, also in one that is cut off or has lines that don't belong there. A line that is no property
 * goes on with the text before it: some programs break lines in the middle of a text.
 */
export function readIcsLines(text: string): IcsFile {
  const file: IcsFile = { isCalendar: false, isCut: false, zone: '', zones: [], events: [], strays: [] };
  /** Of the components that are open. */
  const names: string[] = [];
  let event: IcsEvent | null = null;
  let block: string[] | null = null;
  for (const line of unfolded(text)) {
    const [, step = '', name = ''] =
      /^(BEGIN|END):\s*([\w-]+)\s*$/i.exec(line)?.map((part) => part.toUpperCase()) ?? [];
    const last = block?.at(-1);
    if (step === 'BEGIN') {
      if (name === 'VCALENDAR' || name === 'VEVENT') file.isCalendar = true;
      if (name === 'VEVENT') {
        event = { lines: [], isCut: true, strays: [] };
        file.events.push(event);
        block = event.lines;
      } else if (name === 'VTIMEZONE') {
        block = [];
        file.zones.push(block);
      }
      names.push(name);
      block?.push(`BEGIN:${name}`);
    } else if (step === 'END' && names.includes(name)) {
      // What is still open in it ends with it.
      const ended = names.splice(names.lastIndexOf(name)).toReversed();
      block?.push(...ended.map((one) => `END:${one}`));
      if (name === 'VEVENT' && event) event.isCut = false;
      if (name === 'VEVENT' || name === 'VTIMEZONE') [event, block] = [null, null];
    } else if (step === '' && isProperty(line)) {
      if (names.length === 1 && /^X-WR-TIMEZONE[;:]/i.test(line))
        file.zone = line.slice(line.indexOf(':') + 1).trim();
      block?.push(line);
    } else if (block && last !== undefined && TEXTS.test(last)) block[block.length - 1] = `${last}\\n${line}`;
    else (event ?? file).strays.push(line);
  }
  file.isCut = names.length > 0;
  return file;
}

const unfolded = (text: string): string[] =>
  text
    .replace(/^\uFEFF/, '')
    .replaceAll(/\r\n?/g, '\n')
    .replaceAll(/\n[ \t]/g, '')
    .split('\n')
    .filter((line) => line.trim() !== '');
