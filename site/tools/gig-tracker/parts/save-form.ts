import type { VenueAndClient } from '#core/gigs/apply-patch.ts';
import type { Gig, GigPatch } from '#core/gigs/gig.ts';
import { patchOf } from '#core/gigs/gig-patch.ts';
import { shownGig } from '../state/gigs.store.ts';
import { patched } from '../state/patched-gig.ts';
import { changeGig, noteConflicts, type Outcome } from '../state/save-gig.ts';

/**
 * Saves what a form made of a gig that was `opened` in it: only what is another than there, so that what changed since stays.
 * Where both changed the same, somebody has to choose. Throws where the way to merge can't be loaded.
 */
export async function saveForm(
  opened: Gig,
  patch: GigPatch,
  known: Partial<VenueAndClient> = {},
): Promise<Outcome> {
  const { id } = opened;
  const isAsOpened = (now: Gig | undefined): boolean =>
    now === undefined || Object.keys(patchOf(opened, now)).length === 0;
  if (isAsOpened(shownGig(id))) return changeGig(id, patch, known);
  const { mergeGig } = await import('#core/gigs/merge-gig.ts');
  const now = shownGig(id);
  if (!now) return { kind: 'gone' };
  const { merged, conflicts } = mergeGig(opened, formed(opened, patch, known), now);
  noteConflicts(id, conflicts);
  return changeGig(id, merged, known);
}

/** The gig as the form has it. Places that it names by their id are `known`. */
const formed = (opened: Gig, patch: GigPatch, { venue, client }: Partial<VenueAndClient>): Gig => ({
  ...patched(opened, patch),
  ...(venue && patch.venue && 'id' in patch.venue && { venue }),
  ...(client && patch.client && 'id' in patch.client && { client }),
});
