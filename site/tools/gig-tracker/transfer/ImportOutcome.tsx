import { useEffect, useRef, useState } from 'react';
import { count } from '#core/count-words.ts';
import { Button } from '#site/ui/Button.tsx';
import { ErrorState } from '#site/ui/ErrorState.tsx';
import { Panel } from '#site/ui/Panel.tsx';
import { Progress } from '#site/ui/Progress.tsx';
import { TrackerLink } from '../parts/TrackerLink.tsx';
import { addressOf } from '../state/address.store.ts';
import { deleteMany } from '../state/change-many-with-undo.ts';
import type { fileReader } from './file-reader.ts';
import type { RefusedLine } from './messages.ts';
import { RefusedPanel } from './RefusedPanel.tsx';
import { leftOf, type Sending } from './use-sending.ts';

interface ImportOutcomeProps {
  sending: Sending;
  /** What was refused before anything was sent. */
  refused: readonly RefusedLine[];
  isCalendar: boolean;
  reader: ReturnType<typeof fileReader>;
  onRetry(): void;
  /** All of it was taken back. */
  onUndone(): void;
  onAgain(): void;
}

/** How far an import is, and what became of it. */
export function ImportOutcome({
  sending,
  refused,
  isCalendar,
  reader,
  onRetry,
  onUndone,
  onAgain,
}: ImportOutcomeProps) {
  const { planned, course, state, problem, isSure, waits } = sending;
  const [undo, setUndo] = useState<'no' | 'busy' | 'done'>('no');
  const title = useRef<HTMLHeadingElement>(null);
  const saved = course.saved.size;
  const left = leftOf(sending);
  const isRunning = state === 'running';
  const isUndone = undo === 'done';
  const isStopped = !isRunning && left > 0 && !isUndone;
  // What was pressed is gone: the preview, or Retry, or Undo.
  useEffect(() => {
    if (!isRunning && !isUndone) return;
    scrollTo({ top: 0 });
    title.current?.focus({ preventScroll: true });
  }, [isRunning, isUndone]);

  async function takeBack(): Promise<void> {
    setUndo('busy');
    const isDone = await deleteMany([...course.saved]);
    setUndo(isDone ? 'done' : 'no');
    if (isDone) onUndone();
  }

  return (
    <>
      <Panel
        title={
          <span ref={title} tabIndex={-1}>
            {isRunning
              ? 'Importing'
              : isUndone
                ? 'Import undone'
                : left > 0
                  ? 'Import stopped'
                  : 'Import done'}
          </span>
        }
      >
        <div className="transfer-outcome">
          <p role="status">
            {isUndone
              ? `Import undone: ${count(saved, 'gig')} moved to the trash.`
              : isRunning || left > 0
                ? `${saved.toLocaleString('en')} of ${count(planned.length, 'gig')} imported.`
                : `${count(saved, 'gig')} imported.`}
            {waits !== null && ` Too many changes at once. Continues in ${count(waits, 'second')}.`}
          </p>
          {(isRunning || isStopped) && (
            <Progress
              label="Importing gigs"
              value={saved + course.refused.size}
              max={planned.length}
              valueText={`${saved} of ${planned.length} gigs`}
              tone={isRunning ? 'signal' : 'plain'}
            />
          )}
          {isStopped && (
            <ErrorState
              title={saved === 0 ? 'Nothing is imported yet' : `${count(left, 'gig')} still to import`}
              reason={`${problem ?? ''} Retry picks up where it stopped and adds nothing twice.`}
              onRetry={onRetry}
            />
          )}
          {!isRunning && (
            <div className="transfer-acts">
              {saved > 0 && !isUndone && (
                <>
                  <TrackerLink
                    className={left > 0 ? 'btn' : 'btn go'}
                    href={addressOf({ view: 'list', when: 'all', sort: 'updated' })}
                  >
                    <span>Show them</span>
                  </TrackerLink>
                  {isSure && (
                    <Button busy={undo === 'busy'} onClick={() => void takeBack()}>
                      Undo import
                    </Button>
                  )}
                </>
              )}
              {isUndone && (
                <TrackerLink className="btn" href={addressOf({ view: 'list', trash: '1' })}>
                  <span>Open the trash</span>
                </TrackerLink>
              )}
              <Button variant="quiet" onClick={onAgain}>
                Import another file
              </Button>
            </div>
          )}
        </div>
      </Panel>
      {!isRunning && (
        <RefusedPanel
          title="Not imported"
          refused={[...refused, ...refusedBySending(sending)]}
          {...{ reader }}
          isCalendar={isCalendar}
        />
      )}
    </>
  );
}

/** What the server refused, by row. */
const refusedBySending = ({ planned, course }: Sending): RefusedLine[] =>
  planned.flatMap(({ row, line, gig }) => {
    const why = course.refused.get(gig.id);
    return why ? [{ row, line, value: gig.title, ...why }] : [];
  });
