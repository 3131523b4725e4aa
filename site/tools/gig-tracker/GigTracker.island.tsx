import { useStore } from '@nanostores/react';
import { Suspense, useEffect, useState } from 'react';
import { goOnOffline } from '#site/lib/go-on-offline.ts';
import { IslandRoot } from '#site/lib/IslandRoot.tsx';
import { $account } from '#site/lib/kept-session.ts';
import { late } from '#site/lib/late.tsx';
import { $session } from '#site/lib/session.store.ts';
import { Skeleton } from '#site/ui/Skeleton.tsx';

const TrackerScreen = late(async () => (await import('./TrackerScreen.tsx')).TrackerScreen);
const SampleTracker = late(async () => (await import('./sample/SampleTracker.tsx')).SampleTracker);

/** The gig tracker: that of an account, or a sample for a visitor. */
export function GigTracker() {
  return (
    <IslandRoot>
      <Tracker />
    </IslandRoot>
  );
}

/**
 * Of who is signed in, or was here last while Deckhand does not answer: the same screen goes on when it does. Who has no account
 * sees a sample.
 */
function Tracker() {
  const account = useStore($account, { ssr: () => null });
  const isVisitor = useIsVisitor();
  useEffect(() => {
    const page = document.querySelector<HTMLElement>('session-view');
    return page ? goOnOffline(page) : undefined;
  }, []);
  if (account === null && !isVisitor) return <Skeleton height={480} />;
  return (
    <Suspense fallback={<Skeleton height={480} />}>
      {account === null ? <SampleTracker /> : <TrackerScreen key={account} account={account} />}
    </Suspense>
  );
}

/** Whether whoever is here has no account. Once that is known, a moment without an answer doesn't end the sample. */
function useIsVisitor(): boolean {
  const [isVisitor, setIsVisitor] = useState(false);
  useEffect(
    () =>
      $session.subscribe(({ status }) => {
        if (status === 'visitor' || status === 'user') setIsVisitor(status === 'visitor');
      }),
    [],
  );
  return isVisitor;
}
