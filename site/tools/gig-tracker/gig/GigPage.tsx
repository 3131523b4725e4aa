import { useStore } from '@nanostores/react';
import { Suspense, useEffect } from 'react';
import type { Gig } from '#core/gigs/gig.ts';
import { isInTalks } from '#core/gigs/gig-status.ts';
import { late } from '#site/lib/late.tsx';
import { problemOf } from '#site/lib/problem-of.ts';
import { ErrorState } from '#site/ui/ErrorState.tsx';
import { Skeleton } from '#site/ui/Skeleton.tsx';
import { $gigs } from '../state/gigs.store.ts';
import { $details, followDetails, type GigDetailsShown, loadDetails, WAITING } from './gig-details.store.ts';
import { GigHead } from './head/GigHead.tsx';
import { Clashes, InTrash } from './head/GigNotices.tsx';
import { ReadyStrip } from './head/ReadyStrip.tsx';
import { MissingGig } from './MissingGig.tsx';
import { NightPanel } from './night/NightPanel.tsx';
import { ContractPanel } from './panels/ContractPanel.tsx';
import { FilesPanel } from './panels/FilesPanel.tsx';
import { MoneyPanel } from './panels/MoneyPanel.tsx';
import { NotesPanel } from './panels/NotesPanel.tsx';
import { OutcomePanel } from './panels/OutcomePanel.tsx';
import { PeoplePanel } from './panels/PeoplePanel.tsx';
import { TasksPanel } from './panels/TasksPanel.tsx';
import { TimelinePanel } from './panels/TimelinePanel.tsx';
import { RadiusPanel } from './times/RadiusPanel.tsx';
import { TimesPanel } from './times/TimesPanel.tsx';
import { TravelPanel } from './times/TravelPanel.tsx';
import './gig-page.css';

const RequestPanel = late(async () => (await import('./panels/RequestPanel.tsx')).RequestPanel);

/** All of one gig. */
export function GigPage({ id }: { id: string }) {
  const told = useStore($details);
  const details = told.id === id ? told.details : WAITING;
  const gig = useStore($gigs, { keys: [id] })[id];
  useEffect(() => followDetails(id), [id]);

  // One that is told of and isn't there was deleted in another window.
  if (details.state === 'missing' || (details.state === 'ready' && !gig)) return <MissingGig />;
  if (details.state === 'failed') {
    const retry = () => void loadDetails(id);
    return <ErrorState title="We couldn't load this gig" reason={problemOf(details.error)} onRetry={retry} />;
  }
  if (details.state === 'waiting' || !gig) return <Waiting />;
  return <WholeGig key={id} gig={gig} details={details} />;
}

function WholeGig({ gig, details }: { gig: Gig; details: GigDetailsShown }) {
  const request = details.request && (
    <Suspense fallback={<Skeleton height={300} />}>
      <RequestPanel gig={gig} request={details.request} />
    </Suspense>
  );
  const isOpen = isInTalks(gig.status);
  return (
    <div className="gig-page">
      <GigHead gig={gig} seriesSize={details.seriesSize} />
      <InTrash gig={gig} />
      <ReadyStrip gig={gig} />
      <Clashes clashes={details.clashes} />
      {/* What is in the trash is read, and not changed. */}
      <fieldset role="presentation" className="gig-parts" disabled={gig.deletedAt !== null}>
        <NightPanel gig={gig} />
        <div className="gig-columns">
          <div className="gig-main">
            {isOpen && request}
            <TimesPanel gig={gig} />
            <MoneyPanel gig={gig} details={details} />
            <NotesPanel gig={gig} details={details} />
            <OutcomePanel gig={gig} details={details} />
            <TimelinePanel gig={gig} details={details} />
            {!isOpen && request}
          </div>
          <div className="gig-side">
            <PeoplePanel gig={gig} details={details} />
            <ContractPanel gig={gig} details={details} />
            <TasksPanel gig={gig} details={details} />
            <TravelPanel gig={gig} />
            <RadiusPanel gig={gig} />
            <FilesPanel gig={gig} details={details} />
          </div>
        </div>
      </fieldset>
    </div>
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
