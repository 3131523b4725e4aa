import { isolated } from '../bidi.ts';
import { zoneWords } from './clash-clock.ts';
import type { GigTimes } from './countdown.ts';
import type { Gig } from './gig.ts';
import { nightWords, setDayWords } from './gig-text.ts';
import { feeWords, placeWords, setWords } from './gig-words.ts';
import { nowIn } from './now-there.ts';
import { USUAL_SET } from './reach.ts';
import { type Readiness, readiness } from './readiness.ts';
import type { Tracker } from './tracker-settings.ts';
import { dayAfter, instantOf, offsetAt } from './zoned-time.ts';

/** The gig that comes next, in words for whoever passes by. */
export interface NextGig extends GigTimes {
  id: string;
  title: string;
  /** Where where the title doesn't tell, the night, the set and the fee. */
  facts: string[];
  parts: Pick<Readiness, 'name' | 'text' | 'state'>[];
}

/** What is still to be played, as far as somebody has to know who passes by. */
export interface GigsAhead {
  /** The confirmed one that comes first, or goes on. */
  next: NextGig | null;
  /** Confirmed ones and holds, the soonest first; there may be more. */
  dates: { id: string; night: string; status: 'confirmed' | 'hold' }[];
  confirmed: number;
  holds: number;
  /** There are more than those. */
  hasMore: boolean;
  /** Gigs whose money is late. */
  late: number;
}

/** As many dates as are shown beside each other. */
const DATES_AHEAD = 4;
/** Gigs that are looked at. */
export const MOST_AHEAD = 50;

const MINUTE = 60_000;
/** When a night begins, in minutes after midnight. */
const NIGHT_BEGINS = 6 * 60;

/** When a set begins and ends: it lasts as long as sets do where nobody said. Without a time it is over with its night. */
function timesOf({ startsAt, endsAt, night, zone }: Gig): GigTimes {
  const begins = (day: string): string =>
    new Date(instantOf({ day, minutes: NIGHT_BEGINS }, zone)).toISOString();
  const usual = startsAt && new Date(Date.parse(startsAt) + USUAL_SET * MINUTE).toISOString();
  return {
    starts: startsAt,
    ends: (startsAt && endsAt) || usual || begins(dayAfter(night, 1)),
    night: begins(night),
  };
}

interface Reader {
  settings: Tracker;
  /** Where it is read, and when (ms since 1970). */
  zone: string;
  now: number;
}

const placeOf = ({ night, start, startsAt }: Gig): string => `${night} ${startsAt ?? start}`;

/** What is ahead, of the first confirmed gigs and holds from the night before on. */
export function gigsAhead(
  told: { gigs: readonly Gig[]; hasMore: boolean; late: number },
  reader: Reader,
): GigsAhead {
  const ahead = told.gigs
    .filter((gig) => reader.now < Date.parse(timesOf(gig).ends))
    .toSorted((one, other) => (placeOf(one) < placeOf(other) ? -1 : 1));
  const next = ahead.find(({ status }) => status === 'confirmed');
  const confirmed = ahead.filter(({ status }) => status === 'confirmed').length;
  return {
    next: next ? tell(next, reader) : null,
    dates: ahead.slice(0, DATES_AHEAD).map(({ id, night, status }) => ({
      ...{ id, night },
      status: status === 'hold' ? 'hold' : 'confirmed',
    })),
    ...{ confirmed, holds: ahead.length - confirmed },
    ...{ hasMore: told.hasMore, late: told.late },
  };
}

function tell(gig: Gig, reader: Reader): NextGig {
  const here = nowIn(reader.zone, reader.now);
  const place = placeWords(gig);
  const isNamed = place !== '' && place === isolated(gig.venue?.city ?? '');
  const night = nightWords(gig.night, here.night);
  return {
    id: gig.id,
    title: isNamed ? `${isolated(gig.title)}, ${place}` : isolated(gig.title),
    facts: [
      isNamed ? '' : place,
      setDayWords(gig) ? `Night of ${night}` : night,
      setTimeWords(gig, reader),
      feeWords(gig),
    ].filter(Boolean),
    parts: readiness(gig, reader.settings, here).map(({ name, text, state }) => ({ name, text, state })),
    ...timesOf(gig),
  };
}

/** `23:30–02:00` on the wall at the venue; says so where another clock shows something else, at home or here. */
function setTimeWords(gig: Gig, { settings, zone }: Reader): string {
  if (gig.startsAt === null) return 'time not known yet';
  const at = Date.parse(gig.startsAt);
  const isAway = [settings.homeZone ?? zone, zone].some(
    (other) => offsetAt(at, other) !== offsetAt(at, gig.zone),
  );
  const day = setDayWords(gig);
  return `${setWords(gig)}${day && ` on ${day}`}${isAway ? ` (${zoneWords(gig.zone, at)})` : ''}`;
}
