import { useStore } from '@nanostores/react';
import { useEffect } from 'react';
import { TrackerLink } from '../../parts/TrackerLink.tsx';
import { addressOf } from '../../state/address.store.ts';
import { $seriesSizes, loadSeriesSize } from './series-size.store.ts';

/** All gigs of a series in the list. */
export const addressOfSeries = (id: string): string =>
  addressOf({ view: 'list', when: 'all', order: 'asc', series: id });

/** The series that a gig is part of, with how many gigs it has once that is known. */
export function SeriesLink({ id }: { id: string }) {
  const size = useStore($seriesSizes, { keys: [id] })[id];
  useEffect(() => void loadSeriesSize(id), [id]);
  return (
    <p className="small">
      <TrackerLink className="link" href={addressOfSeries(id)}>
        Part of a series{size && ` of ${size}`}
      </TrackerLink>
    </p>
  );
}
