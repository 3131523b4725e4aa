import { useStore } from '@nanostores/react';
import { Suspense } from 'react';
import { IslandRoot } from '#site/lib/IslandRoot.tsx';
import { late } from '#site/lib/late.tsx';
import { $session } from '#site/lib/session.store.ts';
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

function OwnTracker() {
  const session = useStore($session, { ssr: 'initial' });
  if (session.status !== 'user') return <Skeleton height={480} />;
  return (
    <Suspense fallback={<Skeleton height={480} />}>
      <TrackerScreen key={session.user.id} />
    </Suspense>
  );
}
