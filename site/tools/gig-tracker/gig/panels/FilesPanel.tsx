import type { Gig } from '#core/gigs/gig.ts';
import type { GigDetailsShown } from '../gig-details.store.ts';

/** Files of a gig. */
export function FilesPanel(_: { gig: Gig; details: GigDetailsShown }) {
  return null;
}
