import { cutTo, saysSomething } from '../../text.ts';
import { GIG_LONGEST } from '../gig.ts';
import type { NewGig } from '../gig-schema.ts';
import { findPlace } from '../places.ts';
import type { QUICK_PARTS, QuickAdd } from '../quick-add-schema.ts';
import { instantOf } from '../zoned-time.ts';
import { type FoundDay, findDay } from './dates.ts';
import { type FoundFee, readBareFee, readSaidFee } from './fee.ts';
import { type Line, lineOf, take, textOf } from './line.ts';
import { runsOf, unreadWords } from './name-runs.ts';
import { feeWords, nightWords, setWords, statusWords, zoneWords } from './parts.ts';
import { readPlace } from './place.ts';
import type { KnownVenue, QuickContext } from './quick-context.ts';
import { setMoments } from './set-moments.ts';
import { type FoundStatus, readHold, readStatus } from './status.ts';
import { type FoundSet, readSet } from './times.ts';
import { cityBeside, findVenue, isCityOf } from './venue.ts';

interface Understood {
  day: FoundDay | null;
  set: FoundSet | null;
  /** One of the account's own, or one by its name. */
  venue: { known: KnownVenue | null; name: string; city: string } | null;
  fee: FoundFee | null;
  status: FoundStatus;
  zone: string;
  city: string;
  unread: string[];
}

/** Takes the name of a venue that the account has, and of its city. */
function takeVenue(line: Line, context: QuickContext): KnownVenue | null {
  const found = findVenue(line, context);
  if (!found) return null;
  take(line, found);
  const city = cityBeside(line, found, context);
  if (city) take(line, city);
  return found.venue;
}

/** Takes what is left as the name of a venue: behind an `at`, else what comes first. */
function takeName(line: Line): string {
  const runs = runsOf(line).filter((run) => saysSomething(textOf(line, run).replace(/\P{L}/gu, '')));
  const run = runs.find(({ isAt }) => isAt) ?? runs[0];
  if (!run) return '';
  take(line, run);
  return cutTo(textOf(line, run), GIG_LONGEST.name).trim();
}

const zoneOf = (venue: KnownVenue, { places }: QuickContext): string | null =>
  venue.zone ?? findPlace(places, venue.city, venue.country || undefined)?.place.zone ?? null;

function read(typed: string, context: QuickContext, isVenueFirst: boolean): Understood {
  const { currency, places, homeZone } = context;
  const line = lineOf(typed);
  const first = isVenueFirst ? takeVenue(line, context) : null;
  const hold = readHold(line, context);
  const day = findDay(line, context);
  if (day) take(line, day);
  const known = first ?? takeVenue(line, context);
  const said = readSaidFee(line, currency);
  const set = readSet(line);
  const status = hold ?? readStatus(line) ?? { status: 'lead', hold: null };
  const fee = said ?? readBareFee(line, currency);
  const found = readPlace(line, context);
  const isElsewhere = known?.city && found && !isCityOf(known, found.name, places);
  const name = known ? known.name : takeName(line);
  const city = found?.name ?? known?.city ?? '';
  return {
    ...{ day, set, fee, status, city, unread: unreadWords(line) },
    venue: name === '' ? null : { known: isElsewhere ? null : known, name, city },
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

function gigOf({ day, set, venue, fee, status, zone, city }: Understood): NewGig | null {
  if (!day) return null;
  const moments = set && setMoments(day.day, set, zone);
  return {
    title: venue?.name || city || 'Gig',
    status: status.status,
    start: moments?.start ?? day.day,
    end: moments?.end ?? null,
    zone,
    venue: venue && (venue.known ? { id: venue.known.id } : { name: venue.name, city: venue.city }),
    fee: fee && { amount: fee.amount, currency: fee.currency },
    ...(status.hold ? { hold: status.hold } : {}),
  };
}

function partsOf(understood: Understood, { today, homeZone }: QuickContext): QuickAdd['parts'] {
  const { day, set, venue, fee, status, zone, city } = understood;
  const parts: QuickAdd['parts'] = [];
  const say = (
    part: (typeof QUICK_PARTS)[number],
    words: { text: string; note: string } | null | false,
  ): void => {
    if (words) parts.push({ part, ...words });
  };
  const night = day?.day ?? today;
  const place = [venue?.name, city].filter(Boolean).join(', ');
  say('night', day && nightWords(day));
  say('set', set && setWords(setMoments(night, set, zone)));
  say('venue', place !== '' && { text: place, note: venue ? (venue.known ? 'known' : 'new') : 'city only' });
  say('fee', fee && feeWords(fee));
  say('zone', zoneWords(zone, homeZone, instantOf({ day: night, minutes: set?.start ?? 0 }, zone)));
  say('status', statusWords(status));
  return parts;
}
