import {
  type FocusEvent,
  type KeyboardEvent,
  type RefObject,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { addressOfGig, goTo } from '../state/address.store.ts';
import { select } from './selection.store.ts';

const rowOf = (target: EventTarget): HTMLElement | null =>
  target instanceof Element ? target.closest<HTMLElement>('[data-gig]') : null;

/**
 * One row of the table can be reached by Tab; the arrows, Home and End go to another, Enter opens it, Space selects it, with
 * Shift all from the one before. Answers which row that is.
 */
export function useRowKeys(body: RefObject<HTMLElement | null>, ids: readonly string[], canOpen: boolean) {
  const [activeId, setActiveId] = useState<string | null>(null);
  const active = activeId !== null && ids.includes(activeId) ? activeId : (ids[0] ?? null);
  const goesThere = useRef(false);

  useLayoutEffect(() => {
    if (!goesThere.current) return;
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
    const at = ids.indexOf(id);
    const to = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: ids.length - 1 }[event.key];
    if (to !== undefined) {
      event.preventDefault();
      goesThere.current = true;
      setActiveId(ids[Math.min(ids.length - 1, Math.max(0, to))] ?? null);
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
    onFocus: (event: FocusEvent): void => {
      const id = rowOf(event.target)?.dataset.gig;
      if (id !== undefined) setActiveId(id);
    },
  };
}
