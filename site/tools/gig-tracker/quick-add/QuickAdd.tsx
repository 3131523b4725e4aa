import { useStore } from '@nanostores/react';
import { type FormEvent, Suspense, useEffect, useId, useRef, useState } from 'react';
import { dayWords } from '#core/day-words.ts';
import { late } from '#site/lib/late.tsx';
import { Problem } from '#site/lib/Problem.tsx';
import { problemOf } from '#site/lib/problem-of.ts';
import { showToast } from '#site/lib/toast.store.ts';
import { Button } from '#site/ui/Button.tsx';
import { openNewGig } from '../new-gig/new-gig.store.ts';
import { notSavedYet } from '../state/add-gig.ts';
import { addressOfGig, goTo } from '../state/address.store.ts';
import { $proposedLine } from './propose-line.store.ts';
import { $line, $readFailure, $understood, addLine, beginLine, writeLine } from './quick-line.store.ts';
import './quick-add.css';

const EXAMPLE = 'Sat 14 Mar Fabric 23:00-02:00 1200 GBP';

// With its list of statuses: shown once a line is typed.
const UnderstoodLine = late(async () => (await import('./UnderstoodLine.tsx')).UnderstoodLine);

/** A gig in one line, with what was understood of it before it is added. */
export function QuickAdd() {
  const line = useStore($line);
  const understood = useStore($understood);
  const failure = useStore($readFailure);
  const proposed = useStore($proposedLine);
  const [isBusy, setIsBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const input = useRef<HTMLInputElement>(null);
  const id = useId();

  useEffect(beginLine, []);
  useEffect(() => {
    if (proposed === null) return;
    $proposedLine.set(null);
    writeLine(proposed);
    input.current?.focus();
    input.current?.scrollIntoView({ block: 'center' });
  }, [proposed]);

  async function add(event: FormEvent): Promise<void> {
    event.preventDefault();
    if (isBusy) return;
    if ($line.get().trim() === '') return void input.current?.focus();
    setIsBusy(true);
    setProblem(null);
    try {
      const gig = await addLine();
      if (!gig) setProblem('Write the date too, such as Sat 14 Mar.');
      else
        showToast({
          ...{ tone: 'ok', title: `${gig.title} added`, text: `${dayWords(gig.night)}${notSavedYet(gig)}` },
          action: { label: 'Open', alt: 'Open it from the list', onAction: () => goTo(addressOfGig(gig.id)) },
        });
    } catch (error) {
      setProblem(problemOf(error, "Can't reach Deckhand. Your line is kept, try again."));
    }
    setIsBusy(false);
    input.current?.focus();
  }

  return (
    <section className="panel quick-add" aria-label="Quick add">
      <form className="quick-add-line" onSubmit={(event) => void add(event)}>
        <label className="sr" htmlFor={id}>
          A gig in one line
        </label>
        <input
          ref={input}
          id={id}
          className="input"
          name="line"
          value={line}
          maxLength={300}
          autoComplete="off"
          enterKeyHint="done"
          placeholder={EXAMPLE}
          aria-describedby={`${id}-understood`}
          onChange={({ target }) => {
            setProblem(null);
            writeLine(target.value);
          }}
        />
        <Button type="submit" variant="go" busy={isBusy}>
          Add gig
        </Button>
        <Button variant="quiet" onClick={() => openNewGig()}>
          Fill in a form
        </Button>
      </form>
      <div id={`${id}-understood`} className="quick-add-below">
        <Problem text={problem ?? (failure !== null && line !== '' ? problemOf(failure) : null)} />
        {understood && (
          <Suspense fallback={null}>
            <UnderstoodLine understood={understood} />
          </Suspense>
        )}
      </div>
    </section>
  );
}
