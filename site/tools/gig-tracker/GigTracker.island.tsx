import { useStore } from '@nanostores/react';
import { Suspense, useEffect } from 'react';
import { goOnOffline } from '#site/lib/go-on-offline.ts';
import { IslandRoot } from '#site/lib/IslandRoot.tsx';
import { $account } from '#site/lib/kept-session.ts';
import { late } from '#site/lib/late.tsx';
import { Skeleton } from '#site/ui/Skeleton.tsx';

const TrackerScreen = late(async () => (await import('./TrackerScreen.tsx')).TrackerScreen);

/** The gig tracker. */
export function GigTracker() {
  return (
    <IslandRoot>
      <OwnTracker />
    </IslandRoot>
  );
}

/** Of who is signed in, or was here last while Deckhand does not answer: the same screen goes on when it does. */
function OwnTracker() {
  const account = useStore($account, { ssr: () => null });
  useEffect(() => {
    const page = document.querySelector<HTMLElement>('session-view');
    return page ? goOnOffline(page) : undefined;
  }, []);
  if (account === null) return <Skeleton height={480} />;
  return (
    <Suspense fallback={<Skeleton height={480} />}>
      <TrackerScreen key={account} account={account} />
    </Suspense>
  );
}
