import { type RefObject, useEffect, useState } from 'react';
import { GIG_STATUSES, type GigStatus } from '#core/gigs/gig-status.ts';
import type { BoardColumn } from '../state/board.store.ts';
import { canFold, setColumnOpen } from './open-columns.store.ts';

interface ColumnChipsProps {
  columns: readonly BoardColumn[];
  board: RefObject<HTMLElement | null>;
}

const columnsIn = (board: HTMLElement): HTMLElement[] => [
  ...board.querySelectorAll<HTMLElement>('section[data-status]'),
];

/** The column that begins where the board is scrolled to. */
function columnInView(board: HTMLElement): string | undefined {
  const { left } = board.getBoundingClientRect();
  const distance = (column: HTMLElement): number => Math.abs(column.getBoundingClientRect().left - left);
  return columnsIn(board).toSorted((one, other) => distance(one) - distance(other))[0]?.dataset.status;
}

/** The columns by name, where there is room for one of them at a time: each leads to its column. */
export function ColumnChips({ columns, board }: ColumnChipsProps) {
  const [inView, setInView] = useState<string | undefined>('lead');
  useEffect(() => {
    const of = board.current;
    const look = (): void => setInView(of ? columnInView(of) : undefined);
    of?.addEventListener('scroll', look, { passive: true });
    return () => of?.removeEventListener('scroll', look);
  }, [board]);

  function show(status: GigStatus): void {
    if (canFold(status)) setColumnOpen(status, true);
    // Once it is open.
    requestAnimationFrame(() => {
      const column =
        board.current && columnsIn(board.current).find(({ dataset }) => dataset.status === status);
      if (board.current && column) board.current.scrollLeft = column.offsetLeft;
    });
  }
  return (
    <nav className="board-chips" aria-label="Columns">
      {columns.map(({ status, count }) => (
        <button
          key={status}
          type="button"
          className="board-chip"
          aria-current={status === inView || undefined}
          onClick={() => show(status)}
        >
          {GIG_STATUSES[status]} <span className="num muted">{count}</span>
        </button>
      ))}
    </nav>
  );
}
