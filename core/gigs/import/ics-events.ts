import ICAL from 'ical.js';
import { clockOfMinutes } from '../set-times.ts';
import { instantOf, wallTime } from '../zoned-time.ts';
import type { IcsFile } from './ics-lines.ts';
import { zoneNamed } from './ics-zones.ts';

/** Where the times of an event are from. */
export interface EventZone {
  /** On whose wall they are; null where the rules are in the file. `UTC` is one of them. */
  clock: string | null;
  /** The zone of its gigs. */
  zone: string;
  /** What was taken for granted of it; empty where nothing was. */
  assumed: string;
}

export interface ReadEvent {
  component: ICAL.Component;
  zone: EventZone;
  uid: string;
  /** `T23:00:00`; empty where it is on whole days. */
  time: string;
}

/** What of a file tells how its events are read. */
export interface Calendar {
  /** Calendars with nothing but the rules of a zone (VTIMEZONE), by its name: events are put in one to know them. */
  rules: ReadonlyMap<string, ICAL.Component>;
  /** The zone of times that name none, and whether the file says so. */
  usual: { name: string; isSaid: boolean };
  /** The events that were read, by their UID: changes of single dates go by their clocks. */
  whole: ReadonlyMap<string, ReadEvent>;
}

/** A property as ical.js has it before it makes anything of it. */
type RawProperty = [name: string, parameters: Record<string, unknown>, type: string, ...values: unknown[]];
const TIMES = new Set(['dtstart', 'dtend', 'recurrence-id', 'exdate', 'rdate']);

const TIME = /^(\d{4})-(\d\d)-(\d\d)(?:T(\d\d):(\d\d):(\d\d)Z?)?$/;

/** ical.js takes the 28th of a thirteenth month for one of January. */
function isTime(text: string): boolean {
  const [, year, month, day, hours = '0', minutes = '0', seconds = '0'] = TIME.exec(text) ?? [];
  const date = new Date(Date.UTC(Number(year), Number(month) - 1, Number(day)));
  const isDay = date.getUTCMonth() === Number(month) - 1 && date.getUTCDate() === Number(day);
  return isDay && Number(hours) < 24 && Number(minutes) < 60 && Number(seconds) <= 60;
}

function timesIn([name, , , ...values]: RawProperty): string[] {
  if (name === 'rrule') return values.map((rule) => String((rule as { until?: string }).until ?? ''));
  return TIMES.has(name) ? values.flat().map(String) : [];
}

const zoneIn = (parameters: Record<string, unknown>): string => String([parameters.tzid ?? ''].flat()[0]);

/**
 * Reads an event. Of zones that everybody knows its times become those on the wall: ical.js knows none but UTC and those of the
 * file, and would count the last day of what repeats, or what is left out of it, from another zone. Throws where it can't be read.
 */
export function readEvent(lines: readonly string[], { rules, usual, whole }: Calendar): ReadEvent {
  const raw = ICAL.parse(lines.join('\r\n')) as [string, RawProperty[]];
  const [, properties] = raw;
  for (const property of properties) {
    const wrong = timesIn(property).find((text) => /^\d{4}-/.test(text) && !isTime(text));
    if (wrong) throw new RangeError(`no time: ${wrong}`);
  }
  const start = properties.find(([name]) => name === 'dtstart');
  const uid = String(properties.find(([name]) => name === 'uid')?.[3] ?? '');
  if (!start) throw new RangeError('no start');
  const zone = zoneOf(start, { rules, usual });
  const isTimed = start[2] !== 'date';
  const owner = whole.get(uid);
  for (const property of properties) {
    const [name, , type, value] = property;
    if (name === 'rrule') countToLastDay(value as { until?: string }, zone.clock, isTimed);
    else if (name === 'recurrence-id' && type === 'date' && owner?.time) {
      property[2] = 'date-time';
      property[3] = `${value}${owner.time}`;
    } else if (name === 'recurrence-id') onWall(property, owner ? owner.zone.clock : zone.clock);
    else if (TIMES.has(name)) onWall(property, zone.clock);
  }
  const component = new ICAL.Component(raw as unknown as [string]);
  if (zone.clock === null) rules.get(zoneIn(start[1]))?.addSubcomponent(component);
  return { component, zone, uid, time: String(start[3]).slice(10, 19) };
}

function zoneOf(
  [, parameters, type, value]: RawProperty,
  { rules, usual }: Pick<Calendar, 'rules' | 'usual'>,
): EventZone {
  const own = { clock: usual.name, zone: usual.name, assumed: '' };
  const assumed = usual.isSaid ? '' : `Time zone ${usual.name} assumed`;
  if (type === 'date') return own;
  if (String(value).endsWith('Z')) return { ...own, clock: 'UTC', assumed };
  const told = zoneIn(parameters);
  const known = zoneNamed(told);
  if (known === 'UTC') return { ...own, clock: 'UTC', assumed };
  if (known) return { clock: known, zone: known, assumed: '' };
  if (told === '') return { ...own, assumed };
  if (rules.has(told)) return { ...own, clock: null, assumed };
  return { ...own, assumed: `Time zone ${usual.name} assumed: we don’t know “${told}”` };
}

/** A rule that ends with a day goes to the end of it. */
function countToLastDay(rule: { until?: string }, clock: string | null, isTimed: boolean): void {
  if (rule.until === undefined) return;
  if (!rule.until.includes('T') && isTimed) rule.until += 'T23:59:59';
  else if (clock !== null) rule.until = isTimed ? wallOf(rule.until, clock, clock) : rule.until.slice(0, 10);
}

/** Writes the times of a property as a clock shows them; of periods their beginnings. */
function onWall(property: RawProperty, clock: string | null): void {
  if (clock === null) return;
  const [, parameters, type] = property;
  const from = zoneNamed(zoneIn(parameters)) ?? clock;
  for (let at = 3; at < property.length; at += 1)
    property[at] = wallOf(String([property[at]].flat()[0]), from, clock);
  if (type === 'period') property[2] = 'date-time';
  delete parameters.tzid;
}

/** `2026-12-18T22:00:00Z` as the wall shows it; a day stays a day. */
function wallOf(text: string, from: string, clock: string): string {
  if (!text.includes('T') || (from === clock && !text.endsWith('Z'))) return text.replace(/Z$/, '');
  const day = text.slice(0, 10);
  const minutes = Number(text.slice(11, 13)) * 60 + Number(text.slice(14, 16));
  const instant = instantOf({ day, minutes }, text.endsWith('Z') ? 'UTC' : from);
  const wall = wallTime(instant, clock);
  return `${wall.day}T${clockOfMinutes(wall.minutes)}:${text.slice(17, 19)}`;
}

/** The rules of the zones in a file, each in a calendar of its own; those that can't be read are left out. */
export function rulesOfZones({ zones }: IcsFile): Map<string, ICAL.Component> {
  return new Map(
    zones.flatMap((lines) => {
      try {
        const rules = new ICAL.Component(ICAL.parse(lines.join('\r\n')) as [string]);
        const calendar = new ICAL.Component('vcalendar');
        calendar.addSubcomponent(rules);
        return [[String(rules.getFirstPropertyValue('tzid')), calendar] as const];
      } catch {
        return [];
      }
    }),
  );
}
