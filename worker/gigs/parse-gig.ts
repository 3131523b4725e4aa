import { gigOfNew } from '#core/gigs/apply-patch.ts';
import { clashesOf } from '#core/gigs/clashes.ts';
import { located, placesWith } from '#core/gigs/named-places.ts';
import { parseLine } from '#core/gigs/quick-add/parse-line.ts';
import type { Clash, QuickAdd } from '#core/gigs/quick-add-schema.ts';
import { wallTime } from '#core/gigs/zoned-time.ts';
import { selectAroundNight, selectTracker, selectVenueNames } from '#db/queries/gigs.ts';
import { gigOf } from '#db/queries/gigs-stored.ts';
import type { Caller } from '../caller.ts';
import type { Deps } from '../deps.ts';
import { readPlaces } from '../storage/read-places.ts';
import { AROUND, trackerOf } from './tracker-settings.ts';

/** What a line says of a gig, and what stands in its way. `zone` counts where the profile of whoever calls says none. */
export async function parseGig(
  deps: Pick<Deps, 'db' | 'now' | 'toolPorts'>,
  caller: Caller,
  { line, zone }: { line: string; zone?: string | undefined },
): Promise<QuickAdd & { clashes: Clash[] }> {
  const { db } = deps;
  const { tracker, venues, signedIn } = await caller.ask((owner) => ({
    reads: { tracker: selectTracker(db, owner), venues: selectVenueNames(db, owner) },
  }));
  const [profile] = tracker;
  const homeZone = profile?.zone ?? zone ?? 'UTC';
  const places = await readPlaces(deps.toolPorts.shippedFiles);
  const understood = parseLine(line, {
    today: wallTime(deps.now().getTime(), homeZone).day,
    ...{ homeZone, currency: profile?.currency ?? 'EUR', venues },
    places,
  });
  if (!understood.gig) return { ...understood, clashes: [] };
  const now = deps.now().toISOString();
  const said = { ...understood.gig, id: '' };
  const venue = located(said.venue, said.zone, places);
  const nowhere = gigOfNew(said, { venue: null, client: null }, now);
  const at = placesWith(nowhere, { venue, client: null }, { venues, clients: [] });
  const gig = gigOfNew(said, at, now);
  const around = await selectAroundNight(db, gig.night, { ...AROUND, owner: signedIn.account.id });
  return { ...understood, clashes: clashesOf(gig, around.map(gigOf), trackerOf(tracker, places)) };
}
