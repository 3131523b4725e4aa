import { useStore } from '@nanostores/react';
import { GIG_STATUSES } from '#core/gigs/gig-status.ts';
import { problemOf } from '#site/lib/problem-of.ts';
import { ErrorState } from '#site/ui/ErrorState.tsx';
import { Skeleton } from '#site/ui/Skeleton.tsx';
import { $board, retryBoard } from '../state/board.store.ts';
import { BoardColumns } from './BoardColumns.tsx';
import './board.css';

/** Gigs by status, side by side. */
export function BoardView() {
  const board = useStore($board);
  if (board.state === 'ready') return <BoardColumns columns={board.columns} />;
  if (board.state === 'waiting') return <WaitingBoard />;
  return (
    <div className="panel">
      <ErrorState
        title="We couldn't load your gigs"
        reason={problemOf(board.error)}
        onRetry={() => retryBoard()}
      />
    </div>
  );
}

/** Cards that each column has while nobody knows how many there are. */
const CARDS = [2, 1, 2, 1, 3, 2];

function WaitingBoard() {
  const names = Object.values(GIG_STATUSES).slice(0, CARDS.length);
  return (
    <div className="board" role="status">
      <span className="sr">Loading</span>
      {names.map((name, column) => (
        <div key={name} className="board-col" aria-hidden="true">
          <div className="board-col-head">
            <span className="board-waiting-name">{name}</span>
          </div>
          <div className="board-cards">
            {Array.from({ length: CARDS[column] ?? 1 }, (_, card) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: cards to be have no identity and never move
              <Skeleton key={card} height={116} />
            ))}
          </div>
        </div>
      ))}
    </div>
  );
}
