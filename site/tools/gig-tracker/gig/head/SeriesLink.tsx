import { TrackerLink } from '../../parts/TrackerLink.tsx';
import { addressOf } from '../../state/address.store.ts';

/** All gigs of a series in the list. */
export const addressOfSeries = (id: string): string =>
  addressOf({ view: 'list', when: 'all', order: 'asc', series: id });

/** The series that a gig is part of, and how many gigs it has. */
export function SeriesLink({ id, size }: { id: string; size: number }) {
  return (
    <p className="small">
      <TrackerLink className="link" href={addressOfSeries(id)}>
        Part of a series{size > 0 && ` of ${size}`}
      </TrackerLink>
    </p>
  );
}
