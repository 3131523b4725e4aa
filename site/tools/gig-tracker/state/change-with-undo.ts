import { count } from '#core/count-words.ts';
import type { VenueAndClient } from '#core/gigs/apply-patch.ts';
import type { Gig, GigPatch } from '#core/gigs/gig.ts';
import { GIG_STATUSES, type GigStatus } from '#core/gigs/gig-status.ts';
import { otherHolds } from '#core/gigs/holds.ts';
import { showToast } from '#site/lib/toast.store.ts';
import { shownGig, takeIn } from './gigs.store.ts';
import { askForHold, askForRelease, askWhoCancels } from './move-question.store.ts';
import { patched } from './patched-gig.ts';
import { $conflicts, changeGig, type Outcome } from './save-gig.ts';
import { trackerCall } from './tracker-call.ts';
import { undoChange } from './undo-change.ts';

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
  // Where somebody has to choose first, nothing happened yet.
  const isOpen = ($conflicts.get()[id] ?? []).length > 0;
  if (outcome.kind === 'saved' && before && !isOpen) {
    const { venue, client } = outcome.gig;
    const changed = {
      ...patched(before, patch),
      ...(patch.venue !== undefined && { venue }),
      ...(patch.client !== undefined && { client }),
    };
    showToast({
      ...{ tone: 'ok', title },
      action: {
        ...{ label: 'Undo', alt: 'Change it back on the page of the gig' },
        onAction: () => void takeBack(id, before, changed),
      },
    });
  }
  return outcome;
}

async function takeBack(id: string, before: Gig, changed: Gig): Promise<void> {
  const outcome = await undoChange(id, before, changed);
  if (outcome.kind === 'refused') showToast({ tone: 'danger', title: 'Not undone', text: outcome.reason });
}

/**
 * Moves a gig to another status, with a way back. On hold it is given a place in the queue, called off it says by whom, and once
 * it is confirmed the other holds of the night can be released. Null where somebody thought better of it.
 */
export async function moveGig(id: string, status: GigStatus): Promise<Outcome | null> {
  const gig = shownGig(id);
  if (!gig) return { kind: 'gone' };
  const patch = await patchOfMove(gig, status);
  if (!patch) return null;
  const outcome = await changeWithUndo(id, patch, `${gig.title}: ${GIG_STATUSES[status].toLowerCase()}`);
  if (outcome.kind === 'saved' && status === 'confirmed' && outcome.gig.status === status)
    void offerRelease(outcome.gig);
  return outcome;
}

async function patchOfMove(gig: Gig, status: GigStatus): Promise<GigPatch | null> {
  if (status === 'hold') {
    const hold = await askForHold(gig);
    return hold && { status, hold };
  }
  if (status === 'cancelled') {
    const calledOffBy = await askWhoCancels(gig);
    return calledOffBy && { status, outcome: { ...gig.outcome, calledOffBy } };
  }
  return { status };
}

/** The night is taken: asks about its other holds, as far as they can be told. */
async function offerRelease(gig: Gig): Promise<void> {
  const query = { status: 'hold', from: gig.night, to: gig.night };
  const reply = await trackerCall('gigs', { query }).catch(() => null);
  const holds = otherHolds(gig, reply?.gigs ?? []);
  if (holds.length === 0) return;
  takeIn(holds);
  if (await askForRelease(gig, holds)) await release(holds);
}

async function release(holds: readonly Gig[]): Promise<void> {
  const outcomes = await Promise.all(holds.map(({ id }) => changeGig(id, { status: 'lost' })));
  const released = holds.filter((_, index) => outcomes[index]?.kind === 'saved');
  if (released.length === 0) return;
  showToast({
    ...{ tone: 'ok', title: `${count(released.length, 'hold')} released` },
    action: {
      ...{ label: 'Undo', alt: 'Move it back to hold on its page' },
      onAction: () => {
        for (const { id, status } of released) void changeGig(id, { status });
      },
    },
  });
}
