import type { Gig } from '#core/gigs/gig.ts';
import type { GigDetailsShown } from '../gig-details.store.ts';

/** Notes of a gig. */
export function NotesPanel(_: { gig: Gig; details: GigDetailsShown }) {
  return null;
}
