import ICAL from 'ical.js';
import { dateWords } from '../../day-words.ts';
import { gigOfNew, problemsOf } from '../apply-patch.ts';
import { GIG_LONGEST, type NewGig } from '../gig.ts';
import { GIG_STATUSES, type GigStatus } from '../gig-status.ts';
import { setDateWords } from '../gig-text.ts';
import { momentText, nightOfStart } from '../moment.ts';
import { dayAfter, instantOf } from '../zoned-time.ts';
import type { EventDate } from './ics-dates.ts';
import type { EventZone } from './ics-events.ts';
import { cutLine, plainLine, plainText } from './plain-text.ts';
import { textOfHtml } from './text-of-html.ts';

const SAID: Readonly<Record<string, GigStatus>> = {
  ...{ CANCELLED: 'cancelled', TENTATIVE: 'hold', CONFIRMED: 'confirmed' },
};

/** A date of an event as a gig, and what was taken for granted of it: of one that says no status, the usual one. */
export function gigOfEvent(
  date: EventDate,
  where: EventZone,
  usual: GigStatus,
): { gig: NewGig; assumed: string[] } {
  const { event } = date;
  const [place, notes] = [plainLine(event.location ?? ''), plainText(textOfHtml(event.description ?? ''))];
  const [name = '', second = '', ...more] = place.split(',').map(plainLine);
  const isVenue = name !== '' && !/^https?:/.test(name);
  const title = plainLine(event.summary ?? '') || (isVenue ? name : 'Gig');
  const status = SAID[String(event.component.getFirstPropertyValue('status') ?? '').toUpperCase()];
  const city = more.length > 0 ? '' : cutLine(second, GIG_LONGEST.name);
  const times = timesOf(date, where.clock, where.zone);
  // What has no room in its own field is kept in the notes.
  const isTitleLong = title.length > GIG_LONGEST.title;
  const isPlaceLong = more.length > 0 || second.length > GIG_LONGEST.name || (place !== '' && !isVenue);
  const isNameLong = name.length > GIG_LONGEST.name;
  const lines = [isTitleLong ? title : '', isPlaceLong || isNameLong ? place : '', times.days, notes];
  const gig: NewGig = {
    title: cutLine(title, GIG_LONGEST.title),
    status: status ?? usual,
    start: times.start,
    end: times.end,
    zone: where.zone,
    venue: isVenue ? { name: cutLine(name, GIG_LONGEST.name), city } : null,
    notes: lines.filter((line) => line !== '').join('\n'),
  };
  const assumed = [
    setDateWords({ night: nightOfStart(gig), start: times.start }),
    where.assumed,
    status ? '' : `Status ${GIG_STATUSES[usual]} assumed`,
    times.assumed,
  ];
  return { gig, assumed: assumed.filter((one) => one !== '') };
}

interface Times {
  start: string;
  end: string | null;
  /** Of several whole days, which: they are one gig. */
  days: string;
  assumed: string;
}

function timesOf({ event, from, until }: EventDate, clock: string | null, zone: string): Times {
  const start = from.isDate ? `${from}` : momentText(instantIn(from, clock), zone);
  const times: Times = { start, end: null, days: '', assumed: '' };
  if (from.isDate) {
    const last = until?.isDate ? dayAfter(`${until}`, -1) : start;
    if (last <= start) return times;
    const days = `All day, ${dateWords(start)} to ${dateWords(last)}`;
    return { ...times, days, assumed: `One gig for ${dateWords(start)} to ${dateWords(last)}` };
  }
  const length = event.component.getFirstPropertyValue('duration');
  const ends =
    length instanceof ICAL.Duration
      ? instantIn(from, clock) + length.toSeconds() * 1000
      : until && !until.isDate && instantIn(until, clock);
  if (ends !== null && ends !== false && ends > instantIn(from, clock))
    return { ...times, end: momentText(ends, zone) };
  const isWrong = event.component.hasProperty('dtend') && (until?.isDate || until?.compare(from) !== 0);
  return { ...times, assumed: isWrong ? 'End left out: it isn’t after the start' : '' };
}

const instantIn = (time: ICAL.Time, clock: string | null): number =>
  clock === null
    ? time.toUnixTime() * 1000
    : instantOf({ day: `${time}`.slice(0, 10), minutes: time.hour * 60 + time.minute }, clock);

/** Why a gig can't be taken in. */
export function problemOf(gig: NewGig): string | null {
  if (!/^20[0-8]/.test(gig.start)) return 'Use a year from 2000 to 2089';
  if ((gig.notes ?? '').length > GIG_LONGEST.notes)
    return `Use at most ${GIG_LONGEST.notes.toLocaleString('en')} characters`;
  const [problem] = problemsOf(gigOfNew({ ...gig, id: '' }, { venue: null, client: null }, ''));
  return problem?.reason ?? null;
}
