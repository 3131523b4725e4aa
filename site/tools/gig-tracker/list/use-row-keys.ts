import {
  type FocusEvent,
  type KeyboardEvent,
  type RefObject,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { addressOfGig, goTo } from '../state/address.store.ts';
import { gigLeft } from '../state/arrival.ts';
import { select } from './selection.store.ts';

const rowOf = (target: EventTarget): HTMLElement | null =>
  target instanceof Element ? target.closest<HTMLElement>('[data-gig]') : null;

/**
 * One row of the table can be reached by Tab; the arrows, Home and End go to another, Enter opens it, Space selects it, with
 * Shift all from the one before. Answers which row that is.
 */
export function useRowKeys(
  body: RefObject<HTMLElement | null>,
  ids: readonly string[],
  { canOpen, isStale }: { canOpen: boolean; isStale: boolean },
) {
  const [activeId, setActiveId] = useState(gigLeft);
  const place = useRef(0);
  const at = activeId === null ? -1 : ids.indexOf(activeId);
  if (at >= 0) place.current = at;
  if (isStale) place.current = 0;
  // Where the row is gone, the next one has its place.
  const active = ids[at >= 0 ? at : Math.min(place.current, ids.length - 1)] ?? null;
  const goesThere = useRef(false);
  const hasFocus = useRef(false);

  useLayoutEffect(() => {
    const isLost = hasFocus.current && document.activeElement === document.body;
    if (!goesThere.current && !isLost) return;
    goesThere.current = false;
    const row = body.current?.querySelector<HTMLElement>(`[data-gig="${active}"]`);
    row?.focus({ preventScroll: true });
    row?.scrollIntoView({ block: 'nearest' });
  });

  function onKeyDown(event: KeyboardEvent): void {
    const row = rowOf(event.target);
    const id = row?.dataset.gig;
    // A button that opens a menu takes the arrows for itself.
    if (id === undefined || event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey) return;
    const from = ids.indexOf(id);
    const to = { ArrowDown: from + 1, ArrowUp: from - 1, Home: 0, End: ids.length - 1 }[event.key];
    if (to !== undefined) {
      event.preventDefault();
      const next = ids[Math.min(ids.length - 1, Math.max(0, to))] ?? null;
      // At either end nothing is drawn again: the focus would be taken later, by whatever draws it.
      if (next !== active) goesThere.current = true;
      setActiveId(next);
    }
    if (event.target !== row) return;
    if (event.key === 'Enter' && canOpen) goTo(addressOfGig(id));
    if (event.key === ' ') {
      event.preventDefault();
      select(id, ids, event.shiftKey);
    }
  }

  return {
    active,
    onKeyDown,
    onBlur: (): void => {
      hasFocus.current = false;
    },
    onFocus: (event: FocusEvent): void => {
      hasFocus.current = true;
      const id = rowOf(event.target)?.dataset.gig;
      if (id !== undefined) setActiveId(id);
    },
  };
}
