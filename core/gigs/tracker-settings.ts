import { USUAL } from './gig.ts';
import type { TrackerSettings } from './tracker-settings-schema.ts';

export type { TrackerSettings } from './tracker-settings-schema.ts';

export const MOST_BLOCKED = 60;
export const MOST_VIEWS = 20;

/** What holds until somebody says otherwise. */
export const USUAL_SETTINGS: TrackerSettings = {
  homeZone: null,
  homeCity: '',
  homeLatitude: null,
  homeLongitude: null,
  sleepHours: USUAL.sleepHours,
  setUp: USUAL.setUp,
  packDown: USUAL.packDown,
  blocked: [],
  views: [],
};
