import type { Gig } from '#core/gigs/gig.ts';
import type { GigDetailsShown } from '../gig-details.store.ts';

/** Tasks of a gig. */
export function TasksPanel(_: { gig: Gig; details: GigDetailsShown }) {
  return null;
}
