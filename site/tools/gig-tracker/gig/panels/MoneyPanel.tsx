import type { Gig } from '#core/gigs/gig.ts';
import type { GigDetailsShown } from '../gig-details.store.ts';

/** Money of a gig. */
export function MoneyPanel(_: { gig: Gig; details: GigDetailsShown }) {
  return null;
}
