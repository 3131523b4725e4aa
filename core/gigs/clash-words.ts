import { isolated } from '../bidi.ts';
import { count } from '../count-words.ts';
import { dayWords, shortDayWords } from '../day-words.ts';
import type { Unit } from './booking.ts';
import type { ClashingGig } from './clash.ts';
import { clockNotes, hoursWords, zoneNotes } from './clash-clock.ts';
import { durationWords } from './duration-words.ts';
import { type GigStatus, isInTalks } from './gig-status.ts';
import { KILOMETRES, type RadiusClash } from './radius-clash.ts';
import { ACROSS_TOWN, USUAL_SET, type Way } from './reach.ts';
import { clock } from './set-times.ts';
import { minutesInBed, type TimeClash, type Timed } from './time-clash.ts';
import type { Tracker } from './tracker-settings.ts';
import { daysBetween } from './zoned-time.ts';

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

/** Why two gigs don't fit one after the other, and what was taken for granted. */
export function timeClashWords(clash: TimeClash<ClashingGig>, settings: Tracker): string {
  const words = { overlap: overlapWords, travel: travelWords, sleep: sleepWords }[clash.kind];
  const notes = clash.kind === 'overlap' ? [] : [wayNote(clash.way)];
  return [words(clash, settings), ...clockNotes(clash), ...endNotes(clash), ...notes]
    .filter(Boolean)
    .join(' ');
}

function overlapWords(clash: TimeClash<ClashingGig>): string {
  const { first, second, amount } = clash;
  const [here, there] = placesOf(first.gig, second.gig);
  const hours = (side: Side) => hoursWords(clash, side);
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
  const zone = zoneNotes(clash);
  const asleep = minutesInBed(clash);
  const inBed = `${asleep > 0 ? durationWords(asleep) : 'no time'} in bed, you set ${durationWords(sleepHours * 60)}.`;
  if (way.minutes === 0) return `${endWords(clash)} ${dueWords(clash)}: ${inBed}`;
  const what = hasLoadIn(second) ? 'load-in' : 'your set';
  const arrive = clock(second.reach.arrives, second.gig.zone) + zone(second);
  const leave = clock(second.reach.arrives - way.minutes * MINUTE, first.gig.zone) + zone(first);
  const you = [first, second].some(({ gig }) => isInTalks(gig.status)) ? 'you’d' : 'you';
  return `${endWords(clash)} To be ${there} for ${what} at ${arrive} ${you} leave at ${leave}: ${inBed}`;
}

/** `Your set in Münster ends 04:00, load-out 04:30.` */
function endWords(clash: TimeClash<ClashingGig>): string {
  const { first, second } = clash;
  const [here] = placesOf(first.gig, second.gig);
  const ends = isInTalks(first.gig.status) ? 'would end' : 'ends';
  const { reach, gig } = first;
  const loadOut = reach.leaves > reach.ends ? `, load-out ${clock(reach.leaves, gig.zone)}` : '';
  return `Your ${setOf(gig)} ${here} ${ends} ${clock(reach.ends, gig.zone)}${loadOut}${zoneNotes(clash)(first)}.`;
}

/** `Load-in in Köln is at 05:00` */
function dueWords(clash: TimeClash<ClashingGig>): string {
  const { first, second } = clash;
  const [, there] = placesOf(first.gig, second.gig);
  const at = clock(second.reach.arrives, second.gig.zone) + zoneNotes(clash)(second);
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

/** Where two gigs are, in words that tell them apart: their cities, else their venues, their titles, or when they are. */
function placesOf(one: ClashingGig, other: ClashingGig): [string, string] {
  const at = ({ title }: ClashingGig) => `at ${isolated(title)}`;
  for (const placeOf of [
    ({ venue }: ClashingGig) => venue?.city && `in ${isolated(venue.city)}`,
    ({ venue }: ClashingGig) => venue && `at ${isolated(venue.name)}`,
    at,
    (gig: ClashingGig) => `${at(gig)} (${shortDayWords(gig.night)})`,
    (gig: ClashingGig) => gig.start.includes('T') && `${at(gig)} (${gig.start.slice(11, 16)})`,
  ]) {
    const [here, there] = [placeOf(one), placeOf(other)];
    if (here && there && here !== there) return [here, there];
  }
  return [at(one), at(other)];
}

/** Two gigs of one night, of which one has no time. */
export function nightWords(gig: ClashingGig, other: ClashingGig): string {
  const [, there] = placesOf(gig, other);
  return `Your ${setOf(other)} ${there} is on the same night, ${dayWords(other.night)}. We can’t tell if both fit until both have a time.`;
}

/** A time away. */
export function blockedWords({ from, to, note }: Tracker['blocked'][number]): string {
  const days = from === to ? `on ${dayWords(from)}` : `from ${dayWords(from)} to ${dayWords(to)}`;
  return `You’re away ${days}${note && `: ${note}`}${/[.!?…]$/.test(note) ? '' : '.'}`;
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
      ? [guest.venue.name, owner.venue.name].map(isolated)
      : [guest.title, owner.title].map(isolated);
  const days = Math.abs(daysBetween(owner.night, guest.night));
  const apart = days === 0 ? 'on the same night' : `${count(days, 'day')} apart`;
  return `${here} is ${far} ${there}, ${apart}. ${promiseOf(owner)} ${distanceWords(radius.distance, radius.unit)}, ${spanWords(radius)}.`;
}

function promiseOf({ status, client, venue, title }: ClashingGig): string {
  const name = isolated(client?.name ?? venue?.name ?? title);
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
