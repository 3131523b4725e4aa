import { staleVersion } from '#core/errors.ts';
import { GIG_MOST } from '#core/gigs/gig.ts';
import { findPlace, type Places } from '#core/gigs/places.ts';
import { TIME_NIGHTS } from '#core/gigs/time-clash.ts';
import {
  type Home,
  NO_HOME,
  type Tracker,
  type TrackerSettings,
  USUAL_SETTINGS,
} from '#core/gigs/tracker-settings.ts';
import { saveTracker, selectTracker } from '#db/queries/gigs.ts';
import type { Caller } from '../caller.ts';
import type { Deps } from '../deps.ts';
import { readPlaces } from '../storage/read-places.ts';

/** Nights before and after a gig on which another may clash with it: of any, and of those with a radius clause. */
export const AROUND = { nights: TIME_NIGHTS, radiusNights: GIG_MOST.radiusDays };

type Said = Awaited<ReturnType<typeof selectTracker>>;

/** What was said of a tracker, and what is usual where nothing was. */
const settingsOf = ([said]: Said): TrackerSettings => ({ ...USUAL_SETTINGS, ...said?.settings });

/** Where the city of a profile is. One that is there more than once is the one in the zone of the profile. */
function homeOf([said]: Said, places: Places): Home {
  const { city, zone } = said ?? { city: null, zone: null };
  const at = city ? findPlace(places, city, zone ?? undefined)?.place : undefined;
  return {
    ...NO_HOME,
    ...{ homeCity: city ?? '', homeZone: zone },
    ...(at && { homeLatitude: at.latitude, homeLongitude: at.longitude }),
  };
}

/** All that the gigs of an account are held against. */
export const trackerOf = (said: Said, places: Places): Tracker => ({
  ...settingsOf(said),
  ...homeOf(said, places),
});

/** What was said of a tracker as its account sees it: version 0 until something was. */
const toldOf = (said: Said) => ({ settings: settingsOf(said), version: said[0]?.version ?? 0 });
type Told = ReturnType<typeof toldOf>;

export async function readSettings(
  { db, toolPorts }: Pick<Deps, 'db' | 'toolPorts'>,
  caller: Caller,
): Promise<Told & { home: Home }> {
  const { tracker } = await caller.ask((owner) => ({ reads: { tracker: selectTracker(db, owner) } }));
  const places = await readPlaces(toolPorts.shippedFiles);
  return { ...toldOf(tracker), home: homeOf(tracker, places) };
}

/** Saves settings over the version that is named; null goes on from whichever there is. Throws CONFLICT with both where that is older. */
export async function saveSettings(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  userId: string,
  { settings, version }: { settings: TrackerSettings; version: number | null },
): Promise<Told> {
  const { isSaved, tracker } = await saveTracker(db, { userId, settings, version, now: now() });
  const stored = toldOf(tracker);
  if (!isSaved) throw staleVersion(stored, { ...stored, settings });
  return stored;
}
