import ChevronsRight from 'lucide-react/icons/chevrons-right';
import { type ReactNode, useId } from 'react';
import { flushSync } from 'react-dom';
import { GIG_STATUSES, type GigStatus } from '#core/gigs/gig-status.ts';
import { moneyWords } from '#core/money.ts';
import { Button } from '#site/ui/Button.tsx';
import { cx } from '#site/ui/cx.ts';
import { TrackerLink } from '../parts/TrackerLink.tsx';
import { addressOf } from '../state/address.store.ts';
import type { BoardColumn as Column } from '../state/board.store.ts';
import { canFold, setColumnOpen } from './open-columns.store.ts';

type ColumnProps = {
  column: Column;
  /** A card is over it. */
  isOver: boolean;
  /** The cards. */
  children: ReactNode;
};

/** A status: how many gigs it has and what they are worth, the first of them, and the way to all. */
export function BoardColumn({ column, isOver, children }: ColumnProps) {
  const { status, count, sums, gigs } = column;
  const id = useId();
  const name = GIG_STATUSES[status];
  return (
    <section className={cx('board-col', isOver && 'over')} data-status={status} aria-labelledby={id}>
      <header className="board-col-head">
        <h2 id={id}>{name}</h2>
        <span className="num muted">
          {count}
          <span className="sr"> {count === 1 ? 'gig' : 'gigs'}</span>
        </span>
        <span className="board-sums num">
          {sums
            .filter(({ amount }) => amount > 0)
            .map((sum) => (
              <span key={sum.currency}>{moneyWords(sum)} </span>
            ))}
        </span>
        {canFold(status) && (
          <Button
            className="board-fold"
            size="sm"
            variant="quiet"
            iconOnly
            icon={ChevronsRight}
            onClick={() => fold(status)}
          >
            Collapse {name}
          </Button>
        )}
      </header>
      {gigs.length > 0 ? (
        <ul className="board-cards">{children}</ul>
      ) : (
        <p className="board-none small muted">Nothing here</p>
      )}
      {count > gigs.length && (
        <TrackerLink className="board-all small" href={addressOf({ view: 'list', when: 'all', status })}>
          Show all {count.toLocaleString('en')}
        </TrackerLink>
      )}
    </section>
  );
}

/** A column that is folded: its name and count on a button that opens it. A card can be dropped on it all the same. */
export function FoldedColumn({ column, isOver }: Omit<ColumnProps, 'children'>) {
  const { status, count } = column;
  return (
    <button
      type="button"
      className={cx('board-folded', isOver && 'over')}
      data-status={status}
      aria-expanded="false"
      onClick={() => unfold(status)}
    >
      <span className="num muted">{count}</span>
      <span className="board-folded-name">{GIG_STATUSES[status]}</span>
    </button>
  );
}

/** The button that was pressed goes, so the one that takes its place gets the focus. */
function unfold(status: GigStatus): void {
  flushSync(() => setColumnOpen(status, true));
  document.querySelector<HTMLElement>(`section[data-status="${status}"] .board-fold`)?.focus();
}

function fold(status: GigStatus): void {
  flushSync(() => setColumnOpen(status, false));
  document.querySelector<HTMLElement>(`.board-folded[data-status="${status}"]`)?.focus();
}
