import type { Gig, NewGig } from '#core/gigs/gig.ts';
import { refresh } from '#site/lib/query.ts';
import { noteSave, takeIn } from './gigs.store.ts';
import { trackerCall } from './tracker-call.ts';

/** Adds a gig; sent again with its id, it is there once. Throws what `call` throws. */
export async function addGig(said: NewGig & { id: string }): Promise<Gig> {
  const { gig } = await trackerCall('addGig', { body: said });
  takeIn([gig]);
  noteSave();
  // A first gig is a milestone.
  refresh('journey', 'stats');
  return gig;
}
