import { useStore } from '@nanostores/react';
import FilePen from 'lucide-react/icons/file-pen';
import { useEffect, useState } from 'react';
import type { Gig } from '#core/gigs/gig.ts';
import { gigsAlike } from '#core/gigs/gigs-alike.ts';
import { isPro } from '#core/subscription.ts';
import { contractGeneratorFacts } from '#core/tools/contract-generator/facts.ts';
import { creditWords } from '#site/lib/credit-words.ts';
import { $user } from '#site/lib/session.store.ts';
import { Button } from '#site/ui/Button.tsx';
import { SIGN_UP, useIsSample } from '../../parts/sample-parts.tsx';
import { tonight } from '../../parts/tonight.ts';
import { $offline } from '../../state/offline.store.ts';
import { trackerCall } from '../../state/tracker-call.ts';

/** Begins a contract with what a gig says, or with all nights of its series that are like it. */
export function WriteContract({ gig, seriesSize }: { gig: Gig; seriesSize: number }) {
  const nights = useNights(gig, seriesSize);
  const isSample = useIsSample();
  const isOffline = useStore($offline) !== null;
  const user = useStore($user);
  const isCounted = !user || !isPro(user, new Date());
  const { path, cost } = contractGeneratorFacts;
  const address = `${path}?gig=${gig.id}`;
  return (
    <>
      <p className="small muted">
        Dates, deal and parties come from this gig. Writing it is free
        {isCounted && `, the finished contract costs ${creditWords(cost)}`}.
      </p>
      {isSample ? (
        <p className="small muted">
          This is a sample: <a href={SIGN_UP}>sign up free</a> to write a contract.
        </p>
      ) : isOffline ? (
        <p className="small muted">You're offline. Write it once you're back.</p>
      ) : (
        <div className="gig-contract-begin">
          <Button size="sm" icon={FilePen} href={address}>
            Write the contract
          </Button>
          {nights > 1 && (
            <Button size="sm" variant="quiet" href={`${address}&series=1`}>
              {nights === seriesSize
                ? `For all ${nights} nights of the series`
                : `For ${nights} nights of the series`}
            </Button>
          )}
        </div>
      )}
    </>
  );
}

/** How many gigs of a series one contract could be for: 1 until that is known. */
function useNights(gig: Gig, seriesSize: number): number {
  const [others, setOthers] = useState<readonly Gig[]>([]);
  const { seriesId, version } = gig;
  const isSeries = seriesId !== null && seriesSize > 1;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once the gig was changed, others may be like it
  useEffect(() => {
    if (!isSeries) return;
    let isLeft = false;
    trackerCall('gigs', { query: { series: seriesId, from: tonight(), limit: '200' } }).then(
      ({ gigs }) => isLeft || setOthers(gigs),
      // The one night can be written all the same.
      () => undefined,
    );
    return () => {
      isLeft = true;
    };
  }, [isSeries, seriesId, version]);
  return isSeries ? gigsAlike(gig, others, tonight()).length : 1;
}
