import type { Gig } from '#core/gigs/gig.ts';
import type { GigDetailsShown } from '../gig-details.store.ts';

/** Outcome of a gig. */
export function OutcomePanel(_: { gig: Gig; details: GigDetailsShown }) {
  return null;
}
