import { useStore } from '@nanostores/react';
import { useEffect } from 'react';
import { daySheet, sheetName } from '#core/gigs/day-sheet.ts';
import type { Gig } from '#core/gigs/gig.ts';
import { localDay } from '#site/lib/local-day.ts';
import { problemOf } from '#site/lib/problem-of.ts';
import { ErrorState } from '#site/ui/ErrorState.tsx';
import { Skeleton } from '#site/ui/Skeleton.tsx';
import {
  $details,
  followDetails,
  type GigDetailsShown,
  loadDetails,
  WAITING,
} from '../gig/gig-details.store.ts';
import { MissingGig } from '../gig/MissingGig.tsx';
import { useIsSample } from '../parts/sample-parts.tsx';
import { useWindowTitle } from '../parts/use-window-title.ts';
import { $gigs } from '../state/gigs.store.ts';
import { $homeZone, $tracker } from '../state/tracker-settings.store.ts';
import { SheetActs } from './SheetActs.tsx';
import { SheetPage } from './SheetPage.tsx';
import { $parts, leaveOffAsBefore } from './sheet-parts.store.ts';
import { useVenue } from './use-venue.ts';
import './day-sheet.css';
import './day-sheet-lists.css';
import './day-sheet-print.css';

/** The one page of a gig to have in the hand on the night: on a phone, or on paper. */
export function DaySheet({ id }: { id: string }) {
  const told = useStore($details);
  const details = told.id === id ? told.details : WAITING;
  const gig = useStore($gigs, { keys: [id] })[id];
  useEffect(() => {
    leaveOffAsBefore();
    return followDetails(id);
  }, [id]);

  if (details.state === 'missing' || (details.state === 'ready' && !gig)) return <MissingGig />;
  if (details.state === 'failed') {
    const retry = () => void loadDetails(id);
    return <ErrorState title="We couldn't load this gig" reason={problemOf(details.error)} onRetry={retry} />;
  }
  if (details.state === 'waiting' || !gig) return <Waiting />;
  return <WholeSheet gig={gig} details={details} />;
}

function WholeSheet({ gig, details: { contacts } }: { gig: Gig; details: GigDetailsShown }) {
  const { money, notes } = useStore($parts);
  const { told, error, retry } = useVenue(gig.venue?.id ?? '');
  const sheet = daySheet({
    ...{ gig, contacts, venue: told, settings: useStore($tracker), homeZone: useStore($homeZone) },
    ...{ today: localDay(new Date()), withMoney: money, withNotes: notes },
  });
  // What a PDF of it is called.
  useWindowTitle(`${useIsSample() ? 'Sample ' : ''}${sheetName(gig)}`);
  return (
    <>
      <SheetActs gig={gig} sheet={sheet} />
      {told.state === 'failed' && (
        <ErrorState
          title="We couldn't load the address of the venue"
          reason={`${problemOf(error)} The rest of the sheet is here.`}
          onRetry={retry}
        />
      )}
      <SheetPage gig={gig} sheet={sheet} />
    </>
  );
}

function Waiting() {
  return (
    <div className="day-sheet-waiting" role="status">
      <span className="sr">Loading the day sheet</span>
      <Skeleton height={44} />
      <Skeleton height={720} />
    </div>
  );
}
