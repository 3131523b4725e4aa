import type { VenueAndClient } from '#core/gigs/apply-patch.ts';
import type { GigPatch } from '#core/gigs/gig.ts';
import { GIG_STATUSES, type GigStatus } from '#core/gigs/gig-status.ts';
import { showToast } from '#site/lib/toast.store.ts';
import { shownGig } from './gigs.store.ts';
import { changeGig, inverseOf, type Outcome } from './save-gig.ts';

/** Changes a gig, and offers to take it back once it is saved. `title` says what happened: `Fabric confirmed`. */
export async function changeWithUndo(
  id: string,
  patch: GigPatch,
  title: string,
  known?: Partial<VenueAndClient>,
): Promise<Outcome> {
  const before = shownGig(id);
  const outcome = await changeGig(id, patch, known);
  if (outcome.kind === 'refused') showToast({ tone: 'danger', title: 'Not changed', text: outcome.reason });
  if (outcome.kind === 'gone') showToast({ tone: 'danger', title: 'This gig was deleted' });
  if (outcome.kind === 'saved' && before) {
    const { venue, client } = before;
    showToast({
      ...{ tone: 'ok', title },
      action: {
        ...{ label: 'Undo', alt: 'Change it back on the page of the gig' },
        onAction: () => void changeGig(id, inverseOf(before, patch), { venue, client }),
      },
    });
  }
  return outcome;
}

/** Moves a gig to another status, with a way back. */
export const moveGig = (id: string, status: GigStatus): Promise<Outcome> =>
  changeWithUndo(id, { status }, `${shownGig(id)?.title ?? 'Gig'}: ${GIG_STATUSES[status].toLowerCase()}`);
