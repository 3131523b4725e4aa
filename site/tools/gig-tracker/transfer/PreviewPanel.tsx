import { useMemo, useRef, useState } from 'react';
import { count } from '#core/count-words.ts';
import { findKnown, type Known } from '#core/gigs/import/find-known.ts';
import { problemOf } from '#site/lib/problem-of.ts';
import { Button } from '#site/ui/Button.tsx';
import { Checkbox } from '#site/ui/Checkbox.tsx';
import { EmptyState } from '#site/ui/EmptyState.tsx';
import { ErrorState } from '#site/ui/ErrorState.tsx';
import { Panel } from '#site/ui/Panel.tsx';
import type { Read, ReadGig } from './messages.ts';
import { PreviewRow } from './PreviewRow.tsx';
import { useGigsThere } from './use-gigs-there.ts';
import { useGrowing } from './use-growing.ts';
import './preview-rows.css';

interface PreviewPanelProps {
  read: Read;
  /** It is being read otherwise. */
  isStale: boolean;
  isCalendar: boolean;
  onImport(gigs: readonly ReadGig[]): void;
}

/** The gigs as they were read. Each is imported unless it is left out; what is there already is left out unless it is ticked. */
export function PreviewPanel({ read, isStale, isCalendar, onImport }: PreviewPanelProps) {
  const { gigs } = read;
  const there = useGigsThere(useMemo(() => nightsOf(gigs), [gigs]));
  const gigsThere = there.kind === 'known' ? there.gigs : null;
  const known = useMemo(() => (gigsThere ? findKnown(gigs, gigsThere) : []), [gigs, gigsThere]);
  /** What somebody decided, by the key of a gig. */
  const [decided, setDecided] = useState<ReadonlyMap<string, boolean>>(new Map());
  const decide = useRef((key: string, isTaken: boolean) =>
    setDecided((before) => new Map(before).set(key, isTaken)),
  );
  const isTaken = (at: number) => decided.get(gigs[at]?.key ?? '') ?? !known[at];
  const taken = gigs.filter((_, at) => isTaken(at));
  const { limit, isWhole, showAll } = useGrowing(gigs.length);

  const reason = isStale
    ? 'The file is being read'
    : there.kind === 'waiting'
      ? 'Checking which gigs you have already'
      : there.kind === 'failed'
        ? 'Retry the check of which gigs you have first'
        : taken.length === 0
          ? 'Choose at least one gig'
          : null;

  return (
    <>
      <Panel title="Gigs" aside={<Counts gigs={gigs.length} known={known} />}>
        {there.kind === 'failed' && (
          <ErrorState
            title="We couldn't check which gigs you have already"
            reason={problemOf(there.error)}
            onRetry={there.retry}
          />
        )}
        {gigs.length === 0 ? (
          <EmptyState text="No gigs to import in this file." />
        ) : (
          <>
            <div className="transfer-all">
              <Checkbox
                label={`All ${count(gigs.length, 'gig')}`}
                checked={taken.length === gigs.length}
                ref={(box) => {
                  if (box) box.indeterminate = taken.length > 0 && taken.length < gigs.length;
                }}
                onChange={(isOn) => setDecided(new Map(gigs.map(({ key }) => [key, isOn])))}
              />
            </div>
            <ul className="transfer-gigs" aria-label="Gigs that were read" aria-busy={isStale}>
              {gigs.slice(0, limit).map((one, at) => (
                <PreviewRow
                  key={one.key}
                  one={one}
                  known={known[at] ?? null}
                  twin={lineOfTwin(gigs, known[at] ?? null)}
                  isTaken={isTaken(at)}
                  isCalendar={isCalendar}
                  onDecide={decide.current}
                />
              ))}
            </ul>
            {!isWhole && (
              <div className="transfer-more">
                <Button onClick={showAll}>Show all {gigs.length.toLocaleString('en')}</Button>
              </div>
            )}
          </>
        )}
      </Panel>
      {gigs.length > 0 && (
        <section className="transfer-bar" aria-label="Import">
          <p className="small" role="status">
            {`${taken.length.toLocaleString('en')} of ${count(gigs.length, 'gig')} chosen`}
          </p>
          <Button
            variant="go"
            onClick={() => onImport(taken)}
            {...(reason !== null && { disabledReason: reason })}
          >
            {taken.length === 0 ? 'Import gigs' : `Import ${count(taken.length, 'gig')}`}
          </Button>
        </section>
      )}
    </>
  );
}

function Counts({ gigs, known }: { gigs: number; known: readonly Known[] }) {
  const there = known.filter((one) => one !== null).length;
  return (
    <span className="muted num">
      {count(gigs, 'gig')}
      {there > 0 && `, ${there.toLocaleString('en')} already there`}
    </span>
  );
}

const lineOfTwin = (gigs: readonly ReadGig[], known: Known): number | null =>
  known && 'twin' in known ? (gigs[known.twin]?.line ?? null) : null;

function nightsOf(gigs: readonly ReadGig[]): { from: string; to: string } | null {
  let [from, to] = [gigs[0]?.night, gigs[0]?.night];
  for (const { night } of gigs) {
    if (from === undefined || night < from) from = night;
    if (to === undefined || night > to) to = night;
  }
  return from && to ? { from, to } : null;
}
