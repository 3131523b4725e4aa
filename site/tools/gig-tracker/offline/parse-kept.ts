import { gigOfNew } from '#core/gigs/apply-patch.ts';
import { clashesOf } from '#core/gigs/clashes.ts';
import { listOfGigs } from '#core/gigs/list-of-gigs.ts';
import { PLACES_FILE, type Places, readPlaces } from '#core/gigs/places.ts';
import { parseLine } from '#core/gigs/quick-add/parse-line.ts';
import type { Clash, QuickAdd } from '#core/gigs/quick-add-schema.ts';
import { wallTime } from '#core/gigs/zoned-time.ts';
import { CURRENCIES } from '#core/profile.ts';
import { namedIn } from '../state/patched-gig.ts';
import { type TrackerCopy, trackerOf } from './tracker-copy.ts';

let known: Places | null = null;

/** Cities, as far as this device has them. */
export async function knownPlaces(): Promise<Places> {
  if (known) return known;
  const reply = await fetch(PLACES_FILE).catch(() => null);
  if (!reply?.ok) return readPlaces('');
  known = readPlaces(await reply.text());
  return known;
}

/** What a line says of a gig, and what that would clash with, as far as a copy of the tracker knows. */
export async function parseKept(
  { line, zone }: { line: string; zone?: string | undefined },
  copy: TrackerCopy,
): Promise<QuickAdd & { clashes: Clash[] }> {
  const tracker = await trackerOf(copy);
  const homeZone = tracker.homeZone ?? zone ?? 'UTC';
  const venues = await copy.book('venue');
  const others = (await copy.gigs()).map(({ shown }) => shown);
  const latest = listOfGigs(others, { sort: 'updated' }).find(({ fee }) => fee !== null)?.fee?.currency;
  const currency = CURRENCIES.find((one) => one === latest) ?? 'EUR';
  const understood = parseLine(line, {
    ...{ today: wallTime(Date.now(), homeZone).day, homeZone, currency, venues },
    places: await knownPlaces(),
  });
  if (!understood.gig) return { ...understood, clashes: [] };
  const said = { ...understood.gig, id: '' };
  const gig = gigOfNew(said, namedIn(said, { venue: null, client: null }), new Date().toISOString());
  return { ...understood, clashes: clashesOf(gig, others, tracker) };
}
