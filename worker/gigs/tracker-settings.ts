import { type TrackerSettings, USUAL_SETTINGS } from '#core/gigs/tracker-settings.ts';
import { saveTracker, selectTracker } from '#db/queries/gigs.ts';
import type { Caller } from '../caller.ts';
import type { Deps } from '../deps.ts';

/** Nights before and after a gig on which another may clash with it: of any, and of those with a radius clause. */
export const AROUND = { nights: 3, radiusNights: 365 };

/** What a tracker goes by: what was said, and what is usual where nothing was. */
export const settingsOf = ([row]: readonly { settings: TrackerSettings | null }[]): TrackerSettings => ({
  ...USUAL_SETTINGS,
  ...row?.settings,
});

export async function readSettings({ db }: Pick<Deps, 'db'>, caller: Caller): Promise<TrackerSettings> {
  const { tracker } = await caller.ask((owner) => ({ reads: { tracker: selectTracker(db, owner) } }));
  return settingsOf(tracker);
}

export async function saveSettings(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  userId: string,
  settings: TrackerSettings,
): Promise<TrackerSettings> {
  await saveTracker(db, { userId, settings, now: now() });
  return settings;
}
