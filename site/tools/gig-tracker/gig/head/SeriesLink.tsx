import { useStore } from '@nanostores/react';
import { useEffect, useState } from 'react';
import { TrackerLink } from '../../parts/TrackerLink.tsx';
import { addressOf } from '../../state/address.store.ts';
import { $saves } from '../../state/gigs.store.ts';
import { trackerCall } from '../../state/tracker-call.ts';

/** All gigs of a series in the list. */
export const addressOfSeries = (id: string): string => addressOf({ view: 'list', when: 'all', series: id });

/** The series that a gig is part of, with how many gigs it has once that is known. */
export function SeriesLink({ id }: { id: string }) {
  const saves = useStore($saves);
  const [count, setCount] = useState<number | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is saved may change how many there are
  useEffect(() => {
    let isLeft = false;
    trackerCall('gigs', { query: { series: id, limit: '200' } })
      .then(({ gigs }) => void (isLeft || setCount(gigs.length)))
      .catch(() => {
        // The link leads there all the same.
      });
    return () => {
      isLeft = true;
    };
  }, [id, saves]);
  return (
    <p className="small">
      <TrackerLink className="link" href={addressOfSeries(id)}>
        Part of a series{count !== null && ` of ${count}`}
      </TrackerLink>
    </p>
  );
}
