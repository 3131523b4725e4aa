import { useStore } from '@nanostores/react';
import { Suspense, useCallback, useEffect, useState } from 'react';
import { count, listed } from '#core/count-words.ts';
import { late } from '#site/lib/late.tsx';
import { showToast } from '#site/lib/toast.store.ts';
import { useLeaveWarning } from '#site/lib/use-leave-warning.ts';
import { ErrorState } from '#site/ui/ErrorState.tsx';
import { $gigs, shownGig } from '../state/gigs.store.ts';
import { $conflicts, $unsaved, retrySaving } from '../state/save-gig.ts';
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

/** Nobody is at the form any more that would tell why a change was refused. */
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

/** Gigs whose changes are kept in this tab alone, and are tried again until they are saved. */
function Unsaved() {
  const unsaved = useStore($unsaved);
  const gigs = useStore($gigs);
  const [isBusy, setIsBusy] = useState(false);
  const entries = Object.entries(unsaved).flatMap(([id, reason]) =>
    reason === undefined ? [] : [{ id, reason }],
  );
  const isAny = entries.length > 0;
  useLeaveWarning(isAny);

  const retry = useCallback(async (): Promise<void> => {
    const ids = Object.entries($unsaved.get()).flatMap(([id, reason]) => (reason === undefined ? [] : [id]));
    setIsBusy(true);
    await Promise.all(ids.map(retryAndSay));
    setIsBusy(false);
  }, []);
  useEffect(() => {
    if (!isAny) return;
    const tryAgain = (): void => void (document.visibilityState === 'visible' && retry());
    const timer = setInterval(tryAgain, RETRY_MS);
    addEventListener('online', tryAgain);
    return () => {
      clearInterval(timer);
      removeEventListener('online', tryAgain);
    };
  }, [isAny, retry]);

  if (!isAny) return null;
  const names = entries.map(({ id }) => gigs[id]?.title ?? 'A gig');
  const others = names.length - NAMED;
  const told = listed([...names.slice(0, NAMED), ...(others > 0 ? [`${others} more`] : [])]);
  return (
    <div className="panel save-problems">
      <ErrorState
        title={`${count(entries.length, "gig isn't", "gigs aren't")} saved: ${told}`}
        reason={`${entries[0]?.reason} Your changes are kept in this tab, and we keep trying.`}
        busy={isBusy}
        onRetry={() => void retry()}
      />
    </div>
  );
}
