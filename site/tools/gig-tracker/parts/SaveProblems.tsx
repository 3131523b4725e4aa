import { useStore } from '@nanostores/react';
import { Suspense, useCallback, useEffect, useState } from 'react';
import { count, listed } from '#core/count-words.ts';
import { late } from '#site/lib/late.tsx';
import { $user } from '#site/lib/session.store.ts';
import { useLeaveWarning } from '#site/lib/use-leave-warning.ts';
import { ErrorState } from '#site/ui/ErrorState.tsx';
import { $unsaved } from '../state/edits.ts';
import { $gigs } from '../state/gigs.store.ts';
import { $isKept, $offline } from '../state/offline.store.ts';
import { retryAll } from '../state/retry-saving.ts';
import { $conflicts } from '../state/save-gig.ts';
import './save-problems.css';

const ConflictDialog = late(async () => (await import('./ConflictDialog.tsx')).ConflictDialog);

/** Between tries to save what could not be, while somebody looks, in ms. */
const RETRY_MS = 20_000;
/** Gigs that are named; the others are counted. */
const NAMED = 3;

/** What could not be saved, and what was changed here and elsewhere. */
export function SaveProblems() {
  const conflicts = useStore($conflicts);
  const hasConflicts = Object.values(conflicts).some((of) => of.length > 0);
  const isKept = useStore($isKept);
  useLeaveWarning(hasConflicts && !isKept);
  return (
    <>
      <Unsaved />
      {hasConflicts && (
        <Suspense fallback={null}>
          <ConflictDialog />
        </Suspense>
      )}
    </>
  );
}

/** Gigs whose changes are kept here, and are tried again until they are saved. */
function Unsaved() {
  const unsaved = useStore($unsaved);
  const gigs = useStore($gigs);
  const isKept = useStore($isKept);
  const isOffline = useStore($offline) !== null;
  const [isBusy, setIsBusy] = useState(false);
  const entries = Object.entries(unsaved).flatMap(([id, reason]) =>
    reason === undefined ? [] : [{ id, reason }],
  );
  const isAny = entries.length > 0;
  useLeaveWarning(isAny && !isKept);

  const retry = useCallback(async (): Promise<void> => {
    setIsBusy(true);
    await retryAll();
    setIsBusy(false);
  }, []);
  useEffect(() => {
    if (!isAny) return;
    const tryAgain = (): void => void (document.visibilityState === 'visible' && retry());
    const timer = setInterval(tryAgain, RETRY_MS);
    addEventListener('online', tryAgain);
    const stops = [
      $offline.listen((now) => now === null && tryAgain()),
      $user.listen((now) => now && tryAgain()),
    ];
    return () => {
      for (const stop of stops) stop();
      clearInterval(timer);
      removeEventListener('online', tryAgain);
    };
  }, [isAny, retry]);

  // Without a network nothing went wrong: that is said once, for all of it.
  if (!isAny || (isOffline && isKept)) return null;
  const names = entries.map(({ id }) => gigs[id]?.title ?? 'A gig');
  const others = names.length - NAMED;
  const told = listed([...names.slice(0, NAMED), ...(others > 0 ? [`${others} more`] : [])]);
  return (
    <div className="panel save-problems">
      <ErrorState
        title={`${count(entries.length, "gig isn't", "gigs aren't")} saved: ${told}`}
        reason={`${entries[0]?.reason} Your changes are kept ${isKept ? 'on this device' : 'in this tab'}, and we keep trying.`}
        busy={isBusy}
        onRetry={() => void retry()}
      />
    </div>
  );
}
