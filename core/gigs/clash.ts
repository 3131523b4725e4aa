import type { Gig } from './gig.ts';
import type { TimedGig } from './reach.ts';

export type { Clash } from './quick-add-schema.ts';

/** What stands between two gigs, or between a gig and a rule that somebody agreed to; what weighs most first. */
export const CLASH_KINDS = ['overlap', 'travel', 'sleep', 'night', 'blocked', 'radius'] as const;
export type ClashKind = (typeof CLASH_KINDS)[number];

/** What clashes follow from. */
export type ClashingGig = TimedGig & Pick<Gig, 'id' | 'title' | 'status' | 'client' | 'radius' | 'deletedAt'>;
