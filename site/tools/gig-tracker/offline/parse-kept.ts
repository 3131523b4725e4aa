import { gigOfNew } from '#core/gigs/apply-patch.ts';
import { clashesOf } from '#core/gigs/clashes.ts';
import { listOfGigs } from '#core/gigs/list-of-gigs.ts';
import { PLACES_FILE, readPlaces } from '#core/gigs/places.ts';
import { parseLine } from '#core/gigs/quick-add/parse-line.ts';
import type { Clash, QuickAdd } from '#core/gigs/quick-add-schema.ts';
import type { Tracker } from '#core/gigs/tracker-settings.ts';
import { wallTime } from '#core/gigs/zoned-time.ts';
import { CURRENCIES } from '#core/profile.ts';
import { namedIn } from '../state/patched-gig.ts';
import { knownGigs } from './kept-gigs.ts';
import { keptNow } from './kept-tracker.ts';

/** Cities, as far as this device has them. */
const places = async () =>
  readPlaces(
    await fetch(PLACES_FILE).then(
      (reply) => (reply.ok ? reply.text() : ''),
      () => '',
    ),
  );

/** What a line says of a gig, and what that would clash with, as far as this device knows. */
export async function parseKept(
  { line, zone }: { line: string; zone?: string | undefined },
  tracker: Tracker,
): Promise<QuickAdd & { clashes: Clash[] }> {
  const homeZone = tracker.homeZone ?? zone ?? 'UTC';
  const entries = await (await keptNow()).getAll('book');
  const venues = entries.flatMap(({ kind, entry }) => (kind === 'venue' ? [entry] : []));
  const others = (await knownGigs()).map(({ shown }) => shown);
  const latest = listOfGigs(others, { sort: 'updated' }).find(({ fee }) => fee !== null)?.fee?.currency;
  const currency = CURRENCIES.find((one) => one === latest) ?? 'EUR';
  const understood = parseLine(line, {
    ...{ today: wallTime(Date.now(), homeZone).day, homeZone, currency, venues },
    places: await places(),
  });
  if (!understood.gig) return { ...understood, clashes: [] };
  const said = { ...understood.gig, id: '' };
  const gig = gigOfNew(said, namedIn(said, { venue: null, client: null }), new Date().toISOString());
  return { ...understood, clashes: clashesOf(gig, others, tracker) };
}
