import type { VenueAndClient } from '#core/gigs/apply-patch.ts';
import { chooseMine } from '#core/gigs/choose-mine.ts';
import type { Conflict } from '#core/gigs/merge-fields.ts';
import { shownGig } from './gigs.store.ts';
import { $conflicts, changeGig, type Outcome } from './save-gig.ts';

/** Answers a conflict of a gig; with `mine` what was written here is saved over what is stored. */
export function answerConflict(id: string, conflict: Conflict, side: 'mine' | 'stored'): Promise<Outcome> {
  const left = ($conflicts.get()[id] ?? []).filter((one) => one !== conflict);
  $conflicts.setKey(id, left);
  const gig = shownGig(id);
  if (side === 'stored' || !gig) return Promise.resolve(gig ? { kind: 'saved', gig } : { kind: 'gone' });
  const { venue, client } = (conflict.mine ?? {}) as Partial<VenueAndClient>;
  return changeGig(id, chooseMine(gig, conflict), {
    ...(venue !== undefined && { venue }),
    ...(client !== undefined && { client }),
  });
}
