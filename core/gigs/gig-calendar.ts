import { gigTrackerFacts } from '../tools/gig-tracker/facts.ts';
import { EVENTS } from './booking.ts';
import { type CalendarEvent, calendarFile } from './calendar-file.ts';
import { type Gig, SCHEDULE_KINDS, type ScheduleItem } from './gig.ts';
import { GIG_STATUSES, type GigStatus, isBooked, STATUS_IDS } from './gig-status.ts';
import { readMoment } from './moment.ts';
import { USUAL_SET } from './reach.ts';
import { isNearSet } from './schedule-times.ts';
import { clock } from './set-times.ts';
import { dayAfter } from './zoned-time.ts';

interface Feed {
  name: string;
  /** Of the site, whose pages the events lead to. */
  origin: string;
  /** When it was made, ms since 1970. */
  stamp: number;
}

/** How calendars that follow the feed are told of its changes. */
const REFRESH_HOURS = 1;
const MINUTE = 60_000;

/** Times of the night that the venue has to do with: anybody who has the link may know them. */
const TOLD: readonly ScheduleItem['kind'][] = ['load-in', 'sound-check', 'doors', 'load-out'];

/**
 * The gigs of an account for calendar programs. Whoever has its link reads it: no money, no people, no notes. Leads, quotes and
 * what was lost are not in it. A hold or a contract that is out is tentative, and takes its time all the same: calendars show
 * it as "busy, tentative" (RFC 5545, 3.2.9). What was called off or deleted is cancelled, and its time free. Nobody keeps what
 * a gig was before: one that was called off is told of even where it never was more than a lead.
 */
export const gigCalendar = (gigs: readonly Gig[], feed: Feed): string =>
  calendarFile(
    { name: feed.name, product: 'Gigs', refreshHours: REFRESH_HOURS },
    gigs.filter(isTold).map((gig) => eventOf(gig, feed)),
    feed.stamp,
  );

/** The same as a file to keep: nothing in it leads back to the account. `origin` only tells its events from those of others. */
export const gigCalendarCopy = (gigs: readonly Gig[], feed: Feed): string =>
  calendarFile(
    { name: feed.name, product: 'Gigs' },
    gigs.filter(isTold).map((gig) => {
      const { url: _, ...event } = eventOf(gig, feed);
      return event;
    }),
    feed.stamp,
  );

/** Those that the calendar tells of. */
export const TOLD_STATUSES: readonly GigStatus[] = STATUS_IDS.filter(
  (status) => status !== 'lead' && status !== 'quoted' && status !== 'lost',
);

const isTold = ({ status }: Gig): boolean => TOLD_STATUSES.includes(status);

const isCancelled = ({ status, deletedAt }: Gig): boolean => status === 'cancelled' || deletedAt !== null;

function eventOf(gig: Gig, { origin }: Feed): CalendarEvent {
  const { id, night, startsAt, endsAt, venue, type } = gig;
  const site = origin.replace(/\/+$/, '');
  return {
    uid: `${id}@${site.replace(/^\w+:\/\//, '')}`,
    title: titleOf(gig),
    note: noteOf(gig),
    from: startsAt ? Date.parse(startsAt) : night,
    until: startsAt ? endOf(startsAt, endsAt) : dayAfter(night, 1),
    status: isCancelled(gig) ? 'CANCELLED' : isBooked(gig.status) ? 'CONFIRMED' : 'TENTATIVE',
    sequence: gig.version,
    modified: Date.parse(gig.updatedAt),
    ...(venue && { place: [venue.name, venue.city].filter((part) => part !== '').join(', ') }),
    ...(venue?.latitude != null &&
      venue.longitude !== null && {
        coordinates: { latitude: venue.latitude, longitude: venue.longitude },
      }),
    url: `${site}${gigTrackerFacts.path}?gig=${id}`,
    categories: ['Gig', ...(type ? [EVENTS[type]] : [])],
    isFree: isCancelled(gig),
  };
}

/** Without an end a set takes no time in calendars: it has the one that clashes go by. */
const endOf = (startsAt: string, endsAt: string | null): number =>
  endsAt === null ? Date.parse(startsAt) + USUAL_SET * MINUTE : Date.parse(endsAt);

/** Not every calendar shows the status: what isn't booked says so. */
function titleOf(gig: Gig): string {
  if (isCancelled(gig)) return `${GIG_STATUSES.cancelled}: ${gig.title}`;
  return isBooked(gig.status) ? gig.title : `${GIG_STATUSES[gig.status]}: ${gig.title}`;
}

/** The status, and the times of the night on the wall of the venue, but for what was left over from another date or hour. */
function noteOf(gig: Gig): string {
  const { schedule, startsAt, endsAt, zone } = gig;
  const hours = startsAt && { starts: Date.parse(startsAt), ends: endOf(startsAt, endsAt) };
  const set = hours ? [{ label: 'Set', from: hours.starts, until: endsAt && hours.ends }] : [];
  const items = schedule.flatMap(({ kind, start, end }) => {
    const from = readMoment(start, zone);
    if (from === null || !TOLD.includes(kind)) return [];
    if (hours && !(isNearSet(from, hours) && (kind === 'load-out' || from <= hours.starts))) return [];
    return [{ label: SCHEDULE_KINDS[kind].label, from, until: end === null ? null : readMoment(end, zone) }];
  });
  const times = [...items, ...set]
    .toSorted((one, other) => one.from - other.from)
    .map(({ label, from, until }) => `${label} ${clock(from, zone)}${until ? `–${clock(until, zone)}` : ''}`);
  const status = isCancelled(gig) ? GIG_STATUSES.cancelled : GIG_STATUSES[gig.status];
  const open = startsAt && endsAt === null ? ['End not set'] : [];
  return [status, ...times, ...open, ...(times.length > 0 ? [`Times in ${zone}`] : [])].join('\n');
}
