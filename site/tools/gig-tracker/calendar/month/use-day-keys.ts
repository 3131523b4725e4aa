import { type KeyboardEvent, type MouseEvent, useEffect, useRef, useState } from 'react';
import { type Days, showDay, today } from '../calendar.store.ts';
import { dayOfKey } from './day-of-key.ts';

/** The one day of a grid that Tab leads to, and the keys that lead on from it; beyond the edge other months are shown. */
export function useDayKeys(days: Days, on: string, open: (day: string) => void) {
  const [focused, setFocused] = useState(on);
  const grid = useRef<HTMLTableElement>(null);
  /** The day that the focus goes to once it is there: an effect of an earlier render may come to it first. */
  const due = useRef<string | null>(null);
  const isShown = (day: string): boolean => days.from <= day && day <= days.to;
  const stop = isShown(focused) ? focused : on;

  useEffect(() => {
    if (due.current === null) return;
    const cell = grid.current?.querySelector<HTMLElement>(`[data-day="${due.current}"]`);
    if (!cell) return;
    due.current = null;
    cell.focus();
  });

  function press(event: KeyboardEvent<HTMLElement>): void {
    const day = event.target instanceof HTMLElement ? event.target.dataset.day : undefined;
    if (day === undefined || event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key === 'Enter' || event.key === ' ') {
      event.preventDefault();
      open(day);
      return;
    }
    const next = dayOfKey(event.key, day, today());
    if (next === null) return;
    event.preventDefault();
    due.current = next;
    setFocused(next);
    if (!isShown(next)) showDay(next);
  }

  /** A press on a day opens it, but on what leads elsewhere. */
  function pick({ target }: MouseEvent<HTMLElement>): void {
    if (!(target instanceof Element) || target.closest('a, button')) return;
    const day = target.closest<HTMLElement>('[data-day]')?.dataset.day;
    if (day !== undefined) open(day);
  }

  return { grid, stop, press, pick, setFocused };
}
