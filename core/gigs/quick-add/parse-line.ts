import { cutTo, saysSomething } from '../../text.ts';
import { GIG_LONGEST } from '../gig.ts';
import type { NewGig } from '../gig-schema.ts';
import { findPlace } from '../places.ts';
import type { QUICK_PARTS, QuickAdd } from '../quick-add-schema.ts';
import { instantOf } from '../zoned-time.ts';
import { setAsides } from './asides.ts';
import { findDay } from './dates.ts';
import { DAY_NAME } from './day-names.ts';
import { type FoundEvent, readEvent } from './events.ts';
import { type FoundFee, readBareFee, readSaidFee } from './fee.ts';
import { type Line, lineOf, take, textOf } from './line.ts';
import { type Run, runsOf, unreadWords } from './name-runs.ts';
import type { FoundDay } from './named-days.ts';
import {
  eventWords,
  feeWords,
  nightWords,
  placeWords,
  scheduleWords,
  setWords,
  statusWords,
  type Words,
  zoneWords,
} from './parts.ts';
import { readPlace } from './place.ts';
import type { KnownVenue, QuickContext } from './quick-context.ts';
import { type FoundItem, readSchedule } from './schedule.ts';
import { setMoments } from './set-moments.ts';
import { type FoundStatus, readHold, readStatus } from './status.ts';
import { type FoundSet, readSet } from './times.ts';
import { cityBeside, type FoundVenue, findVenue, isCityOf } from './venue.ts';

interface Understood {
  day: FoundDay | null;
  set: FoundSet | null;
  /** Times beside the set. */
  items: FoundItem[];
  /** One of the account's own, or one by its name; `other` is where another is that is called so. */
  venue: { known: KnownVenue | null; name: string; city: string; other: string } | null;
  event: FoundEvent | null;
  fee: FoundFee | null;
  status: FoundStatus;
  zone: string;
  city: string;
  unread: string[];
}

/** Takes the name of a venue that the account has, and of its city. */
function takeVenue(line: Line, context: QuickContext, isDayRead: boolean): FoundVenue | null {
  const found = findVenue(line, context, isDayRead);
  if (!found) return null;
  take(line, found);
  const city = cityBeside(line, found, context);
  if (city) take(line, city);
  return found;
}

/** Takes what is left as the name of a venue: behind an `at`, else what comes first, and rather not whose number stands behind. */
function takeName(line: Line): string {
  const runs = runsOf(line).filter(
    (run) =>
      saysSomething(textOf(line, run).replace(/\P{L}/gu, '')) &&
      !line.words.slice(run.from, run.to).every(({ folded }) => DAY_NAME.test(folded)),
  );
  const isOfCaller = ({ to }: Run): boolean => /^[+0]\d/.test(line.words[to]?.text ?? '');
  const run = runs.find(({ isAt }) => isAt) ?? runs.find((one) => !isOfCaller(one)) ?? runs[0];
  if (!run) return '';
  take(line, run);
  return cutTo(textOf(line, run), GIG_LONGEST.name).trim();
}

const zoneOf = (venue: KnownVenue, { places }: QuickContext): string | null =>
  venue.zone ?? findPlace(places, venue.city, venue.country || undefined)?.place.zone ?? null;

function read(typed: string, context: QuickContext, isVenueFirst: boolean): Understood {
  const { currency, places, homeZone } = context;
  const line = lineOf(typed);
  const first = isVenueFirst ? takeVenue(line, context, false) : null;
  const hold = readHold(line, context);
  const day = findDay(line, context);
  const mine = first ?? takeVenue(line, context, day !== null);
  setAsides(line, places);
  const said = readSaidFee(line, currency);
  const items = readSchedule(line);
  const set = readSet(line);
  const status = hold ?? readStatus(line) ?? { status: 'lead', hold: null };
  const fee = said ?? readBareFee(line, currency);
  const found = readPlace(line, context);
  const event = readEvent(line);
  const known = mine?.venue;
  const isElsewhere = known?.city && found && !isCityOf(known, found.name, places);
  const name = known ? known.name : takeName(line);
  const city = found?.name ?? known?.city ?? '';
  const venue = {
    name,
    city,
    known: isElsewhere ? null : (known ?? null),
    other: found ? '' : (mine?.other ?? ''),
  };
  return {
    ...{ day, set, items, fee, status, city, event, unread: unreadWords(line) },
    venue: name === '' ? null : venue,
    zone: found?.place.zone ?? (known && zoneOf(known, context)) ?? homeZone,
  };
}

/** What a line says of a gig, in any order; only the day has to be there. Never throws. */
export function parseLine(typed: string, context: QuickContext): QuickAdd {
  const venueFirst = read(typed, context, true);
  // `Halle 14 Mar` is a day in March at Halle, whatever other venue is called Halle 14.
  const understood = venueFirst.day ? venueFirst : read(typed, context, false);
  return { gig: gigOf(understood), parts: partsOf(understood, context), unread: understood.unread };
}

/** What a gig is called: as its event, where that says whose it is, else as its place. */
function titleOf({ event, venue, city }: Understood): string {
  if (!event?.title || (venue && !event.isNamed)) return venue?.name || city || 'Gig';
  return cutTo(city && !venue ? `${event.title} in ${city}` : event.title, GIG_LONGEST.title);
}

function gigOf(understood: Understood): NewGig | null {
  const { day, set, items, venue, event, fee, status, zone } = understood;
  if (!day) return null;
  const moments = set && setMoments(day.day, set, zone);
  const schedule = items.map(({ kind, label, time }, at) => {
    const { start, end } = setMoments(day.day, time, zone);
    return { id: `${at + 1}`, kind, label, start, end };
  });
  return {
    title: titleOf(understood),
    status: status.status,
    start: moments?.start ?? day.day,
    end: moments?.end ?? null,
    zone,
    venue: venue && (venue.known ? { id: venue.known.id } : { name: venue.name, city: venue.city }),
    fee: fee && { amount: fee.amount, currency: fee.currency },
    ...(status.hold ? { hold: status.hold } : {}),
    ...(event?.type ? { type: event.type } : {}),
    ...(schedule.length > 0 ? { schedule } : {}),
  };
}

function partsOf(understood: Understood, { today, homeZone }: QuickContext): QuickAdd['parts'] {
  const { day, set, items, venue, event, fee, status, zone, city } = understood;
  const parts: QuickAdd['parts'] = [];
  const say = (part: (typeof QUICK_PARTS)[number], words: Words | null | false): void => {
    if (words) parts.push({ part, ...words });
  };
  const night = day?.day ?? today;
  say('night', day && nightWords(day));
  say('set', set && setWords(setMoments(night, set, zone)));
  say(
    'schedule',
    items.length > 0 && scheduleWords(items.map((item) => [item, setMoments(night, item.time, zone)])),
  );
  say('venue', placeWords(venue, city));
  say('type', event && eventWords(event, titleOf(understood)));
  say('fee', fee && feeWords(fee));
  say('zone', zoneWords(zone, homeZone, instantOf({ day: night, minutes: set?.start ?? 0 }, zone)));
  say('status', statusWords(status));
  return parts;
}
