import { count } from '../count-words.ts';
import { dayWords } from '../day-words.ts';
import type { Unit } from './booking.ts';
import type { ClashingGig } from './clash.ts';
import { type GigStatus, isInTalks } from './gig-status.ts';
import { KILOMETRES, type RadiusClash } from './radius-clash.ts';
import { ACROSS_TOWN, USUAL_SET, type Way } from './reach.ts';
import { clock } from './set-times.ts';
import { minutesInBed, type TimeClash, type Timed } from './time-clash.ts';
import type { Tracker } from './tracker-settings.ts';
import { daysBetween, offsetAt } from './zoned-time.ts';

type Side = Timed<ClashingGig>;

const MINUTE = 60_000;

/** What a set is called as long as nobody has agreed to it. */
const SETS: Partial<Record<GigStatus, string>> = {
  lead: 'possible set',
  quoted: 'quoted set',
  hold: 'set on hold',
  'contract-sent': 'unsigned set',
};
const setOf = ({ status }: ClashingGig): string => SETS[status] ?? 'set';

/** `3 h 55`, `6 h`, `45 min` */
function durationWords(minutes: number): string {
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
  if (hours === 0) return `${rest} min`;
  return rest === 0 ? `${hours} h` : `${hours} h ${String(rest).padStart(2, '0')}`;
}

/** Why two gigs don't fit one after the other, and what was taken for granted. */
export function timeClashWords(clash: TimeClash<ClashingGig>, settings: Tracker): string {
  const words = { overlap: overlapWords, travel: travelWords, sleep: sleepWords }[clash.kind];
  const notes = clash.kind === 'overlap' ? [] : [wayNote(clash.way)];
  return [words(clash, settings), ...endNotes(clash), ...notes].filter(Boolean).join(' ');
}

function overlapWords(clash: TimeClash<ClashingGig>): string {
  const { first, second, amount } = clash;
  const [here, there] = placesOf(first.gig, second.gig);
  const time = clockOf(clash);
  const hours = (side: Side) => `${time(side.reach.starts, side)} to ${time(side.reach.ends, side)}`;
  const runs = isInTalks(first.gig.status) ? 'would run' : 'runs';
  return `Your ${setOf(first.gig)} ${here} ${runs} ${hours(first)}, your ${setOf(second.gig)} ${there} ${hours(second)}: ${durationWords(amount)} at the same time.`;
}

function travelWords(clash: TimeClash<ClashingGig>): string {
  const { first, second, way, amount } = clash;
  const left = (second.reach.arrives - first.reach.leaves) / MINUTE;
  const due = dueWords(clash);
  if (amount === 0) return `${endWords(clash)} ${due}, ${durationWords(left)} later.`;
  const late = `you’d be ${durationWords(amount)} late`;
  return way.minutes > 0
    ? `${endWords(clash)} ${due} and the way takes ${durationWords(way.minutes)}: ${late}.`
    : `${endWords(clash)} ${due}: ${late}.`;
}

function sleepWords(clash: TimeClash<ClashingGig>, { sleepHours }: Tracker): string {
  const { first, second, way } = clash;
  const [, there] = placesOf(first.gig, second.gig);
  const time = clockOf(clash);
  const what = hasLoadIn(second) ? 'load-in' : 'your set';
  const leave = time(second.reach.arrives - way.minutes * MINUTE, first);
  const you = [first, second].some(({ gig }) => isInTalks(gig.status)) ? 'you’d' : 'you';
  const asleep = minutesInBed(clash);
  const inBed = asleep > 0 ? durationWords(asleep) : 'no time';
  return `${endWords(clash)} To be ${there} for ${what} at ${time(second.reach.arrives, second)} ${you} leave at ${leave}: ${inBed} in bed, you set ${durationWords(sleepHours * 60)}.`;
}

/** `Your set in Münster ends 04:00, load-out 04:30.` */
function endWords(clash: TimeClash<ClashingGig>): string {
  const { first, second } = clash;
  const [here] = placesOf(first.gig, second.gig);
  const time = clockOf(clash);
  const ends = isInTalks(first.gig.status) ? 'would end' : 'ends';
  const { reach } = first;
  const loadOut = reach.leaves > reach.ends ? `, load-out ${time(reach.leaves, first)}` : '';
  return `Your ${setOf(first.gig)} ${here} ${ends} ${time(reach.ends, first)}${loadOut}.`;
}

/** `Load-in in Köln is at 05:00` */
function dueWords(clash: TimeClash<ClashingGig>): string {
  const { first, second } = clash;
  const [, there] = placesOf(first.gig, second.gig);
  const at = clockOf(clash)(second.reach.arrives, second);
  const talks = isInTalks(second.gig.status);
  return hasLoadIn(second)
    ? `Load-in ${there} ${talks ? 'would be' : 'is'} at ${at}`
    : `Your ${setOf(second.gig)} ${there} ${talks ? 'would start' : 'starts'} at ${at}`;
}

