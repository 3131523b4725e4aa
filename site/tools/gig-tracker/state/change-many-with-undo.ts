import { count } from '#core/count-words.ts';
import type { Gig } from '#core/gigs/gig.ts';
import { patchOf } from '#core/gigs/gig-patch.ts';
import { GIG_STATUSES, type GigStatus } from '#core/gigs/gig-status.ts';
import { showToast } from '#site/lib/toast.store.ts';
import { changeMany, type ManyChanged, type Wish } from './change-many.ts';
import { shownGig } from './gigs.store.ts';
import { patched } from './patched-gig.ts';

/**
 * Moves gigs to a status, with a way back to what each of them was. Those that have it already stay out of it. Answers whether
 * all of them have it.
 */
export function moveMany(ids: readonly string[], status: GigStatus): Promise<boolean> {
  const moved = ids.filter((id) => shownGig(id)?.status !== status);
  return withUndo(
    moved.map((id) => ({ id, patch: { status } })),
    GIG_STATUSES[status].toLowerCase(),
    (gig) => ({ id: gig.id, patch: patchOf(patched(gig, { status }), gig) }),
  );
}

/** Moves gigs to the trash, with a way back. Answers whether all of them are there. */
export const deleteMany = (ids: readonly string[]): Promise<boolean> =>
  withUndo(
    ids.map((id) => ({ id, deleted: true })),
    'deleted',
    ({ id }) => ({ id, deleted: false }),
  );

/** Takes gigs back from the trash. Answers whether all of them are back. */
export const restoreMany = (ids: readonly string[]): Promise<boolean> =>
  withUndo(
    ids.map((id) => ({ id, deleted: false })),
    'restored',
    ({ id }) => ({ id, deleted: true }),
  );

/** Changes gigs, and says how many of them are `what` now. Answers whether all are. */
async function withUndo(wishes: Wish[], what: string, back: (before: Gig) => Wish): Promise<boolean> {
  if (wishes.length === 0) return true;
  const { before, problem } = await changeMany(wishes);
  const isWhole = before.length === wishes.length;
  const gigs = count(before.length, 'gig');
  if (before.length === 0) {
    showToast({ tone: 'danger', title: 'Not changed', ...(problem && { text: problem }) });
    return false;
  }
  showToast({
    tone: isWhole ? 'ok' : 'danger',
    title: isWhole ? `${gigs}: ${what}` : `${before.length} of ${count(wishes.length, 'gig')}: ${what}`,
    ...(problem && { text: problem }),
    action: {
      ...{ label: 'Undo', alt: 'Change them back in the list of gigs' },
      onAction: () => void takeBack(before.map(back)),
    },
  });
  return isWhole;
}

async function takeBack(wishes: Wish[]): Promise<void> {
  const { before, problem } = await changeMany(wishes);
  showOutcome(wishes.length, { before, problem });
}

function showOutcome(asked: number, { before, problem }: ManyChanged): void {
  if (before.length === asked) showToast({ tone: 'ok', title: `${count(asked, 'gig')}: changed back` });
  else
    showToast({
      ...{ tone: 'danger', title: `${before.length} of ${count(asked, 'gig')}: changed back` },
      ...(problem && { text: problem }),
    });
}
