import { useStore } from '@nanostores/react';
import { useEffect, useRef, useState } from 'react';
import { dayWords } from '#core/day-words.ts';
import type { Gig } from '#core/gigs/gig.ts';
import { GIG_STATUSES, isInTalks } from '#core/gigs/gig-status.ts';
import { problemOf } from '#site/lib/problem-of.ts';
import { useSeen } from '#site/lib/use-seen.ts';
import { Button } from '#site/ui/Button.tsx';
import { Panel } from '#site/ui/Panel.tsx';
import { $envelope, envelopeOf } from '../signing/envelope.store.ts';
import { desk, studio, usePresentable } from '../studio.ts';
import type { FoundGigs } from './gigs-of-contract.ts';
import { MissingNights } from './MissingNights.tsx';
import { useFoundGigs } from './use-found-gigs.ts';
import './gigs-panel.css';

const TITLE = 'In your gig tracker';
/** Of many, so many are shown at first. */
const FIRST = 5;

/** The gigs that the contract on the desk is for, and the way to add those that are missing. Nothing is asked before it comes near the window. */
export function GigsPanel() {
  const [part, isSeen] = useSeen<HTMLDivElement>();
  const draft = useStore(desk.$draft, { ssr: 'initial' });
  return (
    <div ref={part} className="contract-gigs">
      {isSeen && draft ? (
        <GigsOf draft={draft.id} />
      ) : (
        <Panel title={TITLE} state={{ kind: 'loading', rows: 1 }} />
      )}
    </div>
  );
}

function GigsOf({ draft }: { draft: string }) {
  const { nights } = usePresentable();
  const found = useFoundGigs(draft, nights);
  if (found.state === 'waiting') return <Panel title={TITLE} state={{ kind: 'loading', rows: 1 }} />;
  if (found.state === 'failed') {
    const title = "We couldn't load the gigs of this contract";
    const reason = problemOf(found.error);
    return <Panel title={TITLE} state={{ kind: 'error', title, reason, onRetry: found.retry }} />;
  }
  const { gigs, missing } = found.of;
  if (gigs.length === 0 && missing.length === 0)
    return (
      <Panel
        title={TITLE}
        state={{ kind: 'empty', text: 'Give the contract a night first. Then you can add it to your gigs.' }}
      />
    );
  return (
    <Panel title={TITLE}>
      <GigList gigs={gigs} nights={nights} />
      <MissingNights draft={draft} missing={missing} />
      <AfterSigning found={found.of} />
    </Panel>
  );
}

function GigList({ gigs, nights }: { gigs: readonly Gig[]; nights: readonly string[] }) {
  const [isWhole, setIsWhole] = useState(false);
  const list = useRef<HTMLUListElement>(null);
  const before = useRef(gigs.length);
  useEffect(() => {
    // What was pressed to have them here is gone.
    const isLost = document.activeElement === document.body || document.activeElement === null;
    if (gigs.length > before.current && isLost) list.current?.querySelector('a')?.focus();
    before.current = gigs.length;
  }, [gigs.length]);
  const shown = isWhole || gigs.length <= FIRST + 1 ? gigs : gigs.slice(0, FIRST);
  if (gigs.length === 0) return null;
  return (
    <>
      <ul ref={list} className="contract-gigs-list">
        {shown.map(({ id, title, night, status }) => (
          <li key={id}>
            <a href={`/gig-tracker?gig=${id}`} dir="auto">
              {title}
            </a>
            <span className="small muted">{GIG_STATUSES[status]}</span>
            <span className="small muted num">
              {dayWords(night)}
              {!nights.includes(night) && ', not a night of this contract'}
            </span>
          </li>
        ))}
      </ul>
      {shown.length < gigs.length && (
        <Button size="sm" variant="quiet" onClick={() => setIsWhole(true)}>
          {`Show all ${gigs.length}`}
        </Button>
      )}
    </>
  );
}

function AfterSigning({ found: { gigs } }: { found: FoundGigs }) {
  const opened = useStore(studio.made.$opened, { ssr: 'initial' });
  useStore($envelope, { ssr: 'initial' });
  // Another version that is sent may be signed anew; what is signed moves nothing more.
  const status = opened.state === 'ready' ? envelopeOf(opened.generation.id)?.status : undefined;
  const isSigned = status === 'signed' || status === 'completed';
  if (isSigned || !gigs.some((gig) => isInTalks(gig.status))) return null;
  return (
    <p className="contract-gigs-note small muted">
      When both have signed, {gigs.length === 1 ? 'the gig is' : 'the gigs are'} marked as confirmed.
    </p>
  );
}
