import type { Gig } from '#core/gigs/gig.ts';
import type { GigDetailsShown } from '../gig-details.store.ts';

/** Timeline of a gig. */
export function TimelinePanel(_: { gig: Gig; details: GigDetailsShown }) {
  return null;
}
