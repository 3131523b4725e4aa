import type { Gig } from '#core/gigs/gig.ts';
import type { GigDetailsShown } from '../gig-details.store.ts';

/** People of a gig. */
export function PeoplePanel(_: { gig: Gig; details: GigDetailsShown }) {
  return null;
}
