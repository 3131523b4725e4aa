import { isOnTheWay } from './tip-place.ts';

/** The control that a tip is open for, and what opened it. */
export type Opened = { control: HTMLElement; by: 'pointer' | 'focus' };

type Answers = { close: () => void; place: () => void };

/** Closes an open tip when it is done with. Returns how to stop watching. */
export function watchTip(tip: HTMLElement, { control, by }: Opened, { close, place }: Answers): () => void {
  const stop = new AbortController();
  const early = { capture: true, signal: stop.signal };

  window.addEventListener(
    'keydown',
    (event) => {
      if (event.key !== 'Escape') return;
      // One press closes one thing: a dialog around the control stays.
      event.preventDefault();
      event.stopPropagation();
      close();
    },
    early,
  );
  document.addEventListener(
    'pointerdown',
    ({ target }) => {
      if (!tip.contains(target as Node)) close();
    },
    early,
  );

  // Where Tab goes the page scrolls along, so a focused control keeps its tip until it is out of sight.
  const moved = () => (by === 'focus' && isInView(control) ? place() : close());
  window.addEventListener('resize', moved, early);
  document.addEventListener(
    'scroll',
    ({ target }) => {
      if ((target as Node).contains(control)) moved();
    },
    early,
  );

  if (by === 'focus') {
    control.addEventListener('blur', close, { signal: stop.signal });
  } else {
    // Not `pointerleave`: the pointer may go over to the tip, and rest on it. WCAG 2.2, 1.4.13
    document.addEventListener(
      'pointermove',
      (event) => {
        if (!isOnTheWay(event, control.getBoundingClientRect(), tip.getBoundingClientRect())) close();
      },
      early,
    );
    document.documentElement.addEventListener('pointerleave', close, { signal: stop.signal });
  }
  return () => stop.abort();
}

function isInView(control: HTMLElement): boolean {
  const { left, top, right, bottom } = control.getBoundingClientRect();
  const { clientWidth, clientHeight } = document.documentElement;
  return right > 0 && bottom > 0 && left < clientWidth && top < clientHeight;
}
