import { showToast } from '#site/lib/toast.store.ts';
import { $unsaved } from './edits.ts';
import { shownGig } from './gigs.store.ts';
import { retrySaving } from './save-gig.ts';

/** Sends all that isn't saved yet once more, and says what is refused: nobody is at the form any more. */
export async function retryAll(): Promise<void> {
  const ids = Object.entries($unsaved.get()).flatMap(([id, reason]) => (reason === undefined ? [] : [id]));
  await Promise.all(ids.map(retryAndSay));
}

async function retryAndSay(id: string): Promise<void> {
  const title = shownGig(id)?.title ?? 'Gig';
  const outcome = await retrySaving(id);
  if (outcome.kind !== 'refused') return;
  const [field] = outcome.fields;
  showToast({
    ...{ tone: 'danger', title: `${title}: a change wasn't saved`, duration: Number.POSITIVE_INFINITY },
    text: field ? `${field.reason}.` : outcome.reason,
  });
}
