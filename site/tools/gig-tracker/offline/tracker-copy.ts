import type { BookKind, Entry } from '#core/gigs/book-kinds.ts';
import type { Gig, GigFile, TimelineEntry } from '#core/gigs/gig.ts';
import type { GigContract } from '#core/gigs/gig-terms-schema.ts';
import {
  type Home,
  NO_HOME,
  type Tracker,
  type TrackerSettings,
  USUAL_SETTINGS,
} from '#core/gigs/tracker-settings.ts';
import type { BookingRequest } from '#core/press-kit-page.ts';

/** The settings as the server told them. */
export interface KeptSettings {
  settings: TrackerSettings;
  home: Home;
  version: number;
}

/** What goes with a gig and no other. */
export interface OfGig {
  files: readonly GigFile[];
  timeline: readonly TimelineEntry[];
  /** Copies that were made before gigs had any know nothing of it. */
  contract?: GigContract | null;
  /** Where it arrived from the press kit. */
  request?: BookingRequest | null;
}

export type BookEntry = { [Kind in BookKind]: { kind: Kind; entry: Entry[Kind] } }[BookKind];

/** A gig as it is stored, as far as the copy knows, and as it is shown with what was changed here since. */
export interface KnownGig {
  stored: Gig;
  shown: Gig;
}

/** A whole tracker that isn't on the server: what a device keeps of one, or the sample. */
export interface TrackerCopy {
  gigs(): Promise<readonly KnownGig[]>;
  ofGig(id: string): Promise<OfGig | undefined>;
  book<Kind extends BookKind>(kind: Kind): Promise<readonly Entry[Kind][]>;
  settings(): Promise<KeptSettings | undefined>;
}

/** All that the gigs of a copy are held against. */
export async function trackerOf(copy: TrackerCopy): Promise<Tracker> {
  const told = await copy.settings();
  return { ...(told?.settings ?? USUAL_SETTINGS), ...(told?.home ?? NO_HOME) };
}
