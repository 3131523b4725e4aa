import { type RefObject, useEffect, useRef } from 'react';
import { addressOfGig } from '../state/address.store.ts';
import { type Arrival, arrivalNow, endArrival } from '../state/arrival.ts';
import { shownGig } from '../state/gigs.store.ts';

/** How long a view has to show the gig that one comes back from, and how often that is looked for, in ms. */
const LONGEST = 1500;
const PAUSE = 50;

/**
 * Puts the focus on a page of the tracker that was opened by a link or by `Back`: on the gig that one comes back from where it
 * is shown, else on the title, which gets the ref that is answered. A page that came with its document is left alone.
 */
export function useArrivalFocus(): RefObject<HTMLHeadingElement | null> {
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    const arrival = arrivalNow();
    return arrival ? place(arrival, title) : undefined;
  }, []);
  return title;
}

function place(arrival: Arrival, title: RefObject<HTMLElement | null>): () => void {
  const from = arrival.from ?? '';
  const isWanted = shownGig(from)?.deletedAt === null;
  const end = performance.now() + LONGEST;
  function look(): void {
    const gig = isWanted ? placeOfGig(from) : null;
    const isOver = !isWanted || performance.now() > end;
    if (!gig && !isOver && isFree(arrival)) {
      timer = setTimeout(look, PAUSE);
      return;
    }
    endArrival();
    if (!isFree(arrival)) return;
    if (gig) gig.focus();
    else title.current?.focus({ preventScroll: true });
  }
  // A dialog that closes gives the focus back first.
  let timer = setTimeout(look);
  return () => clearTimeout(timer);
}

/** Nobody went elsewhere by now. */
function isFree({ at }: Arrival): boolean {
  const now = document.activeElement;
  return now === null || now === document.body || now === at;
}

/** The row, the card or the link of a gig in the view that is open. */
function placeOfGig(id: string): HTMLElement | null {
  const place = document.querySelector<HTMLElement>(`[data-gig="${CSS.escape(id)}"]`);
  if (place?.matches('a, button, [tabindex]')) return place;
  const links = (place ?? document).querySelectorAll<HTMLElement>(`a[href="${addressOfGig(id)}"]`);
  return [...links].find((link) => link.checkVisibility()) ?? null;
}
