import { ApiError } from '#core/errors.ts';
import { problemOf } from '#site/lib/problem-of.ts';
import { showToast } from '#site/lib/toast.store.ts';
import { dropGig, noteSave, showMeanwhile, shownGig, takeIn } from './gigs.store.ts';
import { trackerCall } from './tracker-call.ts';

/**
 * Moves a gig to the trash: it is shown as deleted at once (`deletedAt`), and comes back where that fails. Says so, with a way
 * back. Answers whether it is deleted.
 */
export async function deleteGig(id: string): Promise<boolean> {
  const title = shownGig(id)?.title ?? 'Gig';
  const isDeleted = await trash(id, new Date().toISOString());
  if (isDeleted)
    showToast({
      ...{ tone: 'ok', title: `${title}: deleted` },
      action: {
        ...{ label: 'Undo', alt: 'Restore it from the trash in the list of gigs' },
        onAction: () => void restoreGig(id),
      },
    });
  return isDeleted;
}

/** Takes a gig back from the trash, and says so. Answers whether it is back. */
export async function restoreGig(id: string): Promise<boolean> {
  const isBack = await trash(id, null);
  if (isBack) showToast({ tone: 'ok', title: `${shownGig(id)?.title ?? 'Gig'}: restored` });
  return isBack;
}

async function trash(id: string, deletedAt: string | null): Promise<boolean> {
  const end = showMeanwhile(new Map([[id, (gig) => ({ ...gig, deletedAt })]]));
  try {
    const { gig } = await trackerCall(deletedAt === null ? 'restoreGig' : 'deleteGig', { params: { id } });
    takeIn([gig]);
    noteSave();
    return true;
  } catch (error) {
    const isGone = error instanceof ApiError && error.code === 'NOT_FOUND';
    if (isGone) dropGig(id);
    showToast({
      tone: 'danger',
      title: deletedAt === null ? 'Not restored' : 'Not deleted',
      text: isGone ? "This gig isn't in your tracker anymore." : problemOf(error),
    });
    return false;
  } finally {
    end();
  }
}
