import ICAL from 'ical.js';
import { count } from '../../count-words.ts';
import { dateWords } from '../../day-words.ts';
import { GIG_MOST } from '../gig.ts';
import type { GigStatus } from '../gig-status.ts';
import { gigOfEvent, problemOf } from './gig-of-event.ts';
import type { Imported } from './gigs-of-rows.ts';
import { datesOf, type EventDates, type Every } from './ics-dates.ts';
import { type Calendar, type ReadEvent, readEvent, rulesOfZones } from './ics-events.ts';
import { type IcsEvent, type IcsFile, readIcsLines } from './ics-lines.ts';
import { zoneNamed } from './ics-zones.ts';
import { cutLine, plainLine } from './plain-text.ts';

interface Options {
  /** Of times that name none, or one that nobody knows. */
  zone: string;
  /** Of events that say none. */
  status: GigStatus;
  /** ISO day: of what repeats, only from then on. */
  since: string;
  /** Rows of repeating events of which all dates are wanted. */
  chosen?: ReadonlySet<number>;
}

/** An event that repeats. */
export interface Recurring {
  row: number;
  title: string;
  /** `listed` where its dates are named one by one. */
  every: Every;
  /** Dates of it that can be taken, and whether it goes on behind them. */
  count: number;
  areMore: boolean;
  /** How many of them became gigs. */
  taken: number;
}

export interface IcsRead extends Imported {
  recurring: Recurring[];
}

/** Of what repeats, gigs that are taken unless all of them were chosen. What repeats every day or year is rarely one. */
const USUALLY_TAKEN: Readonly<Record<Every, number>> = {
  ...{ hour: 0, day: 0, year: 0, week: 12, month: 12, listed: GIG_MOST.repeats },
};
const BY_HAND = 'Add this gig by hand';

/** The events of a calendar file (RFC 5545) as gigs; what repeats is one each time. What can't be read is refused, event by event. */
export function readIcs(text: string, options: Options): IcsRead {
  const file = readIcsLines(text);
  const read: IcsRead = { gigs: [], refused: [], recurring: [] };
  const refuse = (row: number, value: string, reason: string) =>
    void read.refused.push({ row, column: 'Event', value: cutLine(value, 200), reason });
  if (!file.isCalendar) {
    refuse(0, '', 'This isn’t a calendar file. Choose one that ends in .ics');
    return read;
  }
  const events = eventsOf(file, options.zone);
  for (const { row, name, event, source, problem } of events) {
    if (!event) {
      refuse(row, name, problem);
      continue;
    }
    try {
      const { every, dates, areMore } = datesOf(event.event, options.since);
      const most = every === null ? 1 : options.chosen?.has(row) ? GIG_MOST.repeats : USUALLY_TAKEN[every];
      const taken = dates.slice(0, most);
      const title = name || 'Gig';
      if (every)
        read.recurring.push({ row, title, every, count: dates.length, areMore, taken: taken.length });
      if (taken.length === 0) refuse(row, name, whyNone(every, { dates, areMore }, options.since));
      for (const date of taken) {
        const { gig, assumed } = gigOfEvent(date, event.zoneOf(date.event), options.status);
        const wrong = problemOf(gig);
        if (wrong) refuse(row, name, wrong);
        else read.gigs.push({ row, gig, assumed: [...assumed, ...source.strays.map(leftOut)] });
      }
    } catch {
      refuse(row, name, `We couldn’t read when it is. ${BY_HAND}`);
    }
  }
  for (const stray of file.strays) refuse(file.events.length, stray, 'This line isn’t part of a calendar');
  const isCutBehind = file.isCut && !file.events.some(({ isCut }) => isCut);
  if (isCutBehind) refuse(file.events.length, '', 'The file ends early. Export it again to get the rest');
  else if (file.events.length === 0) refuse(0, '', 'This calendar has no events');
  return read;
}

const leftOut = (line: string): string => `Left out “${cutLine(line, 80)}”: it isn’t part of a calendar`;

function whyNone(every: Every | null, { dates, areMore }: Omit<EventDates, 'every'>, since: string): string {
  if (every === 'hour') return 'It repeats several times a day. Add its gigs by hand';
  if (dates.length === 0) return `It has no date from ${dateWords(since)} on`;
  return `It repeats every ${every}. Choose it to import its ${areMore ? 'next ' : ''}${count(dates.length, 'date')}`;
}

interface FileEvent {
  row: number;
  name: string;
  source: IcsEvent;
  event: { event: ICAL.Event; zoneOf: (event: ICAL.Event) => ReadEvent['zone'] } | null;
  /** Why there is none. */
  problem: string;
}

/** Each with what was changed of single dates of it, in the order of the file. */
function eventsOf(file: IcsFile, zone: string): FileEvent[] {
  const said = zoneNamed(file.zone);
  const usual = said && said !== 'UTC' ? { name: said, isSaid: true } : { name: zone, isSaid: false };
  const known = new Map<string, ReadEvent>();
  const calendar: Calendar = { rules: rulesOfZones(file), usual, whole: known };
  const isChange = ({ lines }: IcsEvent) => lines.some((line) => /^RECURRENCE-ID[;:]/i.test(line));
  const parts = file.events.map((source, row) => ({ source, row, isChange: isChange(source) }));
  const [whole, changes] = [parts.filter((one) => !one.isChange), parts.filter((one) => one.isChange)];
  const zones = new Map<ICAL.Component, ReadEvent['zone']>();
  const read = [...whole, ...changes].map(({ source, row, isChange }) => {
    const name = nameOf(source);
    const failed = (problem: string) => ({ row, name, source, isChange, one: null, problem });
    if (source.isCut) return failed('The file ends in the middle of this event. Export it again');
    try {
      const one = readEvent(source.lines, calendar);
      if (!isChange && !known.has(one.uid)) known.set(one.uid, one);
      zones.set(one.component, one.zone);
      return { row, name, source, isChange, one, problem: '' };
    } catch (error) {
      const isTime = error instanceof RangeError;
      return failed(`We couldn’t read ${isTime ? 'when it is' : 'this event'}. ${BY_HAND}`);
    }
  });

  const owners = new Map<string, number>();
  for (const { one, row, isChange } of read)
    if (
      one &&
      !isChange &&
      !owners.has(one.uid) &&
      new ICAL.Event(one.component, { exceptions: [] }).isRecurring()
    )
      owners.set(one.uid, row);
  const changesOf = (owner: number) =>
    read.flatMap(({ one, isChange }) =>
      one && isChange && owners.get(one.uid) === owner ? [one.component] : [],
    );
  const zoneOf = ({ component }: ICAL.Event) =>
    zones.get(component) ?? { clock: usual.name, zone, assumed: '' };
  return read
    .filter(({ one, isChange }) => !(one && isChange && owners.has(one.uid)))
    .map(({ one, row, name, source, problem }) => {
      const exceptions = one ? changesOf(row) : [];
      return {
        row,
        name,
        source,
        problem,
        event: one && { event: new ICAL.Event(one.component, { exceptions }), zoneOf },
      };
    })
    .toSorted((a, b) => a.row - b.row);
}

function nameOf({ lines }: IcsEvent): string {
  const summary = lines.find((line) => /^SUMMARY[;:]/i.test(line)) ?? '';
  return plainLine(summary.replace(/^[^:]*:/, '').replaceAll(/\\([\\;,])/g, '$1'));
}
