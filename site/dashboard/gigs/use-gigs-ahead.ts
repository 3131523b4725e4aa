import { useStore } from '@nanostores/react';
import { useEffect } from 'react';
import { gigTrackerFacts } from '#core/tools/gig-tracker/facts.ts';
import { $user } from '#site/lib/session.store.ts';
import { $gigsAhead } from './gigs-ahead.store.ts';

/** Asks what is ahead, once it is known who is here and that gigs were tracked; what does that is loaded only then. */
export function useGigsAhead(): void {
  const user = useStore($user, { ssr: () => null });
  const account = user?.id;
  const wasUsed = user?.toolsUsed.includes(gigTrackerFacts.id) ?? false;
  useEffect(() => {
    if (!account) return;
    if (!wasUsed) {
      $gigsAhead.set(null);
      return;
    }
    let isLeft = false;
    let stop = () => {};
    import('./follow-gigs.ts').then(
      ({ followGigs }) => {
        if (!isLeft) stop = followGigs(account);
      },
      () => isLeft || $gigsAhead.set(null),
    );
    return () => {
      isLeft = true;
      stop();
      $gigsAhead.set(undefined);
    };
  }, [account, wasUsed]);
}
