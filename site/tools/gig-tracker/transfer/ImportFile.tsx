import { useStore } from '@nanostores/react';
import { useEffect, useState } from 'react';
import { dayWords } from '#core/day-words.ts';
import { problemOf } from '#site/lib/problem-of.ts';
import { ErrorState } from '#site/ui/ErrorState.tsx';
import { PadGroup } from '#site/ui/PadGroup.tsx';
import { Panel } from '#site/ui/Panel.tsx';
import { Progress } from '#site/ui/Progress.tsx';
import { useTyped } from '../parts/use-typed.ts';
import { useUsualCurrency } from '../parts/use-usual-currency.ts';
import { $homeZone } from '../state/tracker-settings.store.ts';
import { ChooseFile } from './ChooseFile.tsx';
import { ColumnsPanel } from './ColumnsPanel.tsx';
import { ImportOutcome } from './ImportOutcome.tsx';
import { type Choices, choicesFor, mappingProblems, readingOf } from './import-choices.ts';
import type { Read } from './messages.ts';
import { PreviewPanel } from './PreviewPanel.tsx';
import { RefusedPanel } from './RefusedPanel.tsx';
import { RepeatsPanel } from './RepeatsPanel.tsx';
import { UsualPanel } from './UsualPanel.tsx';
import { useChosenFile } from './use-chosen-file.ts';
import { type ReadState, useReadGigs } from './use-read-gigs.ts';
import { leftOf, useSending } from './use-sending.ts';

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
  const sender = useSending();
  const { sending } = sender;
  const isOver = sending !== null && sending.state !== 'running' && leftOf(sending) === 0;
  const leave = useTyped(source !== null && !isOver);
  const set = (part: Partial<Choices>) => setChoices((before) => ({ ...before, ...part }));
  const read = state.kind === 'read' ? state.read : state.kind === 'reading' ? state.last : null;

  if (sending)
    return (
      <ImportOutcome
        {...{ sending, reader }}
        refused={read?.refused ?? []}
        isCalendar={source?.kind === 'calendar'}
        onRetry={sender.retry}
        onAgain={() => leave(onAgain)}
      />
    );
  return (
    <>
      <ChooseFile file={file} />
      {source?.kind === 'table' && (
        <ColumnsPanel
          source={source}
          mapping={choices.mapping}
          onChange={(mapping) => set({ mapping, dayFirst: null })}
        />
      )}
      {source && <UsualPanel {...{ source, choices, usual }} onChange={set} />}
      {question && source?.kind === 'table' && mappingProblems(choices.mapping).whole === null && (
        <Panel title={`Which date is ${question.example}?`} padded>
          <PadGroup
            aria-label={`Which date is ${question.example}?`}
            columns={2}
            value={choices.dayFirst === null ? undefined : choices.dayFirst ? 'day' : 'month'}
            options={[
              { value: 'day', title: dayWords(question.dayFirst), data: 'Day first' },
              { value: 'month', title: dayWords(question.monthFirst), data: 'Month first' },
            ]}
            onChange={(first) => set({ dayFirst: first === 'day' })}
          />
          <p className="small muted transfer-below">The dates in this file can be read either way.</p>
        </Panel>
      )}
      {read && read.recurring.length > 0 && (
        <RepeatsPanel
          recurring={read.recurring}
          chosen={choices.repeats}
          onChange={(repeats) => set({ repeats })}
        />
      )}
      <ReadingState state={state} />
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
    return (
      <ErrorState
        title="We couldn't read this file"
        reason={problemOf(null, 'Close other tabs, then try again.')}
        onRetry={state.retry}
      />
    );
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