const hasLoadIn = ({ reach }: Side): boolean => reach.arrives < reach.starts;

function endNotes({ kind, first, second }: TimeClash<ClashingGig>): string[] {
  const places = placesOf(first.gig, second.gig);
  return [first, second].flatMap(({ reach }, index) =>
    reach.isEndAssumed && (kind === 'overlap' || index === 0)
      ? [`The set ${places[index]} has no end yet, so we count ${durationWords(USUAL_SET)}.`]
      : [],
  );
}

function wayNote({ source, minutes }: Way): string {
  switch (source) {
    case 'gig':
    case 'venue':
      return '';
    case 'estimate':
      return 'Travel time is an estimate.';
    case 'city':
      return `We count ${durationWords(ACROSS_TOWN)} from place to place in one city.`;
    case 'home':
      return 'We don’t know the direct way, so we count the one via home.';
    case 'unknown':
      return minutes > 0 ? 'We only know part of the way.' : 'We don’t know how long the way takes.';
  }
}

/** Times as walls show them where they happen; the zone is named where both walls differ. */
function clockOf({ first, second }: TimeClash<ClashingGig>): (instant: number, side: Side) => string {
  const [offset, other] = [first, second].map(({ gig }) => offsetAt(second.reach.starts, gig.zone));
  return (instant, { gig: { zone } }) =>
    offset === other ? clock(instant, zone) : `${clock(instant, zone)} ${cityOf(zone)} time`;
}

/** `New York`, of America/New_York. */
const cityOf = (zone: string): string => (zone.split('/').at(-1) ?? zone).replaceAll('_', ' ');

/** Where two gigs are, in words that tell them apart: their cities, else their venues, else their titles. */
function placesOf(one: ClashingGig, other: ClashingGig): [string, string] {
  const cities = [one, other].map(({ venue }) => venue?.city || null);
  const venues = [one, other].map(({ venue }) => venue?.name ?? null);
  for (const [where, [here, there]] of [
    ['in', cities],
    ['at', venues],
  ] as const)
    if (here && there && here !== there) return [`${where} ${here}`, `${where} ${there}`];
  return [`at ${one.title}`, `at ${other.title}`];
}

/** Two gigs of one night, of which one has no time. */
export function nightWords(gig: ClashingGig, other: ClashingGig): string {
  const [, there] = placesOf(gig, other);
  return `Your ${setOf(other)} ${there} is on the same night, ${dayWords(other.night)}. We can’t tell if both fit until both have a time.`;
}

/** A time away. */
export function blockedWords({ from, to, note }: Tracker['blocked'][number]): string {
  const days = from === to ? `on ${dayWords(from)}` : `from ${dayWords(from)} to ${dayWords(to)}`;
  return `You’re away ${days}${note && `: ${note}`}.`;
}

/** How near two gigs are, and whose clause says that they may not be. */
export function radiusWords({ owner, guest, kilometres }: RadiusClash): string {
  const { radius } = owner;
  const inUnit = kilometres / KILOMETRES[radius.unit];
  const far =
    kilometres === 0
      ? 'in the same city as'
      : `${inUnit < 1 ? 'less than ' : ''}${distanceWords(Math.max(1, Math.round(inUnit)), radius.unit)} from`;
  const [here, there] =
    guest.venue && owner.venue && guest.venue.name !== owner.venue.name
      ? [guest.venue.name, owner.venue.name]
      : [guest.title, owner.title];
  const days = Math.abs(daysBetween(owner.night, guest.night));
  const apart = days === 0 ? 'on the same night' : `${count(days, 'day')} apart`;
  return `${here} is ${far} ${there}, ${apart}. ${promiseOf(owner)} ${distanceWords(radius.distance, radius.unit)}, ${spanWords(radius)}.`;
}

function promiseOf({ status, client, venue, title }: ClashingGig): string {
  const name = client?.name ?? venue?.name ?? title;
  if (status === 'lead') return `${name} asks for`;
  if (status === 'quoted') return `Your quote to ${name} says`;
  if (status === 'hold') return `Your hold with ${name} says`;
  return status === 'contract-sent' ? `The contract you sent to ${name} says` : `Your deal with ${name} says`;
}

const distanceWords = (distance: number, unit: Unit): string =>
  unit === 'km' ? `${distance.toLocaleString('en')} km` : count(distance, 'mile');

function spanWords({ before, after }: { before: number; after: number }): string {
  if (before === after) return before === 0 ? 'the same night' : count(before, 'day');
  return `${count(before, 'day')} before and ${after.toLocaleString('en')} after`;
}
