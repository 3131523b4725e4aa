import type { RefObject } from 'react';
import { GIG_STATUSES, type GigStatus } from '#core/gigs/gig-status.ts';
import type { BoardColumn } from '../state/board.store.ts';
import { canFold, setColumnOpen } from './open-columns.store.ts';

interface ColumnChipsProps {
  columns: readonly BoardColumn[];
  board: RefObject<HTMLElement | null>;
}

/** The columns by name, where there is room for one of them at a time: each leads to its column. */
export function ColumnChips({ columns, board }: ColumnChipsProps) {
  function show(status: GigStatus): void {
    if (canFold(status)) setColumnOpen(status, true);
    // Once it is open.
    requestAnimationFrame(() => {
      const column = board.current?.querySelector<HTMLElement>(`section[data-status="${status}"]`);
      if (board.current && column) board.current.scrollLeft = column.offsetLeft - board.current.offsetLeft;
    });
  }
  return (
    <nav className="board-chips" aria-label="Columns">
      {columns.map(({ status, count }) => (
        <button key={status} type="button" className="board-chip" onClick={() => show(status)}>
          {GIG_STATUSES[status]} <span className="num muted">{count}</span>
        </button>
      ))}
    </nav>
  );
}
