import { USUAL } from './gig.ts';
import type { Home, TrackerSettings } from './tracker-settings-schema.ts';

export type { Home, TrackerSettings } from './tracker-settings-schema.ts';

/** All that the times of gigs are held against. */
export type Tracker = TrackerSettings & Home;

export const MOST_BLOCKED = 60;
export const MOST_VIEWS = 20;

/** What holds until somebody says otherwise. */
export const USUAL_SETTINGS: TrackerSettings = {
  sleepHours: USUAL.sleepHours,
  setUp: USUAL.setUp,
  packDown: USUAL.packDown,
  blocked: [],
  views: [],
};

export const NO_HOME: Home = { homeCity: '', homeZone: null, homeLatitude: null, homeLongitude: null };
