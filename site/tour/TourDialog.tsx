import { type KeyboardEvent, useLayoutEffect, useRef } from 'react';
import { CueChip } from '#site/ui/CueChip.tsx';
import './tour.css';
import { StepPicture } from './StepPicture.tsx';
import { finishTour, leaveTour, moveTour, skipTour, type Tour } from './tour.store.ts';
import { TOUR_STEPS } from './tour-rules.ts';
import { TOUR_WORDS, type TourWords } from './tour-words.ts';

const MOVES: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1 };

function moveByKey(event: KeyboardEvent): void {
  const by = MOVES[event.key];
  if (by === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
  event.preventDefault();
  moveTour(by);
}

/** A tour that opened by itself took the focus from nobody: it leaves it where the tour can be taken again. */
function giveFocus(dialog: Node | null): void {
  const now = document.activeElement;
  if (now && now !== document.body && !dialog?.contains(now)) return;
  const button = document.querySelector<HTMLElement>('[data-opens-tour]');
  const goal = button?.checkVisibility() ? button : document.querySelector<HTMLElement>('#main');
  goal?.focus({ preventScroll: true });
}

/** Modal: the browser keeps the focus inside, and gives it back to who had it. */
export function TourDialog({ tour }: { tour: Tour }) {
  const dialog = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => {
    const node = dialog.current;
    node?.showModal();
    node?.querySelector<HTMLElement>('.go')?.focus();
    return () => {
      node?.close();
      giveFocus(node);
    };
  }, []);
  const words = TOUR_WORDS[tour.step - 1];
  return (
    <dialog
      ref={dialog}
      className="tour"
      aria-labelledby="tour-title"
      aria-describedby="tour-text"
      onKeyDown={moveByKey}
      onCancel={(event) => {
        event.preventDefault();
        skipTour();
      }}
    >
      {words && <Step words={words} step={tour.step} />}
      <Foot {...tour} />
    </dialog>
  );
}

function Step({ words: { title, text, link }, step }: { words: TourWords; step: number }) {
  return (
    <>
      <header className="tour-h">
        <p className="small muted num" aria-live="polite" aria-atomic="true">
          Step {step} of {TOUR_STEPS}
          <span className="sr">: {title}</span>
        </p>
        <span className="tour-cues" aria-hidden="true">
          {TOUR_WORDS.map((words, index) => (
            <CueChip key={words.title} on={index + 1 === step} past={index + 1 < step}>
              {index + 1}
            </CueChip>
          ))}
        </span>
      </header>
      <div className="tour-art" aria-hidden="true">
        <StepPicture step={step} />
      </div>
      <div className="tour-b">
        <h2 className="h2" id="tour-title">
          {title}
        </h2>
        <p id="tour-text">{text}</p>
        <a className="link" href={link.href} onClick={leaveTour}>
          {link.label}
        </a>
      </div>
    </>
  );
}

function Foot({ step, isSaving }: Tour) {
  const isLast = step === TOUR_STEPS;
  return (
    <footer className="tour-f">
      <button type="button" className="btn quiet" onClick={skipTour}>
        Skip Tour
      </button>
      <button
        type="button"
        className="btn"
        aria-disabled={step === 1 || undefined}
        onClick={() => moveTour(-1)}
      >
        Previous
      </button>
      <button
        type="button"
        className="btn go"
        aria-busy={isSaving || undefined}
        onClick={() => (isLast ? void finishTour() : moveTour(1))}
      >
        {isSaving ? 'Finishing...' : isLast ? 'Finish Tour' : 'Next'}
      </button>
    </footer>
  );
}
