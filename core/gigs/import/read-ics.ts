import ICAL from 'ical.js';
import { gigOfNew, problemsOf } from '../apply-patch.ts';
import { GIG_LONGEST, GIG_MOST, type NewGig } from '../gig.ts';
import { momentText } from '../moment.ts';
import { instantOf, isZone } from '../zoned-time.ts';
import type { Imported } from './gigs-of-rows.ts';
import { cutLine, plainLine, plainText } from './plain-text.ts';

interface Options {
  /** Of times that name none, or one that nobody knows. */
  zone: string;
  /** ISO day: of what repeats, only from then on. */
  since: string;
}

/** Of what repeats for ever, nights that are looked at. */
const MOST_STEPS = 5000;

/** The events of a calendar file (RFC 5545) as gigs; what repeats is one each time, 60 at most. */
export function readIcs(text: string, options: Options): Imported {
  const read: Imported = { gigs: [], refused: [] };
  const refuse = (row: number, value: string, reason: string) =>
    void read.refused.push({ row, column: 'Event', value, reason });
  const events = eventsOf(text);
  if (!events) refuse(0, '', 'This isn’t a calendar file');
  for (const [row, event] of (events ?? []).entries()) {
    const name = plainLine(event.summary ?? '');
    try {
      for (const time of timesOf(event, options.since)) {
        const gig = gigOf(time, options.zone);
        const problem = problemOf(gig);
        if (problem) refuse(row, name, problem);
        else read.gigs.push({ row, gig });
      }
    } catch {
      refuse(row, name, 'We couldn’t read when it is');
    }
  }
  return read;
}

/** Each with what was changed of single times of it. Null where it is no calendar file. */
function eventsOf(text: string): ICAL.Event[] | null {
  try {
    const parsed = ICAL.parse(text);
    const roots: unknown[] = typeof parsed[0] === 'string' ? [parsed] : parsed;
    if (roots.length === 0) return null;
    const components = roots.flatMap((root) =>
      new ICAL.Component(root as [string]).getAllSubcomponents('vevent'),
    );
    const idOf = (one: ICAL.Component) => String(one.getFirstPropertyValue('uid'));
    const isChange = (one: ICAL.Component) => one.hasProperty('recurrence-id');
    const [changes, whole] = [components.filter(isChange), components.filter((one) => !isChange(one))];
    const known = new Set(whole.map(idOf));
    const events = whole.map((one) => {
      const exceptions = changes.filter((change) => idOf(change) === idOf(one));
      return new ICAL.Event(one, { exceptions });
    });
    const alone = changes.filter((one) => !known.has(idOf(one)));
    return [...events, ...alone.map((one) => new ICAL.Event(one))];
  } catch {
    return null;
  }
}

interface EventTime {
  event: ICAL.Event;
  from: ICAL.Time;
  until: ICAL.Time | null;
}

function timesOf(event: ICAL.Event, since: string): EventTime[] {
  if (!event.isRecurring()) return [{ event, from: event.startDate, until: event.endDate }];
  const times: EventTime[] = [];
  const iterator = event.iterator();
  for (let step = 0; step < MOST_STEPS && times.length < GIG_MOST.repeats; step += 1) {
    const next = iterator.next();
    if (!next) break;
    const { item, startDate, endDate } = event.getOccurrenceDetails(next);
    if (`${startDate}`.slice(0, 10) >= since) times.push({ event: item, from: startDate, until: endDate });
  }
  return times;
}

function gigOf({ event, from, until }: EventTime, usual: string): NewGig {
  const zone = from.zone === ICAL.Timezone.utcTimezone ? usual : (zoneOf(event, from) ?? usual);
  const momentIn = (time: ICAL.Time) => momentOf({ event, usual }, time, zone);
  const [place, notes] = [plainLine(event.location ?? ''), plainText(event.description ?? '')];
  const [name = '', second = '', ...more] = place.split(',').map(plainLine);
  const isVenue = name !== '' && !/^https?:/.test(name);
  const title = plainLine(event.summary ?? '') || (isVenue ? name : 'Gig');
  const status = String(event.component.getFirstPropertyValue('status') ?? '').toUpperCase();
  const city = more.length > 0 ? '' : cutLine(second, GIG_LONGEST.name);
  // What has no room in its own field is kept in the notes.
  const isTitleLong = title.length > GIG_LONGEST.title;
  const isPlaceLong = more.length > 0 || (place !== '' && !isVenue);
  const lines = [isTitleLong ? title : '', isPlaceLong ? place : '', notes];
  return {
    title: cutLine(title, GIG_LONGEST.title),
    status: status === 'CANCELLED' ? 'cancelled' : status === 'TENTATIVE' ? 'hold' : 'confirmed',
    start: momentIn(from),
    end: from.isDate || !until || until.compare(from) <= 0 ? null : momentIn(until),
    zone,
    venue: isVenue ? { name: cutLine(name, GIG_LONGEST.name), city } : null,
    notes: lines.filter((line) => line !== '').join('\n'),
  };
}

/** The zone of a time, where it is one that everybody knows: also as some programs write it, behind a path of their own. */
function zoneOf(event: ICAL.Event, time: ICAL.Time): string | null {
  const told = [event.component.getFirstProperty('dtstart')?.getParameter('tzid')].flat()[0];
  const id = isZone(time.zone.tzid) ? time.zone.tzid : (told ?? '');
  const parts = id.split('/');
  const names = [id, parts.slice(-3).join('/'), parts.slice(-2).join('/')];
  return names.find((name) => name.includes('/') && isZone(name)) ?? null;
}

/** A day stays a day. Of zones that only the file knows, it has the rules. */
function momentOf(
  { event, usual }: { event: ICAL.Event; usual: string },
  time: ICAL.Time,
  zone: string,
): string {
  const day = `${time}`.slice(0, 10);
  if (time.isDate) return day;
  const own = zoneOf(event, time);
  const isTold = time.zone === ICAL.Timezone.utcTimezone || (own === null && time.zone.component);
  const instant = isTold
    ? time.toUnixTime() * 1000
    : instantOf({ day, minutes: time.hour * 60 + time.minute }, own ?? usual);
  return momentText(instant, zone);
}

function problemOf(gig: NewGig): string | null {
  if (!/^20[0-8]/.test(gig.start)) return 'Use a year from 2000 to 2089';
  if ((gig.notes ?? '').length > GIG_LONGEST.notes)
    return `Use at most ${GIG_LONGEST.notes.toLocaleString('en')} characters`;
  const [problem] = problemsOf(gigOfNew({ ...gig, id: '' }, { venue: null, client: null }, ''));
  return problem?.reason ?? null;
}
