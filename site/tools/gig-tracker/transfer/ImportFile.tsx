import { useStore } from '@nanostores/react';
import { useEffect, useRef, useState } from 'react';
import { ErrorState } from '#site/ui/ErrorState.tsx';
import { Progress } from '#site/ui/Progress.tsx';
import { useTyped } from '../parts/use-typed.ts';
import { useUsualCurrency } from '../parts/use-usual-currency.ts';
import type { LeaveWords } from '../state/leaving.store.ts';
import { $homeZone } from '../state/tracker-settings.store.ts';
import { ChooseFile } from './ChooseFile.tsx';
import { ColumnsPanel } from './ColumnsPanel.tsx';
import { DayFirstPanel, WaitingBar } from './DayFirstPanel.tsx';
import { WHEN_BROKEN } from './file-reader.ts';
import { ImportOutcome } from './ImportOutcome.tsx';
import { type Choices, choicesFor, mappingProblems, readingOf, withMapping } from './import-choices.ts';
import type { Read } from './messages.ts';
import { PreviewPanel } from './PreviewPanel.tsx';
import { RefusedPanel } from './RefusedPanel.tsx';
import { RepeatsPanel } from './RepeatsPanel.tsx';
import { UsualPanel } from './UsualPanel.tsx';
import { useChosenFile } from './use-chosen-file.ts';
import { type ReadState, useReadGigs } from './use-read-gigs.ts';
import { leftOf, useSending } from './use-sending.ts';

const LEAVE: LeaveWords = {
  title: 'Leave the import?',
  text: 'Nothing is imported yet.',
  cancel: 'Stay',
  confirm: 'Leave',
};
const LEAVE_BEGUN: LeaveWords = { ...LEAVE, text: "Some gigs aren't imported yet." };

/** One import, from the file to what became of it. */
export function ImportFile({ onAgain }: { onAgain(): void }) {
  const file = useChosenFile();
  const { source, reader } = file;
  const [choices, setChoices] = useState<Choices>(choicesFor(null));
  const [shownFor, setShownFor] = useState<number | null>(null);
  // Another file begins with choices of its own.
  if (source && shownFor !== source.id) {
    setShownFor(source.id);
    setChoices(choicesFor(source));
  }
  const usual = { zone: useStore($homeZone), currency: useUsualCurrency() };
  const state = useReadGigs(reader, source?.id ?? null, source && readingOf(source, choices, usual));
  const question = useQuestion(state, source?.id ?? null);
  const title = useRef<HTMLElement>(null);
  const sender = useSending();
  const [isUndone, setIsUndone] = useState(false);
  const { sending } = sender;
  const isRunning = sending?.state === 'running';
  const isOver = isUndone || (sending !== null && !isRunning && leftOf(sending) === 0);
  const isBegun = isRunning || (sending !== null && sending.course.saved.size > 0);
  const leave = useTyped(source !== null && !isOver, isBegun ? LEAVE_BEGUN : LEAVE);
  const set = (part: Partial<Choices>) => setChoices((before) => ({ ...before, ...part }));
  const read = state.kind === 'read' ? state.read : state.kind === 'reading' ? state.last : null;

  if (sending)
    return (
      <ImportOutcome
        {...{ sending, reader }}
        refused={read?.refused ?? []}
        isCalendar={source?.kind === 'calendar'}
        onRetry={sender.retry}
        onUndone={() => setIsUndone(true)}
        onAgain={() => leave(onAgain)}
      />
    );
  return (
    <>
      <ChooseFile file={file} />
      {question && source?.kind === 'table' && mappingProblems(choices.mapping).whole === null && (
        <DayFirstPanel
          key={source.id}
          {...{ question, title }}
          takesFocus={choices.mapping === source.mapping}
          dayFirst={choices.dayFirst}
          onChange={(dayFirst) => set({ dayFirst })}
        />
      )}
      {source?.kind === 'table' && (
        <ColumnsPanel
          source={source}
          mapping={choices.mapping}
          onChange={(mapping) => set(withMapping(choices, mapping))}
        />
      )}
      {source && <UsualPanel {...{ source, choices, usual }} onChange={set} />}
      {read && !read.knowsCities && (
        <ErrorState
          title="We couldn't load the list of cities"
          reason="Rows without a time zone get the one above, wherever they are."
          busy={state.kind === 'reading'}
          onRetry={() => state.kind === 'read' && state.again()}
        />
      )}
      {read && read.recurring.length > 0 && (
        <RepeatsPanel
          recurring={read.recurring}
          chosen={choices.repeats}
          onChange={(repeats) => set({ repeats })}
        />
      )}
      <ReadingState state={state} />
      {read?.question && choices.dayFirst === null && <WaitingBar question={read.question} title={title} />}
      {source && read && !read.question && (
        <>
          <PreviewPanel
            key={source.id}
            read={read}
            isStale={state.kind !== 'read'}
            isCalendar={source.kind === 'calendar'}
            onImport={sender.start}
          />
          <RefusedPanel refused={read.refused} isCalendar={source.kind === 'calendar'} reader={reader} />
        </>
      )}
    </>
  );
}

/** Keeps the question after it is answered: the answer may be changed. */
function useQuestion(state: ReadState, source: number | null): Read['question'] {
  const [asked, setAsked] = useState<{ source: number | null; question: Read['question'] } | null>(null);
  const question = state.kind === 'read' ? state.read.question : null;
  useEffect(() => {
    if (question) setAsked({ source, question });
  }, [question, source]);
  return asked?.source === source ? asked.question : null;
}

function ReadingState({ state }: { state: ReadState }) {
  if (state.kind === 'failed')
    return <ErrorState title="We couldn't read this file" reason={WHEN_BROKEN} onRetry={state.retry} />;
  if (state.kind !== 'reading' || (state.last && state.done === 0)) return null;
  const { done, count } = state;
  return (
    <div className="transfer-progress">
      <Progress label="Reading the file" value={count > 0 ? done : null} max={count || 1} />
      <p className="small muted" role="status">
        Reading the file
      </p>
    </div>
  );
}
