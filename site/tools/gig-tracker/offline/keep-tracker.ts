import { $details } from '../gig/gig-details.store.ts';
import { followStored } from '../state/gigs.store.ts';
import { $isKept, $offline } from '../state/offline.store.ts';
import { isStillHere } from '../state/tracker-call.ts';
import { adoptEdits } from './adopt-edits.ts';
import { followServer } from './follow-server.ts';
import { keepEdits } from './keep-edits.ts';
import { keepGigs } from './kept-gigs.ts';
import { keptNow, openKept } from './kept-tracker.ts';
import { holdLock } from './tab-lock.ts';

/**
 * Keeps the tracker of an account on this device while it is open: its gigs and address book, to be read without a network, and
 * what isn't saved yet, to be sent by this tab or another one. Answers what ends it.
 */
export function keepTracker(account: string): () => void {
  const { tab, release } = holdLock();
  let isOver = false;
  const stops: (() => void)[] = [release];
  void begin().catch(() => {
    // The browser keeps nothing: the tracker goes on without.
  });
  async function begin(): Promise<void> {
    await openKept(account);
    await adoptEdits(tab, () => isOver);
    if (isOver) return;
    stops.push(
      keepEdits(tab),
      followStored((gigs) => void (isStillHere() && quietly(keepGigs(gigs)))),
      $details.listen(({ id, details }) => {
        if (details.state !== 'ready' || $offline.get() || !isStillHere()) return;
        const { files, timeline, contract, request } = details;
        void quietly(keptNow().then((db) => db.put('details', { id, files, timeline, contract, request })));
      }),
      followServer(tab),
    );
    $isKept.set(true);
  }
  return () => {
    isOver = true;
    for (const stop of stops) stop();
    $isKept.set(false);
  };
}

/** What can't be kept is read anew the next time. */
const quietly = (keeping: Promise<unknown>): Promise<unknown> => keeping.catch(() => undefined);
