import { showToast } from '#site/lib/toast.store.ts';
import { $unsaved } from './edits.ts';
import { shownGig } from './gigs.store.ts';
import { retrySaving } from './save-gig.ts';

/** Gigs that are sent at the same time. */
const AT_ONCE = 4;

let retrying: Promise<void> | null = null;
let isWantedAgain = false;

/** Sends all that isn't saved yet once more, and says what is refused: nobody is at the form any more. While it does, once again. */
export function retryAll(): Promise<void> {
  isWantedAgain = true;
  retrying ??= sendWhileWanted().finally(() => {
    retrying = null;
  });
  return retrying;
}

async function sendWhileWanted(): Promise<void> {
  while (isWantedAgain) {
    isWantedAgain = false;
    await sendAll();
  }
}

async function sendAll(): Promise<void> {
  const ids = Object.entries($unsaved.get()).flatMap(([id, reason]) => (reason === undefined ? [] : [id]));
  const sender = async (): Promise<void> => {
    for (let id = ids.shift(); id !== undefined; id = ids.shift()) await retryAndSay(id);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, sender));
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
