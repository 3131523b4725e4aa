import { useStore } from '@nanostores/react';
import { useEffect } from 'react';
import type { Gig } from '#core/gigs/gig.ts';
import { problemOf } from '#site/lib/problem-of.ts';
import { EmptyState } from '#site/ui/EmptyState.tsx';
import { ErrorState } from '#site/ui/ErrorState.tsx';
import { Panel } from '#site/ui/Panel.tsx';
import { Skeleton } from '#site/ui/Skeleton.tsx';
import { TrackerLink } from '../parts/TrackerLink.tsx';
import { addressOf } from '../state/address.store.ts';
import { $gigs } from '../state/gigs.store.ts';
import { $details, followDetails, type GigDetailsShown, loadDetails } from './gig-details.store.ts';
import { FilesPanel } from './panels/FilesPanel.tsx';
import { MoneyPanel } from './panels/MoneyPanel.tsx';
import { NotesPanel } from './panels/NotesPanel.tsx';
import { OutcomePanel } from './panels/OutcomePanel.tsx';
import { PeoplePanel } from './panels/PeoplePanel.tsx';
import { TasksPanel } from './panels/TasksPanel.tsx';
import { TimelinePanel } from './panels/TimelinePanel.tsx';
import './gig-page.css';

/** All of one gig. */
export function GigPage({ id }: { id: string }) {
  const details = useStore($details);
  const gig = useStore($gigs, { keys: [id] })[id];
  useEffect(() => followDetails(id), [id]);

  if (details.state === 'missing') return <MissingGig />;
  if (details.state === 'failed') {
    const retry = () => void loadDetails(id);
    return <ErrorState title="We couldn't load this gig" reason={problemOf(details.error)} onRetry={retry} />;
  }
  if (details.state === 'waiting' || !gig) return <Waiting />;
  return <WholeGig gig={gig} details={details} />;
}

function WholeGig({ gig, details }: { gig: Gig; details: GigDetailsShown }) {
  return (
    <div className="gig-page">
      <h1 className="h2">{gig.title}</h1>
      <div className="gig-columns">
        <div className="gig-main">
          <MoneyPanel gig={gig} details={details} />
          <NotesPanel gig={gig} details={details} />
          <OutcomePanel gig={gig} details={details} />
          <TimelinePanel gig={gig} details={details} />
        </div>
        <div className="gig-side">
          <PeoplePanel gig={gig} details={details} />
          <TasksPanel gig={gig} details={details} />
          <FilesPanel gig={gig} details={details} />
        </div>
      </div>
    </div>
  );
}

function MissingGig() {
  return (
    <Panel title="Gig">
      <EmptyState
        title="This gig doesn't exist"
        text="It may have been deleted for good, or belong to another account."
        action={
          <TrackerLink className="btn" href={addressOf({})}>
            Back to the board
          </TrackerLink>
        }
      />
    </Panel>
  );
}

function Waiting() {
  return (
    <div className="gig-page" role="status">
      <span className="sr">Loading the gig</span>
      <Skeleton height={76} />
      <Skeleton height={92} />
      <Skeleton height={420} />
      <div className="gig-columns">
        <Skeleton height={320} />
        <Skeleton height={320} />
      </div>
    </div>
  );
}
