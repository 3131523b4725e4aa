import { useStore } from '@nanostores/react';
import { Suspense, useEffect } from 'react';
import { late } from '#site/lib/late.tsx';
import { $gigsAhead } from './gigs-ahead.store.ts';
import { forgetPlace } from './next-gig-place.ts';
import './next-gig-place.css';

const NextGigPanel = late(
  async () => (await import('./NextGigPanel.tsx')).NextGigPanel,
  () => null,
);

/** The next confirmed gig, or the one that goes on; nothing where there is none. Its room is kept where there was one last time. */
export function NextGig({ now }: { now: Date | null }) {
  const ahead = useStore($gigsAhead, { ssr: () => undefined });
  const hasNone = ahead?.next === null;
  useEffect(() => {
    if (hasNone) forgetPlace();
  }, [hasNone]);
  if (ahead === null || hasNone) return null;
  const place = <div className="next-gig-place" />;
  if (!ahead?.next || !now) return place;
  return (
    <Suspense fallback={place}>
      <NextGigPanel gig={ahead.next} now={now.getTime()} />
    </Suspense>
  );
}
