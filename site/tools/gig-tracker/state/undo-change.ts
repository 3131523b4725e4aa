import type { Gig } from '#core/gigs/gig.ts';
import { shownGig } from './gigs.store.ts';
import { changeGig, loadMerge, type Outcome } from './save-gig.ts';

/**
 * Takes a change back and nothing else: what was changed since stays, even in the same list. `changed` is what the change made
 * of `before`. Refused where the same was changed again since.
 */
export async function undoChange(id: string, before: Gig, changed: Gig): Promise<Outcome> {
  const now = shownGig(id);
  if (!now) return { kind: 'gone' };
  const mergeGig = await loadMerge();
  const { merged, conflicts } = mergeGig(changed, before, now);
  if (conflicts.length > 0)
    return { kind: 'refused', fields: [], reason: 'It was changed again since then.' };
  return changeGig(id, merged, { venue: before.venue, client: before.client });
}
