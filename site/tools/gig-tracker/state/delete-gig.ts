import { showToast } from '#site/lib/toast.store.ts';
import { shownGig } from './gigs.store.ts';
import { trashGig } from './save-gig.ts';

/**
 * Moves a gig to the trash: it is shown as deleted at once (`deletedAt`), and comes back where that is refused. Says so, with a way
 * back. Answers whether it is deleted.
 */
export async function deleteGig(id: string): Promise<boolean> {
  const title = shownGig(id)?.title ?? 'Gig';
  const { kind } = await moved(id, true);
  if (kind === 'saved' || kind === 'kept')
    showToast({
      ...{ tone: 'ok', title: `${title}: deleted` },
      action: {
        ...{ label: 'Undo', alt: 'Restore it from the trash in the list of gigs' },
        onAction: () => void restoreGig(id),
      },
    });
  return kind !== 'refused';
}

/** Takes a gig back from the trash, and says so. Answers whether it is back. */
export async function restoreGig(id: string): Promise<boolean> {
  const { kind } = await moved(id, false);
  const isBack = kind === 'saved' || kind === 'kept';
  if (isBack) showToast({ tone: 'ok', title: `${shownGig(id)?.title ?? 'Gig'}: restored` });
  return isBack;
}

async function moved(id: string, isTrash: boolean) {
  const outcome = await trashGig(id, isTrash);
  if (outcome.kind === 'refused')
    showToast({ tone: 'danger', title: isTrash ? 'Not deleted' : 'Not restored', text: outcome.reason });
  return outcome;
}
