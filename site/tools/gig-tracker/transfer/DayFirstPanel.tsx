import { type RefObject, useEffect, useRef } from 'react';
import { dayWords } from '#core/day-words.ts';
import { Button } from '#site/ui/Button.tsx';
import { PadGroup } from '#site/ui/PadGroup.tsx';
import { Panel } from '#site/ui/Panel.tsx';
import type { Read } from './messages.ts';

type Question = NonNullable<Read['question']>;
type Title = RefObject<HTMLElement | null>;

interface DayFirstPanelProps {
  question: Question;
  title: Title;
  /** Whether it comes with the file, so that nobody is busy with something else. */
  takesFocus: boolean;
  dayFirst: boolean | null;
  onChange(dayFirst: boolean): void;
}

/** Whether days stand before months, where no date of a table tells. */
export function DayFirstPanel({ question, title, takesFocus, dayFirst, onChange }: DayFirstPanelProps) {
  const words = `Which date is ${question.example}?`;
  const isFirst = useRef(takesFocus);
  useEffect(() => {
    if (isFirst.current) title.current?.focus();
  }, [title]);
  return (
    <Panel
      title={
        <span ref={title} tabIndex={-1}>
          {words}
        </span>
      }
      padded
    >
      <PadGroup
        aria-label={words}
        columns={2}
        value={dayFirst === null ? undefined : dayFirst ? 'day' : 'month'}
        options={[
          { value: 'day', title: dayWords(question.dayFirst), data: 'Day first' },
          { value: 'month', title: dayWords(question.monthFirst), data: 'Month first' },
        ]}
        onChange={(first) => onChange(first === 'day')}
      />
      <p className="small muted transfer-below">The dates in this file can be read either way.</p>
    </Panel>
  );
}

/** Stands where the gigs are imported from, until the question is answered. */
export function WaitingBar({ question, title }: { question: Question; title: Title }) {
  return (
    <section className="transfer-bar" aria-label="Import">
      <p className="small" role="status">
        Choose which date {question.example} is to see the gigs
      </p>
      <Button onClick={() => title.current?.focus()}>Go to the question</Button>
    </section>
  );
}
